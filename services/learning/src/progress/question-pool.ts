import { sha256 } from '@arcada/service-kit';
import type { Quiz } from '../catalogue/lesson.entity.ts';
import type { QuizAnswers } from './marking.ts';

const isWhole = ({ asked, questions }: Quiz) => asked === undefined || asked >= questions.length;

/**
 * The questions of a learner's next attempt, in the author's order. Drawn by a hash: the same until
 * it is answered, whatever device it is read on, and others after that.
 */
export function drawn(quiz: Quiz, userId: string, attempts: number): Quiz {
  if (isWhole(quiz)) return quiz;
  const weight = (id: string) => sha256(`${userId} ${attempts} ${id}`);
  const chosen = quiz.questions
    .toSorted((left, right) => (weight(left.id) < weight(right.id) ? -1 : 1))
    .slice(0, quiz.asked);
  return { ...quiz, questions: quiz.questions.filter((question) => chosen.includes(question)) };
}

/** The questions that these answers were given to. */
export function answered(quiz: Quiz, { answers }: QuizAnswers): Quiz {
  if (isWhole(quiz)) return quiz;
  return { ...quiz, questions: quiz.questions.filter(({ id }) => id in answers) };
}

/** Whether answers are to other questions than those drawn, as from a tab where an earlier attempt is open. */
export const isOfAnotherDraw = (quiz: Quiz, draw: Quiz, { answers }: QuizAnswers): boolean =>
  !isWhole(quiz) && draw.questions.some(({ id }) => !(id in answers));
