import type { Language } from '@arcada/contracts';

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

/**
 * A day as people write it: 2026-09-30, 2026/09/30, or 30/09/2026 with dots or hyphens. English reads 03/04/2026 in
 * two ways, so there it is refused instead of guessed, unless the order is known.
 */
export function readDay(text: string, language: Language, order?: DayOrder): { day: string } | { fault: DayFault } {
  const { dayFirst, monthFirst, isIso = false } = readingsOf(text) ?? {};
  const dayOf = (day: string | undefined) => (day ? { day } : ({ fault: 'not-a-day' } as const));
  if (isIso || order === 'day-first') return dayOf(dayFirst);
  if (order === 'month-first') return dayOf(monthFirst);
  if (language !== 'en') return dayOf(dayFirst);
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return { fault: 'ambiguous-day' };
  return dayOf(dayFirst ?? monthFirst);
}
