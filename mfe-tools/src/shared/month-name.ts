import { dateFormat, type Language } from '@arcada/contracts';

/** `Nov 2026`, of `2026-11`. */
export const monthName = (month: string, language: Language, year: 'numeric' | '2-digit' = 'numeric'): string =>
  dateFormat(language, { month: 'short', year, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** The month on the clock of the user's device: `2026-11`. */
export const currentMonth = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
