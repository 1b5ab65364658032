import { csvText, plainCell } from './csv.ts';
import { parseDelimited } from './delimited-text.ts';
import { languages } from './languages.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u0000=1+1', "'\u0000=1+1"],
  ['\u200b@SUM(A1)', "'\u200b@SUM(A1)"],
  ['\u202e\u2066\ufeff-1', "'\u202e\u2066\ufeff-1"],
  ['\n=1+1', '"\'\n=1+1"'],
  ['\u200bAna', '\u200bAna'],
  [-5.5, '-5.5'],
  [{ amount: -6.7 }, '-6.70'],
  [null, ''],
])('%j is written as %j', (cell, text) => {
  expect(csvText([[cell]])).toBe(text);
});

test('rows end with both characters', () => {
  expect(
    csvText([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('a,1\r\nb,2');
});

test.each([
  '=1+1',
  "'=1+1",
  "''@a",
  "'tis",
  '-',
  '+3',
  '＝1+1',
  "'＠a",
  '\u200b=1',
  "'\u0000'\u202e=1",
  "'\u200ba",
  'plain',
  "'",
])('%j is read back as it was', (text) => {
  expect(plainCell(csvText([[text]]))).toBe(text);
});

test('amounts have two decimals in every language', () => {
  expect(csvText([[{ amount: 179 }, { amount: -0.5 }]], 'es')).toBe('179,00;-0,50');
});

test('spreadsheets in Portuguese and Spanish get semicolons and decimal commas', () => {
  const rows = [
    ['Pessoa', 'Nota'],
    ['Ana; Bia', -87.5],
    ['"Zé"', null],
    ['=1+1', 3],
  ];
  for (const language of ['pt-BR', 'es'] as const)
    expect(csvText(rows, language)).toBe('Pessoa;Nota\r\n"Ana; Bia";-87,5\r\n"""Zé""";\r\n\'=1+1;3');
});

test.each(languages)('what is written in %s is read back as it was', (language) => {
  const rows = [
    ['a;b,c', '"d"', 'two\nlines'],
    ['＝1', '', 'e, f; g'],
  ];
  const read = parseDelimited(csvText(rows, language), { mostCells: 100 });
  expect(read.map((row) => row.map(plainCell))).toEqual(rows);
});
