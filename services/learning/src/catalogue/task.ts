import type { Translated } from '@arcada/contracts';

// Quizzes and exercises with every text in every language, as those that come with the service are.

export interface CompleteQuiz {
  /** Share of right answers needed, 0 to 1. */
  passMark: number;
  questions: CompleteQuestion[];
}

export interface CompleteQuestion {
  id: string;
  text: Translated;
  kind: 'single' | 'multiple';
  options: { id: string; text: Translated; right?: true }[];
  /** Why the right answers are right; shown with the verdict. */
  explanation: Translated;
}

export type CompleteExercise = NameFiles | FindFaults | OrderStates;

/** A name for each file, by the convention. */
export interface NameFiles {
  kind: 'name-files';
  task: Translated;
  /** Fields of the name in their order, with the codes that they may hold. */
  convention: { field: Translated; values: { code: string; meaning: Translated }[] }[];
  example: string;
  /** `answer` is the name that is right; upper and lower case count alike. */
  items: { id: string; text: Translated; answer: string; explanation: Translated }[];
}

/** The rows of a table that are wrong. */
export interface FindFaults {
  kind: 'find-faults';
  task: Translated;
  columns: Translated[];
  /** `fault` says what is wrong; a row without it is right, and `why` may say so. Cells are in the order of `columns`. */
  rows: { id: string; cells: Translated[]; fault?: Translated; why?: Translated }[];
}

/** Items in their right order, written in that order: the learner gets them shuffled. */
export interface OrderStates {
  kind: 'order-states';
  task: Translated;
  items: { id: string; text: Translated; explanation: Translated }[];
}
