import { aroundChanges, lineDifference } from './line-difference.ts';

const marks = { same: ' ', removed: '-', added: '+' };
const shown = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => `${marks[kind]}${text}`);

test('lines that both texts have stay, others are gone or new, in order', () => {
  expect(shown('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d']);
  expect(shown('a', 'a')).toEqual([' a']);
  expect(shown('a\nb', 'b\na')).toEqual(['-a', ' b', '+a']);
  expect(shown('a\na', 'a')).toEqual([' a', '-a']);
});

test('an empty text has no lines', () => {
  expect(shown('', 'a\nb')).toEqual(['+a', '+b']);
  expect(shown('a', '')).toEqual(['-a']);
  expect(shown('', '')).toEqual([]);
});

test('of texts that are too long to be matched all lines between what is equal at both ends are shown', () => {
  const many = (name: string) => Array.from({ length: 2001 }, (_, at) => `${name}${at}`);
  const lines = lineDifference(['a', ...many('x'), 'b'].join('\n'), ['a', ...many('y'), 'b'].join('\n'));
  expect(lines).toHaveLength(4004);
  expect([lines[0]?.kind, lines[1]?.kind, lines[2002]?.kind, lines.at(-1)?.kind]).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ]);
});

test('unchanged lines far from a change are left out', () => {
  const long = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const lines = aroundChanges(lineDifference(long.join('\n'), long.with(4, 'five').join('\n')));
  expect(lines.map(({ text }) => text)).toEqual(['…', '3', '4', '5', 'five', '6', '7', '…']);
});
