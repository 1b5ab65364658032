import type { Language } from '@arcada/contracts';

type Translations = Partial<Record<Language, string>>;

export interface QuizQuestion {
  id: string;
  text: Translations;
  kind: 'single' | 'multiple';
  options: { id: string; text: Translations; right?: true }[];
  explanation: Translations;
}
/** A quiz with its right answers, as its author writes it. */
export interface AuthoredQuiz {
  passMark: number;
  questions: QuizQuestion[];
}

/** The exercise that the editor writes; the other two kinds come with courses of the house. */
export interface OrderExercise {
  kind: 'order-states';
  task: Translations;
  items: { id: string; text: Translations; explanation: Translations }[];
}
export type AuthoredExercise = OrderExercise;

/** `q1`, `q2` …: the first that is free. */
export function freeId(letter: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (ids.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

export const emptyQuestion = (questions: readonly { id: string }[]): QuizQuestion => ({
  id: freeId('q', questions),
  text: {},
  kind: 'single',
  options: [
    { id: 'o1', text: {}, right: true },
    { id: 'o2', text: {} },
  ],
  explanation: {},
});

/** Marks an option or takes its mark; a question with several right ones lets learners choose several. */
export function withRight(question: QuizQuestion, optionId: string, right: boolean): QuizQuestion {
  const options = question.options.map(({ id, text, right: before }) =>
    (id === optionId ? right : before) ? { id, text, right: true as const } : { id, text },
  );
  const count = options.filter((option) => 'right' in option).length;
  return { ...question, options, kind: count > 1 ? 'multiple' : 'single' };
}
