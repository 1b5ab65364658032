import type { ContentTable } from './export-content.ts';

/** Longer words are broken rather than given a whole column. */
const longestWord = 36;
const longestText = 150;
/** Length in average letters: capitals, digits and a few others are wider, and some are narrow. */
const lettersOf = (text: string) =>
  text.length + 0.35 * ((text.match(/[A-Z0-9@%mw]/g)?.length ?? 0) - (text.match(/[fijlrtíì]/g)?.length ?? 0));
/** No-break spaces, as in dates, are part of a word. */
const wordLength = (text: string) =>
  text.split(/[ \t\r\n]+/).reduce((most, word) => Math.max(most, lettersOf(word)), 0);

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

interface Need {
  head: number;
  /** Beyond the heading's room. */
  word: number;
}

/** How wide a column may be for the sake of its longest word, so that all together fit into `total`. */
function widestForWords(needs: readonly Need[], total: number): number {
  let left = total;
  const rising = needs.toSorted((one, other) => one.head + one.word - other.head - other.word);
  for (const [at, { head, word }] of rising.entries()) {
    const each = left / (rising.length - at);
    if (head + word <= each) left -= head + word;
    else {
      const wide = rising.slice(at).filter((need) => need.head > each);
      if (wide.length === 0) return each;
      // Their headings need more: that is taken, and the others share what remains.
      const taken = wide.reduce((sum, need) => sum + need.head, 0);
      return widestForWords(
        needs.filter((need) => !wide.includes(need)),
        total - taken,
      );
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether each column has room for its longest word, so that none is broken. */
export const hasRoomForWords = (table: ContentTable, measures: Measures): boolean =>
  needsOf(table, measures).reduce((sum, { head, word }) => sum + head + word, 0) <= measures.total;

/**
 * Shares a width among the columns of a table: each has room for the longest word of its heading, then for its longest
 * word, and the rest is divided by how much text they have. Where not all words have room, the longest, such as names of
 * files, are broken, and words such as months stay whole. All in one unit. The sum is `total` or, by rounding, slightly
 * less.
 */
export function columnWidths(table: ContentTable, measures: Measures): number[] {
  const needs = needsOf(table, measures);
  const sum = (part: 'head' | 'word' | 'more') => needs.reduce((total, need) => total + need[part], 0);
  const [heads, words, more] = [sum('head'), sum('word'), sum('more')];
  const headShare = Math.min(1, measures.total / heads);
  const widest = heads < measures.total ? widestForWords(needs, measures.total) : 0;
  const moreShare = Math.max(0, measures.total - heads - words) / more;
  return needs.map(({ head, word, more }) =>
    Math.floor(head * headShare + Math.min(word, Math.max(0, widest - head)) + more * moreShare),
  );
}
