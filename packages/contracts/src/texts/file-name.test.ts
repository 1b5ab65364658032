import { fileNameSchema, isPlainLine } from './file-name.ts';

const hidden = ['a\u202Efdp.exe', 'a\u2066b.pdf', 'a\u2069.pdf', 'a\r\nb.pdf', 'a\u0007.pdf', 'a\u2028b.pdf'];

test.each([...hidden, 'a/b.pdf', 'a\\b.pdf', '../a.pdf'])('%j is no name of a file', (name) => {
  expect(fileNameSchema(200).safeParse(name).success).toBe(false);
});

test.each(hidden)('%j is no plain line', (line) => {
  expect(isPlainLine(line)).toBe(false);
});

test.each(['Planilha de cotas v2 (final).xlsx', 'קובץ.pdf', '图纸 👩\u200D💼.zip'])('%j is one', (name) => {
  expect(fileNameSchema(200).parse(` ${name} `)).toBe(name);
});

test('a plain line may have slashes', () => {
  expect(isPlainLine('Walls and/or slabs')).toBe(true);
});
