import type { BimDocument } from '../document/document.schema.ts';

const firstRevision = 'P01';

/**
 * A new project's document from an earlier one: how the team works is kept; what belongs to the earlier project's
 * issue, calendar and EIR is empty.
 */
export function fromEarlier(document: BimDocument): BimDocument {
  const { fields, tables } = structuredClone(document);
  return {
    ...structuredClone(document),
    eir: null,
    fields: {
      ...fields,
      documentNumber: '',
      revision: firstRevision,
      status: '',
      date: '',
      appointmentReference: '',
      projectName: '',
    },
    tables: {
      ...tables,
      revisionLog: [],
      answers: [],
      milestones: tables.milestones.map((row) => ({ ...row, date: '' })),
      deliverables: tables.deliverables.map((row) => ({ ...row, dueDate: '', progress: '', statusCode: '' })),
      risks: tables.risks.map((row) => ({ ...row, reviewDate: '', state: 'open' })),
    },
  };
}

/** The delivery team's BEP that follows from the tender's: everything is kept, and a revision log begins. */
export const afterAppointment = (document: BimDocument): BimDocument => ({
  ...structuredClone(document),
  type: 'bep-post',
  fields: { ...document.fields, revision: firstRevision, status: '', date: '' },
  tables: { ...structuredClone(document.tables), revisionLog: [] },
});
