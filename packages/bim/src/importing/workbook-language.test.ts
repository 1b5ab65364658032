import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
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
});
