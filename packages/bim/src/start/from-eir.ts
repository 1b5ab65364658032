import type { BimDocument, Row } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import type { TableName } from '../document/tables.ts';
import { askedIn, copyOf } from '../trace/eir-text.ts';
import { emptyDocument } from './empty-document.ts';

/** What an EIR decides for the plans that answer it. */
const takenFields = [
  'appointmentReference',
  'projectName',
  'clientName',
  'location',
  'projectType',
  'projectSize',
  'description',
  'appointingParty',
  'bimStandard',
  'customStandard',
  'levelOfDevelopment',
  'measurementUnits',
  'classification',
  'coordinateSystem',
  'namingSeparator',
  'cde',
  'coordinationMethod',
] as const satisfies readonly FieldName[];

const takenTables = [
  'milestones',
  'naming',
  'statusCodes',
  'informationNeeds',
  'exchangeFormats',
  'bimUses',
] as const satisfies readonly TableName[];

const linkTo = (eir: BimDocument, documentId: string) => ({
  documentId,
  documentNumber: eir.fields.documentNumber,
  revision: eir.fields.revision,
  projectName: eir.fields.projectName,
  asked: askedIn(eir.tables.requirements),
});

/** The row in which a requirement is answered has the requirement's own id, so that it is found again after a change. */
const toAnswer = (row: Row<'requirements'>): Row<'answers'> => ({
  id: row.id,
  ...copyOf(row),
  response: '',
  answer: '',
  place: '',
  owner: '',
});

/**
 * A BEP that answers an EIR: its project, standards and milestones are taken over, and each requirement is a row to
 * answer. `documentId` is the EIR's id at the service.
 */
export function fromEir(eir: BimDocument, documentId: string, type: 'bep-pre' | 'bep-post' = 'bep-pre'): BimDocument {
  const empty = emptyDocument(type, eir.language);
  const source = structuredClone(eir);
  // Whoever needs the information that is asked for is named there by code.
  const actors = new Set(source.tables.informationNeeds.map(({ actor }) => actor));
  const parties = source.tables.parties.filter(({ role, code }) => role === 'appointing-party' || actors.has(code));
  const known = new Set(parties.map(({ code }) => code));
  const tables = { ...empty.tables, ...Object.fromEntries(takenTables.map((name) => [name, source.tables[name]])) };
  return {
    ...empty,
    logo: source.logo,
    eir: linkTo(eir, documentId),
    fields: {
      ...empty.fields,
      ...Object.fromEntries(takenFields.map((name) => [name, source.fields[name]])),
      revision: 'P01',
    },
    tables: {
      ...tables,
      parties,
      bimUses: source.tables.bimUses.map((row) => ({ ...row, owner: known.has(row.owner) ? row.owner : '' })),
      exchangeFormats: source.tables.exchangeFormats.map((row) => ({ ...row, software: '' })),
      answers: source.tables.requirements.map(toAnswer),
    },
  };
}

/**
 * An answer with its requirement as it is now. Once the requirement is reworded, what was responded to it is to be
 * reviewed; an answer that was written before the link has no wording to compare.
 */
export function toldAnew(answer: Row<'answers'>, requirement: Row<'requirements'>): Row<'answers'> {
  const copied = copyOf(requirement);
  const hasWording = answer.title !== '' || answer.text !== '';
  // Another number alone says nothing else.
  const isReworded = (['title', 'text', 'priority'] as const).some((column) => answer[column] !== copied[column]);
  const review = hasWording && isReworded && answer.response !== '';
  return { ...answer, ...copied, ...(review && { response: 'review' }) };
}

/**
 * The BEP against a newer issue of its EIR: answers are kept, those to reworded requirements are to be reviewed, new
 * requirements are added, dropped ones leave.
 */
export function followEir(bep: BimDocument, eir: BimDocument, documentId: string): BimDocument {
  const before = new Map(bep.tables.answers.map((row) => [row.id, row]));
  const answers = eir.tables.requirements.map((row) => toldAnew(before.get(row.id) ?? toAnswer(row), row));
  return { ...bep, eir: linkTo(eir, documentId), tables: { ...bep.tables, answers } };
}
