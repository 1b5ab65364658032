import type { LessonProgressEntity } from './lesson-progress.entity.ts';

/** Failed attempts without a pause: a slip costs nothing, trying out every answer does. */
const freeAttempts = 2;
const firstPause = 60_000;
const longestPause = 15 * 60_000;

/** When another attempt is taken, after so many failed ones: one minute, then twice as long each time. */
export function retryAt({
  attempts,
  completedAt,
  updatedAt,
}: Pick<LessonProgressEntity, 'attempts' | 'completedAt' | 'updatedAt'>): Date | null {
  if (completedAt || attempts <= freeAttempts) return null;
  const pause = Math.min(longestPause, firstPause * 2 ** (attempts - freeAttempts - 1));
  return new Date(updatedAt.getTime() + pause);
}
