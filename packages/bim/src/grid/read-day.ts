import type { Language } from '@arcada/contracts';
import { fold } from '../labels/fold.ts';

/** Which of 03/04 is the day, where a column says so by its other days. */
export type DayOrder = 'day-first' | 'month-first';

/** Where a written day cannot be read: not a day at all, or 03/04 in a language that reads it either way. */
export type DayFault = 'not-a-day' | 'ambiguous-day';

function iso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : undefined;
}

/** Both readings of a day in figures, such as 30/09/2026, 30.9.2026 or 2026-09-30. */
function readingsOf(text: string): { dayFirst?: string; monthFirst?: string; isIso: boolean } | undefined {
  const match = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(text.trim());
  if (!match) return undefined;
  const [, first = '', second = '', third = ''] = match;
  if (first.length === 4) {
    const day = iso(Number(first), Number(second), Number(third));
    return { dayFirst: day, monthFirst: day, isIso: true };
  }
  if (third.length !== 4) return undefined;
  const [one, two, year] = [Number(first), Number(second), Number(third)];
  return { dayFirst: iso(year, two, one), monthFirst: iso(year, one, two), isIso: false };
}

/**
 * The order in which a column's days are written: that of its days that can be read in one way only, such as
 * 20/12/2026. Undefined when there is none, or when they contradict each other.
 */
export function dayOrderOf(texts: readonly string[]): DayOrder | undefined {
  const readings = texts.map(readingsOf);
  const isDayFirst = readings.some((one) => one?.dayFirst && !one.monthFirst);
  const isMonthFirst = readings.some((one) => one?.monthFirst && !one.dayFirst);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'day-first' : 'month-first';
}

/** Months in English, Portuguese and Spanish: a name may be cut off, but not so far that another one fits. */
const months = [
  'january janeiro enero',
  'february fevereiro febrero',
  'march marco marzo',
  'april abril',
  'may maio mayo',
  'june junho junio',
  'july julho julio',
  'august agosto',
  'september setembro septiembre setiembre',
  'october outubro octubre',
  'november novembro noviembre',
  'december dezembro diciembre',
].map((names) => names.split(' '));
const leastLetters = 3;

function monthNamed(word: string): number | undefined {
  const bare = fold(word);
  // English has it with four letters.
  const letters = bare === 'sept' ? 'sep' : bare;
  if (letters.length < leastLetters) return undefined;
  const at = months.findIndex((names) => names.some((name) => name.startsWith(letters)));
  return at < 0 ? undefined : at + 1;
}

/** A year of two figures, as spreadsheets write it beside a month in words, is one of this century. */
const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** A day with its month in words: 30-Sep-2027, 30-Sep-27, 30 de setembro de 2027, or September 30, 2027. */
function dayInWords(text: string): string | undefined {
  const words = text.trim().replaceAll(/\s+(?:de|del|of)\s+/gi, ' ');
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|[ºo])?[-/.,\s]+(\p{L}+)[-/.,\s]+(\d{4}|\d{2})$/u.exec(words);
  const monthFirst = /^(\p{L}+)[-/.\s]+(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(\d{4}|\d{2})$/u.exec(words);
  const [, day, name = '', year = ''] = dayFirst ?? [undefined, monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = monthNamed(name);
  return month === undefined ? undefined : iso(yearOf(year), month, Number(day));
}

/**
 * A day as people write it: 2026-09-30, 2026/09/30, 30/09/2026 with dots or hyphens, or with its month in words. English reads 03/04/2026 in
 * two ways, so there it is refused instead of guessed, unless the order is known.
 */
export function readDay(text: string, language: Language, order?: DayOrder): { day: string } | { fault: DayFault } {
  const inWords = dayInWords(text);
  if (inWords) return { day: inWords };
  const { dayFirst, monthFirst, isIso = false } = readingsOf(text) ?? {};
  const dayOf = (day: string | undefined) => (day ? { day } : ({ fault: 'not-a-day' } as const));
  if (isIso || order === 'day-first') return dayOf(dayFirst);
  if (order === 'month-first') return dayOf(monthFirst);
  if (language !== 'en') return dayOf(dayFirst);
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return { fault: 'ambiguous-day' };
  return dayOf(dayFirst ?? monthFirst);
}
