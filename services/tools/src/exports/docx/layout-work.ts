import type { ContentPart } from '../content/export-content.ts';

/** Longer words may not fit a line or a cell. */
const longestWhole = 40;
/** A word that is broken across lines is measured again for each of its letters. */
const brokenLetter = 60;
const most = 40_000;

/**
 * Page numbers of the contents are estimated by laying out the whole text. Its work is about that of as many letters in
 * ordinary words.
 */
const layoutWork = (parts: readonly ContentPart[]): number =>
  JSON.stringify(parts)
    .split(/["\\\s]+/)
    .reduce((sum, { length }) => sum + 1 + (length > longestWhole ? length * brokenLetter : length), 0);

export const isQuicklyLaidOut = (parts: readonly ContentPart[]): boolean => layoutWork(parts) < most;

/** In characters. Numbering the chapters reads the whole file once more, which takes memory for all of it. */
const mostNumbered = 250_000;

export const isQuicklyNumbered = (parts: readonly ContentPart[]): boolean =>
  JSON.stringify(parts).length < mostNumbered;
