import { attemptPauses, freeAttempts } from '@arcada/contracts';
import type { LessonProgressEntity } from './lesson-progress.entity.ts';

const minute = 60_000;

/** When another attempt is taken, after so many failed ones. */
export function retryAt({
  attempts,
  completedAt,
  updatedAt,
}: Pick<LessonProgressEntity, 'attempts' | 'completedAt' | 'updatedAt'>): Date | null {
  if (completedAt || attempts <= freeAttempts) return null;
  const { first, longest } = attemptPauses;
  const pause = Math.min(longest, first * 2 ** (attempts - freeAttempts - 1));
  return new Date(updatedAt.getTime() + pause * minute);
}
