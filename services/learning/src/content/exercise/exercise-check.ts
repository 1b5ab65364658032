import {
  type authoredExerciseSchema,
  languages,
  separatorOf,
  type Translated,
  takesPart,
  typedPartLength,
} from '@arcada/contracts';
import type { z } from 'zod';
import { textIn } from '../../catalogue/course-model.ts';
import { unsolvable } from './exercise.errors.ts';

type AuthoredExercise = z.infer<typeof authoredExerciseSchema>;
type Text = Partial<Translated>;
type NameFiles = Extract<AuthoredExercise, { kind: 'name-files' }>;

const isEmpty = (text: Text) => !languages.some((language) => text[language]);
/** Position, from 1, of the first text equal to an earlier one in some language; 0: none. */
const repeated = (texts: readonly Text[]): number =>
  1 +
  texts.findIndex((text, at) =>
    texts
      .slice(0, at)
      .some((before) => languages.some((language) => same(textIn(before, language), textIn(text, language)))),
  );
const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/**
 * Throws for anything that makes an exercise unsolvable: a missing part, or a right answer that
 * can't be given.
 */
export function checkExercise(exercise: AuthoredExercise): void {
  if (isEmpty(exercise.task)) throw unsolvable('task');
  if (exercise.kind === 'name-files') checkNames(exercise);
  else if (exercise.kind === 'find-faults') checkFaults(exercise);
  else if (exercise.kind === 'enter-results') checkResults(exercise.items);
  else checkItems(exercise.items, 2);
}

function checkItems(items: readonly { text: Text; explanation: Text }[], least: number): void {
  if (items.length < least) throw unsolvable('fewItems', { count: least });
  for (const [at, { text, explanation }] of items.entries()) {
    if (isEmpty(text)) throw unsolvable('itemText', { place: at + 1 });
    if (isEmpty(explanation)) throw unsolvable('itemExplanation', { place: at + 1 });
  }
  const place = repeated(items.map(({ text }) => text));
  if (place) throw unsolvable('sameItem', { place });
}

function checkResults(items: Extract<AuthoredExercise, { kind: 'enter-results' }>['items']): void {
  checkItems(items, 1);
  const place = items.findIndex(({ answer }) => answer === '') + 1;
  if (place) throw unsolvable('itemAnswer', { place });
}

function checkNames({ convention, example, items }: NameFiles): void {
  if (convention.length === 0) throw unsolvable('fewFields');
  for (const [at, { field, values }] of convention.entries()) {
    if (isEmpty(field)) throw unsolvable('fieldName', { place: at + 1 });
    if (values.some(({ code, meaning }) => code === '' || isEmpty(meaning)))
      throw unsolvable('fieldCode', { place: at + 1 });
    const codes = values.map(({ code }) => code.toLowerCase());
    const twice = codes.find((code, index) => codes.indexOf(code) < index);
    if (twice !== undefined) throw unsolvable('sameCode', { place: at + 1, part: twice });
  }
  const place = repeated(convention.map(({ field }) => field));
  if (place) throw unsolvable('sameField', { place });
  checkName(convention, example, example, 0);
  checkItems(items, 1);
  for (const [at, { answer }] of items.entries()) checkName(convention, example, answer, at + 1);
}

/** `place`: of the item; 0: the example itself. */
function checkName(convention: NameFiles['convention'], example: string, name: string, place: number): void {
  const which = place ? 'item' : 'example';
  if (name === '') throw unsolvable(`${which}Name`, { place });
  const parts = name.split(separatorOf(example));
  if (parts.length !== convention.length)
    throw unsolvable(`${which}Parts`, { place, parts: parts.length, fields: convention.length });
  const at = convention.findIndex((field, index) => !takesPart(field, parts[index] ?? ''));
  const part = parts[at] ?? '';
  if (at >= 0) throw unsolvable(`${which}Part`, { place, part, field: at + 1, length: typedPartLength });
}

function checkFaults({ columns, rows }: Extract<AuthoredExercise, { kind: 'find-faults' }>): void {
  if (columns.length === 0) throw unsolvable('fewColumns');
  const unnamed = columns.findIndex(isEmpty);
  if (unnamed >= 0) throw unsolvable('columnName', { place: unnamed + 1 });
  const place = repeated(columns);
  if (place) throw unsolvable('sameColumn', { place });
  if (rows.length < 2) throw unsolvable('fewRows');
  for (const [at, { cells, fault }] of rows.entries()) {
    if (cells.length !== columns.length) throw unsolvable('cells', { place: at + 1, count: columns.length });
    // A row is identified by its first cell.
    if (cells[0] && isEmpty(cells[0])) throw unsolvable('firstCell', { place: at + 1 });
    if (fault && isEmpty(fault)) throw unsolvable('faultText', { place: at + 1 });
  }
  if (!rows.some(({ fault }) => fault)) throw unsolvable('noFault');
}
