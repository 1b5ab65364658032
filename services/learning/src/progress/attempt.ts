import type { Language } from '@arcada/contracts';
import type { LessonModel } from '../catalogue/course-model.ts';
import {
  askedFor,
  type ExerciseAnswer,
  type GivenAnswers,
  markExercise,
  markQuiz,
  type QuizAnswers,
} from './marking.ts';
import { noExercise, noQuiz, otherQuestions } from './progress.errors.ts';
import { drawn, isOfAnotherDraw } from './question-pool.ts';

/** What an attempt is worth, and the answers of it that count. */
export interface Attempt {
  passed: boolean;
  score: number;
  given: GivenAnswers;
}

/** The answers to the questions that this person gets after so many attempts. */
export function quizAttempt(
  { row: { quiz } }: LessonModel,
  answers: QuizAnswers,
  userId: string,
  attempts: number,
  language: Language,
): Attempt {
  if (!quiz) throw noQuiz();
  const draw = drawn(quiz, userId, attempts);
  if (isOfAnotherDraw(quiz, draw, answers)) throw otherQuestions();
  const { passed, score } = markQuiz(draw, answers, language);
  return { passed, score, given: askedFor({ quiz: draw, exercise: null }, answers) };
}

export function exerciseAttempt(
  { row: { exercise } }: LessonModel,
  answer: ExerciseAnswer,
  language: Language,
): Attempt {
  if (!exercise) throw noExercise();
  const { passed, score } = markExercise(exercise, answer, language);
  return { passed, score, given: askedFor({ quiz: null, exercise }, answer) };
}
