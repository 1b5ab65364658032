import type { ChapterOrder } from './authoring.api.ts';

/** Moves a lesson one place up or down; at a chapter's edge into the neighbouring chapter. */
export function moveLesson(order: readonly ChapterOrder[], place: number, index: number, by: -1 | 1): ChapterOrder[] {
  const next = order.map((chapter) => ({ ...chapter, lessons: [...chapter.lessons] }));
  const from = next[place];
  const [lesson] = from?.lessons.splice(index, 1) ?? [];
  if (!from || lesson === undefined) return [...order];
  const target = index + by;
  const neighbour = next[place + by];
  if (target < 0 && neighbour) neighbour.lessons.push(lesson);
  else if (target > from.lessons.length && neighbour) neighbour.lessons.unshift(lesson);
  else from.lessons.splice(Math.max(0, target), 0, lesson);
  return next;
}
