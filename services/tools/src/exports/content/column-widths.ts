import type { ContentTable } from './export-content.ts';

/** Longer words are broken rather than given a whole column. */
const longestWord = 36;
const longestText = 150;
/** Length in average letters: capitals, digits and a few others are wider, and some are narrow. */
const lettersOf = (text: string) =>
  text.length + 0.35 * ((text.match(/[A-Z0-9@%mw]/g)?.length ?? 0) - (text.match(/[fijlrtíì]/g)?.length ?? 0));
const wordLength = (text: string) => text.split(/\s+/).reduce((most, word) => Math.max(most, lettersOf(word)), 0);

interface Measures {
  total: number;
  /** Of an average letter. */
  letter: number;
  /** Of one in a heading, where it is bold in a font that the reader's program may have to replace. */
  headLetter?: number;
  /** What a cell has beside its text. */
  padding: number;
}

/** What each column is given; each part only as far as the one before leaves room for it. */
function needsOf({ columns, rows }: ContentTable, { letter, headLetter = letter, padding }: Measures) {
  return columns.map((column, at) => {
    const texts = [column, ...rows.map((row) => row[at] ?? '')];
    const word = texts.reduce((most, text) => Math.max(most, wordLength(text)), 1);
    const letters = texts.reduce((sum, { length }) => sum + Math.min(length, longestText), 0) / texts.length;
    const head = Math.min(longestWord, Math.max(1, wordLength(column))) * headLetter + padding;
    const least = Math.max(head, Math.min(longestWord, word) * letter + padding);
    return { head, word: least - head, more: Math.max(letter, letters * letter + padding - least) };
  });
}

/**
 * Shares a width among the columns of a table: each has room for the longest word of its heading, then for its longest
 * word, and the rest is divided by how much text they have. All in one unit. The sum is `total` or, by rounding, slightly
 * less.
 */
export function columnWidths(table: ContentTable, measures: Measures): number[] {
  const needs = needsOf(table, measures);
  const sum = (part: 'head' | 'word' | 'more') => needs.reduce((total, need) => total + need[part], 0);
  const [heads, words, more] = [sum('head'), sum('word'), sum('more')];
  const left = Math.max(0, measures.total - heads);
  const shareOf = {
    head: Math.min(1, measures.total / heads),
    word: words > left ? left / words : 1,
    more: Math.max(0, left - words) / more,
  };
  return needs.map(({ head, word, more }) =>
    Math.floor(head * shareOf.head + word * shareOf.word + more * shareOf.more),
  );
}
