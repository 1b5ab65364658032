const dayMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

/** True of a written day, YYYY-MM-DD; days in this form compare as texts. */
export const isDay = (value: string): boolean => shape.test(value);

const furthestAheadMs = 14 * 3_600_000;

/** Today where it begins first, at UTC+14: what is dated later is in the future everywhere. */
export const latestToday = (now = new Date()): string =>
  new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10);

/** The day that is some days after (or before) another, both YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The day from which some working days, Monday to Friday, are left until another. */
export function workingDaysBefore(day: string, working: number): string {
  let weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  let days = 0;
  for (let left = working; left > 0; days++) {
    weekday = (weekday + 6) % 7;
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return addDays(day, -days);
}

/** The day itself, or at a weekend the Friday before. */
export function workday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? addDays(day, weekday === 0 ? -2 : -1) : day;
}
