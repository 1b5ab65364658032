import type { Translated } from '@arcada/contracts';

// Quizzes and exercises with every text in every language, as shipped with the service.

export interface CompleteQuiz {
  /** Share of right answers needed, 0 to 1. */
  passMark: number;
  questions: CompleteQuestion[];
  /** How many of the questions each attempt draws; absent: all. */
  asked?: number;
  /** Right answers are shown before it is passed. */
  showAnswers?: true;
}

export interface CompleteQuestion {
  id: string;
  text: Translated;
  kind: 'single' | 'multiple';
  options: { id: string; text: Translated; right?: true }[];
  /** Why the right answers are right; shown with the result. */
  explanation: Translated;
}

export type CompleteExercise = NameFiles | FindFaults | OrderStates | EnterResults;

/** Name each file by the convention. */
export interface NameFiles {
  kind: 'name-files';
  showAnswers?: true;
  task: Translated;
  /** The fields of the name in order, with their allowed codes. */
  convention: { field: Translated; values: { code: string; meaning: Translated }[] }[];
  example: string;
  /** `answer` is the right name, compared without case. */
  items: { id: string; text: Translated; answer: string; explanation: Translated }[];
}

/** Mark the wrong rows of a table. */
export interface FindFaults {
  kind: 'find-faults';
  showAnswers?: true;
  task: Translated;
  columns: Translated[];
  /**
   * `fault` explains the mistake; a row without it is right, and may explain that in `why`. Cells
   * are in the order of `columns`.
   */
  rows: { id: string; cells: Translated[]; fault?: Translated; why?: Translated }[];
}

/** Items stored in their right order; the learner gets them shuffled. */
export interface OrderStates {
  kind: 'order-states';
  showAnswers?: true;
  task: Translated;
  items: { id: string; text: Translated; explanation: Translated }[];
}

/** Enter what working with the lesson's files gives: counts, sums, names, dates. */
export interface EnterResults {
  kind: 'enter-results';
  showAnswers?: true;
  task: Translated;
  /**
   * A number is compared as a number, within `tolerance`; another answer without case and spaces,
   * several names in any order. Several ways to write an answer are separated by `|`.
   */
  items: {
    id: string;
    text: Translated;
    unit?: Translated;
    answer: string;
    tolerance?: number;
    explanation: Translated;
  }[];
}
