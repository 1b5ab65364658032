import type { ContentTable } from './export-content.ts';
import { wordParts } from './word-parts.ts';

/** Longer words are broken rather than given a whole column. */
const longestWord = 36;
const longestText = 150;
/** Of a cell where not all words of the table have room: a word on each line is hard to read. */
const mostLines = 5;
/** Length in average letters: capitals, digits and a few others are wider, and some are narrow. */
const lettersOf = (text: string) =>
  text.length + 0.35 * ((text.match(/[A-Z0-9@%mw]/g)?.length ?? 0) - (text.match(/[fijlrtíì]/g)?.length ?? 0));
/** No-break spaces, as in dates, are part of a word. */
const wordsIn = (text: string) => text.split(/[ \t\r\n]+/);

interface Measures {
  total: number;
  /** Of an average letter. */
  letter: number;
  /** Of one in a heading, where it is bold in a font that the reader's program may have to replace. */
  headLetter?: number;
  /** The exact width of a word, where the font is known. */
  widthOf?: (word: string, isHead: boolean) => number;
  /** What a cell has beside its text. */
  padding: number;
}

/** What each column is given; each part only as far as the one before leaves room for it. */
function needsOf({ columns, rows }: ContentTable, measures: Measures) {
  const { letter, headLetter = letter, padding } = measures;
  const estimated = (word: string, isHead: boolean) => lettersOf(word) * (isHead ? headLetter : letter);
  const { widthOf = estimated } = measures;
  return columns.map((column, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const texts = [column, ...cells];
    const longest = (words: Iterable<string>, isHead: boolean) => {
      let most = Math.min(letter, headLetter);
      for (const word of words) most = Math.max(most, widthOf(word, isHead));
      return Math.min(longestWord * (isHead ? headLetter : letter), most) + padding;
    };
    const words = new Set(cells.flatMap(wordsIn));
    const letters = texts.reduce((sum, { length }) => sum + Math.min(length, longestText), 0) / texts.length;
    const head = longest(wordsIn(column), true);
    const part = Math.max(head, longest(new Set([...words].flatMap(wordParts)), false));
    const least = Math.max(part, longest(words, false));
    const text = (Math.max(...cells.map(lettersOf), 0) * letter) / mostLines + padding;
    return { head, part, word: least - head, text, more: Math.max(letter, letters * letter + padding - least) };
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

/** Whether each column has room for its heading and for the parts of its words, so that none is broken elsewhere. */
export const hasRoomForParts = (table: ContentTable, measures: Measures): boolean =>
  needsOf(table, measures).reduce((sum, { part }) => sum + part, 0) < measures.total;

/**
 * Shares a width among the columns of a table: each has room for the longest word of its heading, then for its longest
 * word, and the rest is divided by how much text they have. Where not all words have room, names that are made of several,
 * such as those of files, are broken between them, then the longest, and words such as months stay whole. All in one unit. The sum is `total` or, by rounding, slightly
 * less.
 */
export function columnWidths(table: ContentTable, measures: Measures): number[] {
  const needs = needsOf(table, measures);
  const sum = (part: 'head' | 'part' | 'word' | 'more') => needs.reduce((total, need) => total + need[part], 0);
  const [heads, parts, words, more] = [sum('head'), sum('part'), sum('word'), sum('more')];
  const headShare = Math.min(1, measures.total / heads);
  // Names of several words, such as Pset_WallCommon, are broken between these before any word is.
  const hasParts = parts < measures.total;
  const isShort = heads + words > measures.total;
  const wanted = needs.map(({ head, word, text }) =>
    hasParts && isShort ? Math.max(head + word, Math.min(text, measures.total / 4)) : head + word,
  );
  const kept = needs.map(({ part }, at) => ({ head: part, word: (wanted[at] ?? 0) - part }));
  const widest = heads < measures.total ? widestForWords(hasParts ? kept : needs, measures.total) : 0;
  const moreShare = Math.max(0, measures.total - heads - words) / more;
  return needs.map(({ head, part, more }, at) => {
    const word = (wanted[at] ?? 0) - head;
    const least = hasParts ? part - head : 0;
    return Math.floor(head * headShare + Math.min(word, Math.max(least, widest - head)) + more * moreShare);
  });
}
