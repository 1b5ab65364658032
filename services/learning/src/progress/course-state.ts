import {
  type CourseProgress,
  type Language,
  type Lesson,
  type Played,
  playedSeconds,
  watchedShare,
} from '@arcada/contracts';
import type { CourseModel } from '../catalogue/course-model.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { syllabusOf } from '../catalogue/course-view.ts';
import type { LessonEntity } from '../catalogue/lesson.entity.ts';
import type { LessonProgressEntity } from './lesson-progress.entity.ts';

export type States = ReadonlyMap<string, LessonProgressEntity>;

/** With its lesson: whether the learner may undo the completion. */
export const lessonState = (row: LessonProgressEntity | undefined, lesson?: LessonEntity): Lesson['state'] => ({
  completed: row?.completedAt != null,
  positionSeconds: (row?.positionMilliseconds ?? 0) / 1000,
  ...(row?.completedAt && lesson && { reopens: isMarkedByHand(row, lesson) }),
});

/** Nothing but the learner's word completes it: an article, or a video that was not watched. */
export const isMarkedByHand = (row: LessonProgressEntity, { kind, durationSeconds }: LessonEntity): boolean =>
  kind === 'article' || (kind === 'video' && !isWatched(watchedIn(row), durationSeconds));

export const watchedIn = ({ watched, positionMilliseconds }: LessonProgressEntity): Played[] =>
  watched ?? [[0, positionMilliseconds / 1000]];

export const isWatched = (watched: readonly Played[], seconds: number): boolean =>
  playedSeconds(watched) >= seconds * watchedShare;

/** When a learner last did something in these lessons. */
export const lastActiveIn = (rows: readonly Pick<LessonProgressEntity, 'updatedAt'>[]): string | null =>
  rows.length > 0 ? new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))).toISOString() : null;

/** Lessons of the course as it is now; progress in deleted lessons does not count. */
export function tally({ lessons }: CourseModel, states: States) {
  const isDone = (id: string) => states.get(id)?.completedAt != null;
  const open = lessons.filter(({ row }) => !isDone(row.id));
  return {
    completedLessons: lessons.length - open.length,
    lessonCount: lessons.length,
    isComplete: lessons.length > 0 && open.length === 0,
    nextLessonId: nextLesson(
      lessons.map(({ row }) => row.id),
      states,
      isDone,
    ),
  };
}

/**
 * The lesson where the learner left off; if complete, the next open one after it; else the first
 * open one.
 */
function nextLesson(lessons: string[], states: States, isDone: (id: string) => boolean): string | null {
  const last = lessons
    .filter((id) => states.has(id))
    .sort((left, right) => Number(states.get(right)?.updatedAt) - Number(states.get(left)?.updatedAt))[0];
  const from = last ? lessons.indexOf(last) : 0;
  return lessons.slice(from).find((id) => !isDone(id)) ?? lessons.find((id) => !isDone(id)) ?? null;
}

export function courseProgress(
  course: CourseModel,
  states: States,
  language: Language,
  more: Pick<CourseProgress, 'enrolled' | 'closed' | 'certificateCode' | 'lostCertificate' | 'notes' | 'changes'>,
): CourseProgress {
  const { completedLessons, lessonCount, nextLessonId } = tally(course, states);
  return {
    courseId: course.row.id,
    title: inLanguage(course.texts, language).title,
    ...more,
    chapters: syllabusOf(course, language).map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.map((lesson) => ({ ...lesson, state: lessonState(states.get(lesson.id)) })),
    })),
    completedLessons,
    lessonCount,
    nextLessonId,
  };
}
