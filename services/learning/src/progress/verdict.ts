import type { Language, Verdict } from '@arcada/contracts';
import type { LessonModel } from '../catalogue/course-model.ts';
import type { LessonProgressEntity } from './lesson-progress.entity.ts';
import { type GivenAnswers, markExercise, markQuiz, withoutSolutions } from './marking.ts';
import { retryAt } from './pause.ts';
import { answered } from './question-pool.ts';

/** The result of the last answers, in this language; solutions once the lesson is passed. */
export function verdictOf(
  { row }: LessonModel,
  state: Pick<LessonProgressEntity, 'attempts' | 'completedAt' | 'lastAnswers' | 'updatedAt'> | undefined,
  language: Language,
): Verdict | null {
  if (!state?.lastAnswers) return null;
  const { attempts, completedAt, lastAnswers } = state;
  const marks = marksOf(row, lastAnswers, language);
  if (!marks) return null;
  return {
    ...(completedAt ? marks : withoutSolutions(marks, row, lastAnswers)),
    attempts,
    given: lastAnswers,
    retryAt: retryAt(state)?.toISOString() ?? null,
  };
}

function marksOf({ quiz, exercise }: LessonModel['row'], given: GivenAnswers, language: Language) {
  if ('answers' in given) return quiz && markQuiz(answered(quiz, given), given, language);
  return exercise && markExercise(exercise, given, language);
}
