import { similarWords } from './similar-words.ts';

const sorted = [
  'classification',
  'classified',
  'dynamic',
  'dynamo',
  'dynamos',
  'level',
  'levels',
  'python',
  'pythonic',
  'revision',
  'revit',
];
const named = (positions: number[]) => positions.map((position) => sorted[position]);
const similar = (word: string) => {
  const { words, beginnings } = similarWords(sorted, word);
  return [named(words), named(beginnings)];
};

test.each([
  ['pyto', [], ['python', 'pythonic']],
  ['pyton', ['python'], ['pythonic']],
  ['ptyh', [], ['python', 'pythonic']],
  ['dina', [], ['dynamic', 'dynamo', 'dynamos']],
  ['dinam', [], ['dynamic', 'dynamo', 'dynamos']],
  ['dinamo', ['dynamo'], ['dynamos']],
  ['reivt', ['revit'], []],
  ['xlevel', ['level'], ['levels']],
  ['levle', ['level'], ['levels']],
  ['clasifcat', [], ['classification']],
  ['clasifcatoin', [], []],
  ['lev', [], []],
  ['xyz', [], []],
  ['', [], []],
  ['zzzzzzzzzz', [], []],
])('%s means %j, or the beginning of %j', (word, words, beginnings) => {
  expect(similar(word)).toEqual([words, beginnings]);
});

test('agrees with a plain table of edits on all words of a made-up language', () => {
  const letters = 'abc';
  const all = new Set<string>();
  for (let number = 0; number < 3 ** 7; number += 5) {
    const text = number.toString(3).replace(/\d/g, (digit) => letters[Number(digit)] as string);
    all.add(text);
  }
  const list = [...all].sort();
  for (const word of ['abca', 'bbbb', 'cabac', 'acbacbab', 'aaaabbbb', 'cccccccc']) {
    const limit = word.length < 8 ? 1 : 2;
    const whole = list.map((candidate) => distance(word, candidate));
    const begun = list.map((candidate) =>
      Math.min(...Array.from(candidate, (_, at) => distance(word, candidate.slice(0, at + 1)))),
    );
    const nearest = (distances: number[]) => {
      const least = Math.min(...distances);
      return least > limit ? [] : distances.flatMap((edits, at) => (edits === least ? [at] : []));
    };
    const { words, beginnings } = similarWords(list, word);
    expect(words).toEqual(nearest(whole));
    expect([...words, ...beginnings].sort()).toEqual([...new Set([...words, ...nearest(begun)])].sort());
  }
});

function distance(left: string, right: string): number {
  const table = [...left, ''].map((_, row) => [...right, ''].map((_, column) => row || column));
  for (let row = 0; row <= left.length; row++) {
    for (let column = 0; column <= right.length; column++) {
      const line = table[row] as number[];
      if (row === 0 || column === 0) {
        line[column] = row + column;
        continue;
      }
      const at = (r: number, c: number) => table[r]?.[c] as number;
      const same = left[row - 1] === right[column - 1];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!same),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) line[column] = Math.min(line[column] as number, at(row - 2, column - 2) + 1);
    }
  }
  return table[left.length]?.[right.length] as number;
}
