import type { BimDocument, Row } from '../document/document.schema.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { renameEdits } from '../edits/rename-code.ts';
import { withProjectCode } from '../naming/project-code.ts';

export const firstRevision = 'P01';
/** What most plans call the client by, in all three languages; the code of the earlier one is often its name. */
const clientCode = 'CLI';

/** The document with its client named by the code that fits any. */
function withAnyClient(document: BimDocument): BimDocument {
  const { parties } = document.tables;
  const client = parties.find(({ role }) => role === 'appointing-party');
  if (!client || client.code === '' || parties.some(({ code }) => code === clientCode)) return document;
  const from = client.code;
  const renamed = applyEdits(document, [
    { op: 'cell', table: 'parties', row: client.id, column: 'code', value: clientCode },
    ...renameEdits(document, 'parties', from, clientCode),
  ]);
  const { informationNeeds, requirements, naming } = renamed.tables;
  const actorOf = <T extends { actor: string }>(row: T) => (row.actor === from ? { ...row, actor: clientCode } : row);
  const isOriginator = ({ part }: Row<'naming'>) => part === 'originator';
  return {
    ...renamed,
    tables: {
      ...renamed.tables,
      informationNeeds: informationNeeds.map(actorOf),
      requirements: requirements.map(actorOf),
      naming: naming.map((row) =>
        isOriginator(row)
          ? { ...row, codes: row.codes.map((one) => (one.code === from ? { code: clientCode, meaning: '' } : one)) }
          : row,
      ),
    },
  };
}

/** The code of the new project in the naming and in names; without one it is empty there, which the checker finds. */
function withCode(document: BimDocument, code: string): BimDocument {
  const { tables } = document;
  return {
    ...document,
    tables: {
      ...tables,
      naming: tables.naming.map((row) =>
        row.part === 'project' && (row.rule === 'codes' || row.codes.length > 0)
          ? { ...row, codes: code === '' ? [] : [{ code, meaning: '' }] }
          : row,
      ),
      deliverables: tables.deliverables.map((row) => ({
        ...row,
        containerName: withProjectCode(document, row.containerName, code) ?? '',
      })),
    },
  };
}

/**
 * A new project's document from an earlier one: how the team works is kept; what belongs to the earlier project, its
 * client, issue, calendar and EIR is empty. Names of containers get the new project's `code`.
 */
export function fromEarlier(document: BimDocument, code = ''): BimDocument {
  const copy = withCode(withAnyClient(structuredClone(document)), code.trim().toUpperCase());
  const { fields, tables } = copy;
  return {
    ...copy,
    eir: null,
    fields: {
      ...fields,
      documentNumber: '',
      revision: firstRevision,
      status: '',
      date: '',
      appointmentReference: '',
      projectName: '',
      clientName: '',
      location: '',
      projectType: '',
      projectSize: '',
      description: '',
      appointingParty: '',
      additionalRequirements: '',
    },
    tables: {
      ...tables,
      revisionLog: [],
      answers: [],
      parties: tables.parties.map((row) =>
        row.role === 'appointing-party' ? { ...row, name: '', contact: '', email: '' } : row,
      ),
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
