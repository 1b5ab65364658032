import { type AuthoredQuiz, isUnwritten } from './task-drafts.ts';

/** Something a question lacks before it can be stored; places count from 1. */
export type QuizFault =
  | { kind: 'question' | 'right' | 'explanation'; place: number }
  | { kind: 'option'; place: number; option: number };

/** The service's requirements (authoredQuizSchema), in a form that an author can act on. */
export const quizFaults = ({ questions }: AuthoredQuiz): QuizFault[] =>
  questions.flatMap(({ text, options, explanation }, index): QuizFault[] => {
    const place = index + 1;
    return [
      ...(isUnwritten(text) ? [{ kind: 'question' as const, place }] : []),
      ...options.flatMap((option, at) =>
        isUnwritten(option.text) ? [{ kind: 'option' as const, place, option: at + 1 }] : [],
      ),
      ...(options.some(({ right }) => right) ? [] : [{ kind: 'right' as const, place }]),
      ...(isUnwritten(explanation) ? [{ kind: 'explanation' as const, place }] : []),
    ];
  });
