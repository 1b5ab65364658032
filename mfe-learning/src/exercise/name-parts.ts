import type { Exercise } from '@arcada/contracts';

export type NameFilesExercise = Extract<Exercise, { kind: 'name-files' }>;
type Field = NameFilesExercise['convention'][number];

/** What joins the fields of a name: the first sign of the example that is neither letter nor digit. */
export const separatorOf = (example: string): string => /[^\p{L}\p{N}]/u.exec(example)?.[0] ?? '-';

/** Whether a field takes one of its codes; `0001 … 9999` is a range and is typed. */
export const isListed = ({ values }: Field): boolean =>
  values.length > 0 && values.every(({ code }) => /^[\p{L}\p{N}]+$/u.test(code));

/** Parts as a name; empty while one is missing. */
export const joinName = (parts: readonly string[], separator: string): string =>
  parts.every(Boolean) ? parts.join(separator) : '';
