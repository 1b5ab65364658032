import type { ComparedPart } from './compare-lists.ts';
import { textDifference } from './text-difference.ts';

const written = (pieces: readonly ComparedPart[]) =>
  pieces.map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind]).join('');
const without = (pieces: readonly ComparedPart[], kind: ComparedPart['kind']) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

test.each([
  ['', '', ''],
  ['same', 'same', 'same'],
  ['', 'new', '[+new]'],
  ['old', '', '[-old]'],
  ['A wall stands.', 'A thick wall stands.', 'A [+thick ]wall stands.'],
  ['one\ntwo\nthree\n', 'one\nthree\n', 'one\n[-two\n]three\n'],
  ['one\n\nA b c.\n', 'one\n\nA x c.\n', 'one\n\nA [-b][+x] c.\n'],
])('%j to %j is %j', (before, after, expected) => {
  expect(written(textDifference(before, after))).toBe(expected);
});

test('either text can be read out of the difference, also of long ones without anything in common', () => {
  const words = (start: number) => Array.from({ length: 3000 }, (_, at) => `w${start + at}`).join(' ');
  for (const [before, after] of [
    [words(0), words(5000)],
    ['a b\nc d\ne', 'a\nc e d\n\nf'],
  ] as const) {
    const pieces = textDifference(before, after);
    expect([without(pieces, 'added'), without(pieces, 'removed')]).toEqual([before, after]);
  }
});
