import { countedWords } from './counted-words.ts';

test.each([
  ['  Automação   ISO 19650 ', 'automacao iso 19650'],
  ['x'.repeat(60), 'x'.repeat(60)],
])('%j is counted as %j', (words, counted) => {
  expect(countedWords(words)).toBe(counted);
});

test.each(['x'.repeat(61), 'ana@example.com', 'order of ana@example', '+55 11 91234-5678', '123.456.789-09', ' '])(
  '%j is not counted',
  (words) => {
    expect(countedWords(words)).toBeUndefined();
  },
);
