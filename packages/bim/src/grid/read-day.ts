import type { Language } from '@arcada/contracts';

/** Where a written day cannot be read: not a day at all, or 03/04 in a language that reads it either way. */
export type DayFault = 'not-a-day' | 'ambiguous-day';

function iso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * A day as people write it: 2026-09-30, 2026/09/30, or 30/09/2026 with dots or hyphens. English reads 03/04/2026 in
 * two ways, so there it is refused instead of guessed.
 */
export function readDay(text: string, language: Language): { day: string } | { fault: DayFault } {
  const [first, second, third] = text.trim().split(/[-/.]/);
  if (!first || !second || !third || !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text.trim()))
    return { fault: 'not-a-day' };
  const numbers = [Number(first), Number(second), Number(third)] as const;
  if (first.length === 4) {
    const day = iso(...numbers);
    return day ? { day } : { fault: 'not-a-day' };
  }
  if (third.length !== 4) return { fault: 'not-a-day' };
  const [one, two, year] = numbers;
  const dayFirst = iso(year, two, one);
  const monthFirst = iso(year, one, two);
  if (language === 'en' && dayFirst && monthFirst && dayFirst !== monthFirst) return { fault: 'ambiguous-day' };
  const day = dayFirst ?? (language === 'en' ? monthFirst : undefined);
  return day ? { day } : { fault: 'not-a-day' };
}
