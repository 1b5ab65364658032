import { type Language, languages } from '@arcada/contracts';

export type Translations = Partial<Record<Language, string>>;

/** Whether a text is empty in every language. */
export const isUnwritten = (text: Translations) => !languages.some((language) => text[language]?.trim());

export interface QuizQuestion {
  id: string;
  text: Translations;
  kind: 'single' | 'multiple';
  options: { id: string; text: Translations; right?: true }[];
  explanation: Translations;
}
/** A quiz with its right answers, as its author edits it. */
export interface AuthoredQuiz {
  passMark: number;
  questions: QuizQuestion[];
  /** How many of the questions each attempt draws; absent: all. */
  asked?: number;
  /** Right answers are shown before it is passed. */
  showAnswers?: true;
}

export interface OrderExercise {
  kind: 'order-states';
  showAnswers?: true;
  task: Translations;
  /** In their right order. */
  items: { id: string; text: Translations; explanation: Translations }[];
}
export interface NamesExercise {
  kind: 'name-files';
  showAnswers?: true;
  task: Translations;
  convention: { field: Translations; values: { code: string; meaning: Translations }[] }[];
  example: string;
  items: { id: string; text: Translations; answer: string; explanation: Translations }[];
}
export interface FaultsExercise {
  kind: 'find-faults';
  showAnswers?: true;
  task: Translations;
  columns: Translations[];
  /** A row with a `fault` is wrong. */
  rows: { id: string; cells: Translations[]; fault?: Translations; why?: Translations }[];
}
export interface ResultsExercise {
  kind: 'enter-results';
  showAnswers?: true;
  task: Translations;
  items: ResultItem[];
}
export interface ResultItem {
  id: string;
  text: Translations;
  unit?: Translations;
  /** Several ways to write it are separated by `|`. */
  answer: string;
  /** How far a number may be from the answer; as typed until it is saved. */
  tolerance?: number | string;
  explanation: Translations;
}
export type AuthoredExercise = OrderExercise | NamesExercise | FaultsExercise | ResultsExercise;

/** A new exercise with the minimum that its kind requires. */
export function emptyExercise(kind: AuthoredExercise['kind']): AuthoredExercise {
  const task = {};
  const text = () => ({ text: {}, explanation: {} });
  if (kind === 'name-files') {
    const convention = [1, 2].map(() => ({ field: {}, values: [{ code: '', meaning: {} }] }));
    return { kind, task, convention, example: '', items: [{ id: 'i1', ...text(), answer: '' }] };
  }
  if (kind === 'find-faults')
    return { kind, task, columns: [{}, {}], rows: ['r1', 'r2'].map((id) => ({ id, cells: [{}, {}] })) };
  if (kind === 'enter-results') return { kind, task, items: [{ id: 'i1', ...text(), answer: '' }] };
  return { kind, task, items: ['i1', 'i2'].map((id) => ({ id, ...text() })) };
}

/** Another column at the end of the table, with an empty cell in each row. */
export const withColumn = (exercise: FaultsExercise): FaultsExercise => ({
  ...exercise,
  columns: [...exercise.columns, {}],
  rows: exercise.rows.map((row) => ({ ...row, cells: [...row.cells, {}] })),
});

/** Removes a column and its cells from the table. */
export const withoutColumn = (exercise: FaultsExercise, place: number): FaultsExercise => ({
  ...exercise,
  columns: exercise.columns.filter((_, at) => at !== place),
  rows: exercise.rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => at !== place) })),
});

/** The quiz with other questions; it can't draw more than there are. */
export function withQuestions({ asked, ...quiz }: AuthoredQuiz, questions: QuizQuestion[]): AuthoredQuiz {
  return { ...quiz, questions, ...(asked !== undefined && asked < questions.length && { asked }) };
}

/** `q1`, `q2` …: the first unused one. */
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

/** Toggles whether an option is right; with several right ones, learners can choose several. */
export function withRight(question: QuizQuestion, optionId: string, right: boolean): QuizQuestion {
  const options = question.options.map(({ id, text, right: before }) =>
    (id === optionId ? right : before) ? { id, text, right: true as const } : { id, text },
  );
  const count = options.filter((option) => 'right' in option).length;
  return { ...question, options, kind: count > 1 ? 'multiple' : 'single' };
}

/** Undefined for what isn't a number of zero or more. */
export function toleranceOf(typed: number | string | undefined): number | undefined {
  const text = String(typed ?? '')
    .trim()
    .replace(',', '.');
  if (text === '') return 0;
  return /^\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}

/** Name of the first field whose tolerance is none, as it was typed. */
export function wrongTolerance(exercise: AuthoredExercise): string | undefined {
  if (exercise.kind !== 'enter-results') return undefined;
  const at = exercise.items.findIndex(({ tolerance }) => toleranceOf(tolerance) === undefined);
  return at < 0 ? undefined : `items.${at}.tolerance`;
}

/** The exercise as it is sent, with numbers for what was typed as such. */
export const withNumbers = (exercise: AuthoredExercise): AuthoredExercise =>
  exercise.kind === 'enter-results'
    ? {
        ...exercise,
        items: exercise.items.map(({ tolerance, ...item }) => {
          const number = toleranceOf(tolerance);
          return { ...item, ...(tolerance !== undefined && number !== undefined && { tolerance: number }) };
        }),
      }
    : exercise;
