import type { Exercise } from '@arcada/contracts';

export type NameFilesExercise = Extract<Exercise, { kind: 'name-files' }>;

/** Parts as a name; empty while one is missing. */
export const joinName = (parts: readonly string[], separator: string): string =>
  parts.every(Boolean) ? parts.join(separator) : '';
