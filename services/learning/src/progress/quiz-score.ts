import { defaultLanguage } from '@arcada/contracts';
import type { Quiz } from '../catalogue/lesson.entity.ts';
import type { LessonProgressEntity } from './lesson-progress.entity.ts';
import { markQuiz } from './marking.ts';
import { answered } from './question-pool.ts';

/** Share of right answers in the last attempt; undefined without one. */
export function lastScore(quiz: Quiz, state: LessonProgressEntity | undefined): number | undefined {
  const given = state?.lastAnswers;
  return given && 'answers' in given ? markQuiz(answered(quiz, given), given, defaultLanguage).score : undefined;
}

/** In the best attempt; where that wasn't kept yet, in the last. Null before the first. */
export function bestScore(quiz: Quiz, state: LessonProgressEntity | undefined): number | null {
  return state?.bestPermille != null ? state.bestPermille / 1000 : (lastScore(quiz, state) ?? null);
}
