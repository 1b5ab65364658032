import { codeMarks } from './code-marks.ts';

/** What is marked, with its kind. */
const marked = (text: string, language: string) =>
  codeMarks(text, language).map(([from, to, kind]) => `${kind}: ${text.slice(from, to)}`);

test.each([
  [
    'python',
    'def count(rows):  # all\n    return f"{len(rows)}" + \'é\' if rows else None, 1_000',
    [
      'keyword: def',
      'name: count',
      'comment: # all',
      'keyword: return',
      'string: f"{len(rows)}"',
      "string: 'é'",
      'keyword: if',
      'keyword: else',
      'keyword: None',
      'number: 1_000',
    ],
  ],
  ['python', '"""A # b\nc"""\nclass A: pass', ['string: """A # b\nc"""', 'keyword: class', 'name: A', 'keyword: pass']],
  [
    'powershell',
    'foreach ($file in Get-ChildItem) { "$file" } # x',
    ['keyword: foreach', 'name: $file', 'keyword: in', 'name: Get-ChildItem', 'string: "$file"', 'comment: # x'],
  ],
  [
    'xml',
    '<a:b name="x"><!-- > --></a:b>',
    ['keyword: <a:b', 'name: name', 'string: "x"', 'keyword: >', 'comment: <!-- > -->', 'keyword: </a:b', 'keyword: >'],
  ],
  ['json', '{"a": ["b", true, -1.5]}', ['name: "a"', 'string: "b"', 'keyword: true', 'number: -1.5']],
  [
    'csharp',
    'public class A { /* b */ int c = 1; }',
    ['keyword: public', 'keyword: class', 'name: A', 'comment: /* b */', 'keyword: int', 'number: 1'],
  ],
  [
    'sql',
    "SELECT a from t WHERE b = 'it''s'",
    ['keyword: SELECT', 'keyword: from', 'keyword: WHERE', "string: 'it''s'"],
  ],
])('%s: marks what has a colour', (language, text, expected) => {
  expect(marked(text, language)).toEqual(expected);
});

test('marks nothing in plain text, in an unknown language and in very long code', () => {
  expect(marked('def a', 'text')).toEqual([]);
  expect(codeMarks('def a', undefined)).toEqual([]);
  expect(marked('def a', 'constructor')).toEqual([]);
  expect(marked('def a\n'.repeat(5000), 'python')).toEqual([]);
});

test('takes its time from the length alone, whatever is open in the code', () => {
  const begun = performance.now();
  for (const text of [
    '"'.repeat(19_999),
    `${"'".repeat(3)}${'\\'.repeat(19_000)}`,
    '/*'.repeat(9_000),
    '<!--'.repeat(4_000),
  ]) {
    for (const language of ['python', 'csharp', 'xml', 'json', 'powershell']) codeMarks(text, language);
  }
  expect(performance.now() - begun).toBeLessThan(5000);
});
