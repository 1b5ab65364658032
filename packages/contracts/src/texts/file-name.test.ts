import { fileNameSchema, plainLineSchema } from './file-name.ts';

const hidden = ['a\u202Efdp.exe', 'a\u2066b.pdf', 'a\u2069.pdf', 'a\r\nb.pdf', 'a\u0007.pdf', 'a\u2028b.pdf'];

test.each([...hidden, 'a/b.pdf', 'a\\b.pdf', '../a.pdf'])('%j is no name of a file', (name) => {
  expect(fileNameSchema(200).safeParse(name).success).toBe(false);
});

test.each(hidden)('%j is no plain line', (line) => {
  expect(plainLineSchema(200).safeParse(line).success).toBe(false);
});

test.each(['Planilha de cotas v2 (final).xlsx', 'קובץ.pdf', '图纸 👩\u200D💼.zip'])('%j is one', (name) => {
  expect(fileNameSchema(200).parse(` ${name} `)).toBe(name);
});

test('a plain line may have slashes', () => {
  expect(plainLineSchema(200).parse('Walls and/or slabs')).toBe('Walls and/or slabs');
});
