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
  ['\n=1+1', '"\'\n\'=1+1"'],
  [' "=1+1', '"\' ""=1+1"'],
  ['y;=40+2;', "y;'=40+2;"],
  ['y,=40+2', '"y,\'=40+2"'],
  ['y\t@SUM(A1)|+cmd', "y\t'@SUM(A1)|'+cmd"],
  ['y; "=40+2;"', '"y;\' ""=40+2;"""'],
  ['y;\u200b＝40+2', "y;'\u200b＝40+2"],
  ['y\n=40+2\nz', '"y\n\'=40+2\nz"'],
  ['y;-2+3', "y;'-2+3"],
  ['1;-2; +3.5,-4|-5', '"1;-2; +3.5,-4|-5"'],
  ['a, b; c = d - e', '"a, b; c = d - e"'],
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
  'y;=40+2;',
  "y;'=40+2",
  "y;''=40+2",
  "1;-2;'-2;''-2",
  "1;'-2+3, +4",
  '\n\n=1',
  "\n'\n'=1",
  '=1; =2| "@3\n-4',
  "'=1;'=2|'\"@3\t'",
  'Ana; Bia, 1;-2',
])('%j is read back as it was', (text) => {
  for (const language of languages) {
    const written = csvText([['head', text, 'tail']], language);
    const [row] = parseDelimited(written, { delimiter: language === 'en' ? ',' : ';', mostCells: 9 });
    expect(row?.map(plainCell)).toEqual(['head', text, 'tail']);
  }
});

test('no program that splits elsewhere finds a formula', () => {
  const signs = ['y', ';', ',', '|', '\t', '\n', '"', "'", ' ', '=', '-', '2'];
  let state = 7;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return signs[state % signs.length] ?? '';
  };
  for (let round = 0; round < 1000; round++) {
    const texts = [0, 1].map(() => Array.from({ length: 6 }, next).join(''));
    const written = csvText([['head', ...texts]]);
    for (const delimiter of [';', ',', '\t'] as const)
      for (const cell of parseDelimited(written, { delimiter, mostCells: 99 }).flat())
        expect(cell).not.toMatch(/^["\s]*(?:=|-(?!2+ *(?:[;,|\t\r\n"]|$)))/);
    const [, ...read] = parseDelimited(written, { delimiter: ',', mostCells: 99 })[0] ?? [];
    expect(read.map(plainCell)).toEqual(texts);
  }
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

test.each([
  ['a,b\n1,"c', ['cut-off in 2']],
  ['a,b\r\n1,"c\r\nd"\r\n2,"e\r\nf,3', ['cut-off in 4']],
  ['a\r"b\rc', ['cut-off in 2']],
  ['a,"b""', ['cut-off in 1']],
  ['a,"', ['cut-off in 1']],
  ['a,"b"', []],
  ['a,b 5" wide', []],
  ['a,b\r\n"c ""d""\r\ne,1,"f\r\ng,"h" i,""', ['after-quote in 2', 'after-quote in 4']],
  ['a,"b"c', ['after-quote in 1']],
  ['a,""c"",d', ['after-quote in 1']],
  ['"a" ,"b"\t\n"c"\n', []],
])('of %j the lines are named in which a cell begins with something wrong', (text, faults) => {
  const found: string[] = [];
  parseDelimited(text, {
    delimiter: ',',
    mostCells: 100,
    onQuoteFault: (fault, line) => found.push(`${fault} in ${line}`),
  });
  expect(found).toEqual(faults);
});
