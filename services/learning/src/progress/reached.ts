import { forEachLanguage, type Translated } from '@arcada/contracts';
import type { CourseModel, LessonModel } from '../catalogue/course-model.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { lastActiveIn } from './course-state.ts';
import type { LessonProgressEntity } from './lesson-progress.entity.ts';
import { bestScore } from './quiz-score.ts';

/** What a learner has reached in a course, with the titles of its tasks: they outlive the lessons. */
export interface Reached {
  completedLessons: number;
  lessonCount: number;
  lastActiveAt: string | null;
  quizzes: {
    lessonId: string;
    title: Translated;
    attempts: number;
    best: number | null;
    passMark: number;
    passed: boolean;
  }[];
  exercises: { lessonId: string; title: Translated; done: boolean }[];
}

export function reachedIn({ lessons }: CourseModel, states: readonly LessonProgressEntity[]): Reached {
  const stateOf = new Map(states.map((state) => [state.lessonId, state]));
  const isDone = (lessonId: string) => stateOf.get(lessonId)?.completedAt != null;
  return {
    // Progress in deleted lessons doesn't count.
    completedLessons: lessons.filter(({ row }) => isDone(row.id)).length,
    lessonCount: lessons.length,
    lastActiveAt: lastActiveIn(states),
    quizzes: lessons.flatMap((lesson) => {
      const { id, quiz } = lesson.row;
      if (!quiz) return [];
      const state = stateOf.get(id);
      const { passMark } = quiz;
      const result = { attempts: state?.attempts ?? 0, best: bestScore(quiz, state), passMark, passed: isDone(id) };
      return [{ lessonId: id, title: titleOf(lesson), ...result }];
    }),
    exercises: lessons.flatMap((lesson) => {
      const { id, exercise } = lesson.row;
      return exercise ? [{ lessonId: id, title: titleOf(lesson), done: isDone(id) }] : [];
    }),
  };
}

/** The states as they were then; of a lesson in which the learner went on since, only that it was complete. */
export const statesUntil = (states: readonly LessonProgressEntity[], until: Date): LessonProgressEntity[] =>
  states.flatMap((state) => {
    if (state.updatedAt <= until) return [state];
    const { completedAt } = state;
    if (!completedAt || completedAt > until) return [];
    return [{ ...state, updatedAt: completedAt, attempts: 0, bestPermille: null, lastAnswers: null }];
  });

const titleOf = ({ texts }: LessonModel): Translated =>
  forEachLanguage((language) => inLanguage(texts, language).title);
