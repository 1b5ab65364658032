import { type Language, languages, type Translated } from '@arcada/contracts';
import type { CompleteExercise, CompleteQuiz } from './task.ts';

/** Words a minute at which people read to learn: well below the 240 or so of a novel, since they stop and look back. */
const readingPace = 200;

/**
 * Seconds that one part of a task takes besides the reading of its words, at the pace of somebody
 * who knows the lesson: most learners need more, and looking things up isn't counted.
 */
const partSeconds = {
  /** Weigh three or four options against each other. */
  question: 30,
  /** Take seven codes from seven lists, and compare the name with the file. */
  name: 90,
  /** Compare the cells of a row with each other and with the other rows. */
  row: 30,
  /** Compare an item with its neighbours, and move it. */
  place: 20,
  /** Filter, sort or count in a file or run a script, and check what comes out before entering it. */
  result: 120,
} as const;

/** Words as they are read: no marks of tables, headings or code fences, and no targets of links. */
export function wordsIn(markdown: string): number {
  const plain = markdown.replace(/\]\([^)]*\)/g, ']');
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const readSeconds = (words: number) => (words / readingPace) * 60;

/** The language with the fewest words counts, so that nobody gets less than is stated. */
const fewest = (count: (language: Language) => number) => Math.min(...languages.map(count));

/** Seconds that it takes to read a text in its shortest language. */
export const articleSeconds = (texts: Translated): number =>
  readSeconds(fewest((language) => wordsIn(texts[language])));

/** Seconds for the questions of one attempt: to read them and their explanations, and to decide. */
export function quizSeconds({ questions, asked = questions.length }: CompleteQuiz): number {
  const all = questions.map(({ text, options, explanation }) => [text, ...options.map((one) => one.text), explanation]);
  return (asked / questions.length) * readSeconds(wordsOf(all.flat())) + asked * partSeconds.question;
}

/** Seconds for an exercise: to read its task, its parts and their explanations, and to do each part. */
export function exerciseSeconds(exercise: CompleteExercise): number {
  return readSeconds(wordsOf([exercise.task, ...textsOf(exercise)])) + workSeconds(exercise);
}

function workSeconds(exercise: CompleteExercise): number {
  if (exercise.kind === 'find-faults') return exercise.rows.length * partSeconds.row;
  const each = {
    'name-files': partSeconds.name,
    'order-states': partSeconds.place,
    'enter-results': partSeconds.result,
  };
  return exercise.items.length * each[exercise.kind];
}

function textsOf(exercise: CompleteExercise): Translated[] {
  if (exercise.kind === 'find-faults')
    return exercise.rows.flatMap(({ cells, fault, why }) =>
      [...cells, fault, why].filter((text) => text !== undefined),
    );
  return exercise.items.flatMap(({ text, explanation }) => [text, explanation]);
}

const wordsOf = (texts: readonly Translated[]) =>
  fewest((language) => texts.reduce((sum, text) => sum + wordsIn(text[language]), 0));
