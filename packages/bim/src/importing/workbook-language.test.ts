import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { documentTypes } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import type { TableName } from '../document/tables.ts';
import { languageNames } from '../labels/language-names.ts';
import { tableLabels } from '../labels/table-labels.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { type SheetCell, sheetOf } from './import-sheet.ts';
import type { Sheet } from './import-workbook.ts';
import { otherLanguage } from './workbook-language.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const inPortuguese: BimDocument = { ...sample, language: 'pt-BR' };
const [risk, ...otherRisks] = sample.tables.risks;
if (!risk) throw new Error('the sample has no risk');

/** A sheet of a table with the headings of the document's language. */
function sheet(document: BimDocument, table: TableName): Sheet {
  const { headings, rows } = sheetOf(document, table);
  return { name: tableLabels[table][document.language], rows: [headings, ...rows] };
}
const facts = (language: Language, ...more: SheetCell[][]): Sheet => ({
  name: 'Document',
  rows: [['type', 'Type', 'bep-post'], ['language', 'Language', languageNames[language]], ...more],
});
const withRisk = (change: Partial<typeof risk>): BimDocument => ({
  ...inPortuguese,
  tables: { ...sample.tables, risks: [{ ...risk, ...change }, ...otherRisks] },
});

test('a workbook in another language than the document’s says so itself, or its headings do', () => {
  const risks = sheet(inPortuguese, 'risks');
  expect(otherLanguage(sample, [facts('pt-BR'), risks], [])).toEqual({ language: 'pt-BR', own: [] });
  expect(otherLanguage(sample, [risks], [])).toMatchObject({ language: 'pt-BR' });
  expect(otherLanguage(sample, [facts('en'), risks], [])).toBeUndefined();
  expect(otherLanguage(inPortuguese, [risks], [])).toBeUndefined();
  expect(otherLanguage(sample, [sheet(sample, 'risks')], [])).toBeUndefined();
  // What is written alike in several languages tells nothing.
  expect(otherLanguage(sample, [{ name: 'Software', rows: [['id', 'Software']] }], [])).toBeUndefined();
});

test('of it those sheets are named that would bring in words, not those with other codes, days and options', () => {
  const own = (changed: BimDocument, ...more: SheetCell[][]) =>
    otherLanguage(sample, [facts('pt-BR', ...more), sheet(changed, 'risks')], [])?.own;
  expect(own(withRisk({ reviewDate: '2026-10-01', impact: 'low' }))).toEqual([]);
  expect(own(withRisk({ mitigation: 'Conferir toda semana.' }))).toEqual([tableLabels.risks['pt-BR']]);
  expect(own(withRisk({ id: 'another' }))).toEqual([tableLabels.risks['pt-BR']]);
  expect(own(inPortuguese, ['documentNumber', 'Number', 'X-1'])).toEqual([]);
  expect(own(inPortuguese, ['description', 'Description', 'Um prédio.'])).toEqual(['Document']);
  expect(own(inPortuguese, ['deliverables', 'Deliverables', 'modelos'])).toEqual(['Document']);
});

test('each sheet that would bring in words alone is named: of the deliverables that of all teams and those of each', () => {
  const [first, ...others] = sample.tables.deliverables;
  if (!first) throw new Error('the sample has no deliverable');
  const own = (change: Partial<typeof first>) => {
    const changed = {
      ...inPortuguese,
      tables: { ...sample.tables, deliverables: [{ ...first, ...change }, ...others] },
    };
    const midp = sheet(changed, 'deliverables');
    const ofTeam = midp.rows.filter((row, at) => at === 0 || row.includes(first.id));
    const sheets = [
      { ...midp, name: 'MIDP' },
      { name: `TIDP ${first.taskTeam}`, rows: ofTeam },
      { name: 'TIDP of others', rows: midp.rows.filter((row) => !ofTeam.includes(row) || row === midp.rows[0]) },
    ];
    return otherLanguage(sample, [facts('pt-BR'), ...sheets], [])?.own;
  };
  expect(own({ title: 'Relatório' })).toEqual(['MIDP', `TIDP ${first.taskTeam}`]);
  expect(own({ dueDate: '2026-12-24' })).toEqual([]);
});

test('what documents an information need asks for is in words, what a property is called is not', () => {
  const own = (kind: string) => {
    const rows = sample.tables.informationNeeds.map((row) => (row.kind === kind ? { ...row, name: 'Manual' } : row));
    const changed = { ...inPortuguese, tables: { ...sample.tables, informationNeeds: rows } };
    return otherLanguage(sample, [facts('pt-BR'), sheet(changed, 'informationNeeds')], [])?.own;
  };
  expect(own('documentation')).toEqual([tableLabels.informationNeeds['pt-BR']]);
  expect(own('property')).toEqual([]);
});

test('of a code list the meanings are words, the codes are not', () => {
  const own = (from: string, to: string) => {
    const change = (text: string) => (text === from ? to : text);
    const rows = sample.tables.naming.map((row) => ({
      ...row,
      codes: row.codes.map(({ code, meaning }) => ({ code: change(code), meaning: change(meaning) })),
    }));
    const changed = { ...inPortuguese, tables: { ...sample.tables, naming: rows } };
    return otherLanguage(sample, [facts('pt-BR'), sheet(changed, 'naming')], [])?.own;
  };
  expect(own('Health centre', 'Centro de saúde')).toEqual([tableLabels.naming['pt-BR']]);
  expect(own('NHC', 'CVN')).toEqual([]);
});

test.each(documentTypes)('of the sample of another language no sheet in words is offered: %s', (type) => {
  const document = sampleDocument(type, 'en', '2026-09-01');
  for (const language of ['pt-BR', 'es'] as const) {
    const other = sampleDocument(type, language, '2026-09-01');
    const sheets = tablesOf(type).map((table) => sheet(other, table));
    const own = otherLanguage(document, [facts(language), ...sheets], [])?.own;
    const named: readonly TableName[] = ['parties', 'clashPairs'];
    const inWords = tablesOf(type).filter((table) => !named.includes(table) && other.tables[table].length > 0);
    expect(own).toEqual(inWords.map((table) => tableLabels[table][language]));
  }
});
