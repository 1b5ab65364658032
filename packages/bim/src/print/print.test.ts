import { languages } from '@arcada/contracts';
import { categoriesOf, documentTypes } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { chapterTables } from '../document/table-chapters.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { importSheet, sheetOf } from '../importing/import-sheet.ts';
import { columnLabel } from '../labels/table-labels.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { fromEir } from '../start/from-eir.ts';
import { eirTrace } from '../trace/eir-trace.ts';
import { printedDocument } from './printed-document.ts';
import { printedTable } from './printed-table.ts';
import { printedTrace } from './printed-trace.ts';

const today = '2026-09-01';

test('each table of a family is printed once', () => {
  for (const type of documentTypes) {
    const printed = categoriesOf(type).flatMap((category) => chapterTables(type, category));
    expect([...printed, 'revisionLog'].toSorted()).toEqual([...tablesOf(type)].toSorted());
  }
});

test('a sample is printed whole, in its language', () => {
  const { title, chapters, revisionLog, fields } = printedDocument(sampleDocument('bep-post', 'es', today));
  expect(title).toBe('Plan de ejecución BIM');
  expect(fields.find(({ field }) => field === 'date')).toEqual({
    field: 'date',
    label: 'Fecha',
    value: '1 de septiembre de 2026',
  });
  expect(revisionLog?.rows).toEqual([['P01', '01/09/2026', 'S2', 'Andrés Beltrán', 'Primera emisión']]);
  expect(chapters.map(({ heading }) => heading)).toEqual([
    'Información general',
    'Organización',
    'Estándares técnicos',
    'Procesos',
    'Entregables',
  ]);
  const matrix = chapters[1]?.tables.find(({ table }) => table === 'responsibilities');
  expect(matrix?.columns).toEqual(['Tarea', 'Hito', 'CLI', 'PMG', 'BIM', 'ARC', 'STR', 'MEP', 'CON']);
  expect(matrix?.rows[0]).toEqual([
    'Mantener actualizado el plan de ejecución BIM',
    'M1',
    'I',
    '',
    'AR',
    'C',
    'C',
    'C',
    '',
  ]);
});

test('days in tables are short, and in English can be read in one way only', () => {
  const dayIn = (language: 'en' | 'pt-BR') => {
    const { revisionLog } = printedDocument(sampleDocument('bep-post', language, today));
    return revisionLog?.rows[0]?.[1];
  };
  expect(dayIn('pt-BR')).toBe('01/09/2026');
  expect(dayIn('en')).toBe('1\u00A0Sept\u00A02026');
});

test('a BIM use that the list lacks is printed by its own name', () => {
  const sample = sampleDocument('bep-post', 'en', today);
  const own = applyEdits(sample, [
    { op: 'cell', table: 'bimUses', row: 'u1', column: 'use', value: 'other' },
    { op: 'cell', table: 'bimUses', row: 'u1', column: 'ownUse', value: 'Wayfinding' },
  ]);
  const uses = printedDocument(own)
    .chapters.flatMap(({ tables }) => tables)
    .find(({ table }) => table === 'bimUses');
  expect(uses?.columns).not.toContain('Own use');
  expect(uses?.rows.some((row) => row[0] === 'Wayfinding')).toBe(true);
});

test('a role and a purpose that their lists lack are printed, exported and read back by their own words', () => {
  for (const [table, column, own, words] of [
    ['parties', 'role', 'ownRole', 'Quantity surveyor'],
    ['informationNeeds', 'purpose', 'ownPurpose', 'Space programme'],
    ['deliverables', 'purpose', 'ownPurpose', 'Space programme'],
  ] as const) {
    const sample = sampleDocument('bep-post', 'es', today);
    const [first] = sample.tables[table];
    const cell = (name: string, value: string) =>
      ({ op: 'cell', table, row: first?.id ?? '', column: name, value }) as const;
    const document = applyEdits(sample, [cell(column, 'other'), cell(own, words)]);
    const printed = printedTable(document, table);
    expect(printed?.columns).not.toContain(columnLabel(table, own as never).es);
    expect(printed?.rows[0]).toContain(words);
    const { headings, rows } = sheetOf(document, table);
    const read = importSheet({ ...document, tables: { ...document.tables, [table]: [] } }, table, [headings, ...rows]);
    expect(
      applyEdits({ ...document, tables: { ...document.tables, [table]: [] } }, read.edits).tables[table][0],
    ).toEqual(document.tables[table][0]);
  }
});

test('an empty document prints neither fields nor chapters', () => {
  expect(printedDocument(emptyDocument('eir', 'en'))).toMatchObject({
    fields: [],
    chapters: [],
    revisionLog: undefined,
  });
});

test('the trace names state and place in the reader’s language', () => {
  const eir = sampleDocument('eir', 'en', today);
  const [first] = eir.tables.requirements;
  const bep = applyEdits(fromEir(eir, 'eir-1'), [
    { op: 'cell', table: 'answers', row: first?.id ?? '', column: 'response', value: 'full' },
    { op: 'cell', table: 'answers', row: first?.id ?? '', column: 'place', value: 'table:milestones' },
  ]);
  const { columns, rows } = printedTrace(eirTrace(bep), 'en');
  expect(rows[0]?.slice(3)).toEqual(['Mandatory', 'Met', '', 'Milestones', '']);
  expect(rows.every(({ length }) => length === columns.length)).toBe(true);
  const dropped = applyEdits(eir, [{ op: 'remove-row', table: 'requirements', row: first?.id ?? '' }]);
  for (const language of languages) {
    const printed = printedTrace(eirTrace(bep, dropped), language);
    expect(printed.columns).toHaveLength(columns.length + 1);
    expect(printed.rows[0]?.at(-1)).not.toBe('');
  }
});

test('software is printed with the standards, as the form and the library have it, not with the deliverables', () => {
  for (const language of languages) {
    const { chapters } = printedDocument(sampleDocument('bep-post', language, today));
    const at = chapters.find(({ tables }) => tables.some(({ table }) => table === 'softwareTools'));
    expect(at?.category).toBe('technical_standards');
  }
});
