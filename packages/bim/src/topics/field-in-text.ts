import type { Language, Translated } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { tablesOf } from '../document/family-tables.ts';
import type { FieldName } from '../document/fields.ts';
import { tableLabels } from '../labels/table-labels.ts';
import { say } from '../labels/translated.ts';
import { fieldText, listText } from '../labels/value-text.ts';

/** Units as a sentence names them; the form's labels have the abbreviation. */
const units: Readonly<Record<string, Translated>> = {
  mm: say('millimetres', 'milímetros', 'milímetros'),
  cm: say('centimetres', 'centímetros', 'centímetros'),
  m: say('metres', 'metros', 'metros'),
  imperial: say('feet and inches', 'pés e polegadas', 'pies y pulgadas'),
};

/** Choices that are common nouns: within a sentence their label begins with a small letter. */
const nouns: ReadonlySet<FieldName> = new Set(['projectType', 'projectSize', 'coordinationMethod']);

const partiesAs = ({ tables }: BimDocument, wanted: string) =>
  tables.parties.filter(({ role }) => role === wanted).map(({ name }) => name);
/** Who holds a role: the person, else the company. */
const contactsAs = ({ tables }: BimDocument, wanted: string) =>
  tables.parties.filter(({ role }) => role === wanted).map(({ name, contact }) => contact || name);

/** Roles that say nothing of what a party does: its discipline does. */
const delivering: ReadonlySet<string> = new Set(['lead-appointed-party', 'appointed-party', 'task-team-manager']);
const architecture: ReadonlySet<string> = new Set(['architecture', 'interior', 'landscape']);
const engineering: ReadonlySet<string> = new Set(
  'structure mechanical electrical plumbing mep fire-protection civil geotechnical facade'.split(' '),
);
const designersAs = ({ tables }: BimDocument, wanted: string, disciplines: ReadonlySet<string>) =>
  tables.parties
    .filter(({ role, discipline }) => role === wanted || (delivering.has(role) && disciplines.has(discipline)))
    .map(({ name }) => name);

/** Lists of names that a table has, too: who fills the table in need not write them again. */
const byTable: { readonly [F in FieldName]?: (document: BimDocument) => readonly string[] } = {
  appointingParty: (document) => partiesAs(document, 'appointing-party'),
  leadAppointedParty: (document) => partiesAs(document, 'lead-appointed-party'),
  projectManager: (document) => contactsAs(document, 'project-manager'),
  bimManager: (document) => contactsAs(document, 'bim-manager'),
  architects: (document) => designersAs(document, 'architect', architecture),
  engineers: (document) => designersAs(document, 'engineer', engineering),
  contractors: (document) => partiesAs(document, 'contractor'),
  software: ({ type, tables }) =>
    tablesOf(type).includes('softwareTools') ? tables.softwareTools.map(({ name }) => name) : [],
  // Hundreds of deliverables are a table and no sentence.
  deliverables: ({ type, tables, language }) =>
    tablesOf(type).includes('deliverables') && tables.deliverables.length > 0
      ? [tableLabels.deliverables[language]]
      : [],
};

/** A field as the text of a topic says it, in the document's language; empty while neither it nor a table has it. */
export function fieldInText(document: BimDocument, field: FieldName): string {
  const { fields, language } = document;
  const value = fields[field];
  if (field === 'bimStandard' && value === 'custom') return fields.customStandard;
  if (field === 'measurementUnits') return units[fields.measurementUnits]?.[language] ?? '';
  const text = fieldText(field, value, language);
  if (text === '') return listText([...new Set(byTable[field]?.(document))], language);
  return nouns.has(field) ? lowerFirst(text, language) : text;
}

const lowerFirst = (text: string, language: Language) => text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1);
