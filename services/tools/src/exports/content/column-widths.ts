import type { ContentTable } from './export-content.ts';

/** Longer words are broken rather than given a whole column. */
const longestWord = 36;
const longestText = 150;
/** A table with more columns gets pages across. */
const mostUpright = 7;

export const isWide = ({ columns }: ContentTable): boolean => columns.length > mostUpright;

/** Length in average letters: capitals, digits and a few others are wider. */
const lettersOf = (text: string) => text.length + 0.35 * (text.match(/[A-Z0-9@%mw]/g)?.length ?? 0);
const wordLength = (text: string) => text.split(/\s+/).reduce((most, word) => Math.max(most, lettersOf(word)), 0);

/**
 * Shares a width among the columns of a table: each has room for its longest word, and the rest is divided by how much
 * text they have. All in one unit; `letter` is the width of an average letter and `padding` what a cell has beside its
 * text. The sum is `total` or, by rounding, slightly less.
 */
export function columnWidths(
  { columns, rows }: ContentTable,
  { total, letter, padding }: { total: number; letter: number; padding: number },
): number[] {
  const needs = columns.map((column, at) => {
    const texts = [column, ...rows.map((row) => row[at] ?? '')];
    const word = texts.reduce((most, text) => Math.max(most, wordLength(text)), 1);
    const letters = texts.reduce((sum, { length }) => sum + Math.min(length, longestText), 0) / texts.length;
    const least = Math.min(longestWord, word) * letter + padding;
    return { least, more: Math.max(letter, letters * letter + padding - least) };
  });
  const least = needs.reduce((sum, need) => sum + need.least, 0);
  const more = needs.reduce((sum, need) => sum + need.more, 0);
  const squeeze = Math.min(1, total / least);
  const rest = Math.max(0, total - least);
  return needs.map((need) => Math.floor(need.least * squeeze + (rest * need.more) / more));
}
