import type { LessonChangeKind } from './edition.entity.ts';

interface Step {
  lessonId: string;
  change: LessonChangeKind;
}

/** What several editions, oldest first, have changed together: a lesson that came and went is no news. */
export function netChanges<T extends Step>(editions: readonly (readonly T[])[]): T[] {
  const net = new Map<string, T>();
  for (const step of editions.flat()) {
    const before = net.get(step.lessonId)?.change;
    const change = before ? together(before, step.change) : step.change;
    if (change) net.set(step.lessonId, { ...step, change });
    else net.delete(step.lessonId);
  }
  return [...net.values()];
}

function together(before: LessonChangeKind, next: LessonChangeKind): LessonChangeKind | undefined {
  if (before === 'added') return next === 'removed' ? undefined : 'added';
  // One that was removed and is there again may be another by now.
  return next === 'removed' ? 'removed' : 'changed';
}
