/** What a project is about; `mep` is mechanical, electrical and plumbing. */
export const projectDisciplines = ['architectural', 'structural', 'mep', 'construction'] as const;
export type ProjectDiscipline = (typeof projectDisciplines)[number];

export const projectStatuses = ['active', 'completed', 'archived'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Where a number of elements comes from: an IFC file, a schedule exported as CSV, or typed. */
export const elementSources = ['ifc', 'schedule', 'manual'] as const;
export type ElementSource = (typeof elementSources)[number];

/** Dollars, hours and numbers are the largest values; `projects` is for each account, `figures` for each project. */
export const projectLimits = {
  projects: 200,
  figures: 120,
  text: 160,
  dollars: 9_999_999_999.99,
  hours: 100_000,
  elements: 1_000_000_000,
} as const;

/** A month of the calendar: `2026-11`. */
export const isMonth = (text: string): boolean => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month that is `months` after this one; before it when negative. */
export function monthAfter(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
