import { columnsOf } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { newRow } from '../edits/new-row.ts';
import { importSheet, sheetOf } from '../importing/import-sheet.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { joinEntries, looksLikeList, splitEntries } from './entries.ts';
import { gridColumns, readGridText } from './grid-column.ts';
import { readCell } from './read-cell.ts';

const codes = (text: string) => {
  const column = columnsOf('naming').codes;
  const read = column && readCell(column, text, 'en');
  return read && 'value' in read ? read.value : read;
};

test.each([
  ['ARC, STR,MEP', ['ARC', 'STR', 'MEP']],
  ['ARC; STR', ['ARC', 'STR']],
  ['ARC|STR', ['ARC', 'STR']],
  ['ARC\nSTR', ['ARC', 'STR']],
])('codes are read from %j', (text, wanted) => {
  expect(codes(text)).toEqual(wanted.map((code) => ({ code, meaning: '' })));
});

test('commas between explained codes separate them; one within a meaning stays', () => {
  expect(codes('A = Architecture, S = Structure')).toEqual([
    { code: 'A', meaning: 'Architecture' },
    { code: 'S', meaning: 'Structure' },
  ]);
  expect(codes('A = Architecture, landscape')).toEqual([{ code: 'A', meaning: 'Architecture, landscape' }]);
});

test('what can be no code is refused with words that say how to separate', () => {
  expect(codes('Architecture and its landscape, structures and facades')).toMatchObject({ fault: 'not-codes' });
});

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const valuesAs = (restriction: 'one-of' | 'pattern' | 'range', text: string) => {
  const row = { ...newRow('informationNeeds', { restriction }), id: 'x' };
  const column = gridColumns(sample, 'informationNeeds').find(({ id }) => id === 'values');
  const read = column && readGridText(row, column, text, 'pt-BR');
  return read && 'value' in read ? read.value : read;
};

test.each([
  ['REI 60|REI 120', ['REI 60', 'REI 120']],
  ['REI 60; REI 120', ['REI 60', 'REI 120']],
  ['REI 60\nREI 120', ['REI 60', 'REI 120']],
  ['REI 60, REI 120', ['REI 60', 'REI 120']],
  ['0,5', ['0,5']],
  ['0,5; 0,7', ['0,5', '0,7']],
  ['Concrete, reinforced', ['Concrete, reinforced']],
  ['"A|B"; C', ['A|B', 'C']],
])('an enumeration written as %j has its values', (text, wanted) => {
  expect(valuesAs('one-of', text)).toEqual(wanted);
});

test.each([
  ['>=5', ['5', '']],
  ['≥ 0,5', ['0,5', '']],
  ['>5', ['>5', '']],
  ['<= 500', ['', '500']],
  ['< 500', ['', '<500']],
  ['>= 5; < 10', ['5', '<10']],
  ['5;', ['5', '']],
  ['; 5', ['', '5']],
  ['> 5; > 6', ['> 5', '> 6']],
])('a range written as %j has its bounds', (text, wanted) => {
  expect(valuesAs('range', text)).toEqual(wanted);
});

test('bars belong to a pattern', () => {
  expect(valuesAs('pattern', 'REI (60|120)')).toEqual(['REI (60|120)']);
});

test('what is written is read back as the same entries', () => {
  for (const entries of [['A, B'], ['A|B', 'C'], ['REI 60, REI 120'], [' a', '"b"'], ['x']]) {
    for (const kind of ['plain', 'codes', 'values'] as const)
      expect(splitEntries(joinEntries(entries, kind), kind)).toEqual(entries);
  }
});

test('a sheet with values and codes that have commas comes back unchanged', () => {
  const need = { ...newRow('informationNeeds', { restriction: 'one-of', values: ['A1, A2'] }), id: 'x' };
  const document = applyEdits(sample, [
    { op: 'insert-row', table: 'informationNeeds', row: need },
    { op: 'cell', table: 'naming', row: 'n1', column: 'codes', value: [{ code: 'A', meaning: 'B, C (D)' }] },
  ]);
  for (const table of ['informationNeeds', 'naming'] as const) {
    const { headings, rows } = sheetOf(document, table);
    const read = importSheet(document, table, [headings, ...rows]);
    expect([table, read.changed, read.errors]).toEqual([table, 0, []]);
  }
});

test('a value that looks like a list is taken apart', () => {
  expect(looksLikeList('REI 60 / REI 120')).toEqual(['REI 60', 'REI 120']);
  expect(looksLikeList('0,5')).toEqual(['0,5']);
});
