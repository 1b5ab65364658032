import type { Language, Verdict } from '@arcada/contracts';
import type { UserActor } from '@arcada/service-kit';
import type { LessonModel } from '../catalogue/course-model.ts';
import { type Attempt, exerciseAttempt, quizAttempt } from './attempt.ts';
import type { GivenAnswers } from './marking.ts';
import { verdictOf } from './verdict.ts';

/**
 * How its author tries a lesson: answers are marked as a learner's first attempt, by the same rules,
 * and nothing is stored.
 */
export function trialVerdict(
  author: UserActor,
  lesson: LessonModel,
  given: GivenAnswers,
  language: Language,
): Verdict | null {
  const attempt: Attempt =
    'answers' in given ? quizAttempt(lesson, given, author.id, 0, language) : exerciseAttempt(lesson, given, language);
  const now = new Date();
  const state = { attempts: 1, lastAnswers: attempt.given, completedAt: attempt.passed ? now : null, updatedAt: now };
  return verdictOf(lesson, state, language);
}
