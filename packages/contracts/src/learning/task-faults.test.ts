import { exerciseFaults, quizFaults } from './task-faults.ts';

type Exercise = Parameters<typeof exerciseFaults>[0];
type Question = Parameters<typeof quizFaults>[0]['questions'][number];
const found = (exercise: Exercise) => exerciseFaults(exercise).map(({ text, field }) => [text.en, field]);
const fieldsOf = (exercise: Exercise) => exerciseFaults(exercise).map(({ field }) => field);
const asked = (...questions: Question[]) => quizFaults({ questions }).map(({ text, field }) => [text.en, field]);
const text = { en: 'Words' };
const none = { text: {}, explanation: {} };

test('an empty exercise lacks everything that it is made of', () => {
  expect(fieldsOf({ kind: 'order-states', task: {}, items: [none, none] })).toEqual([
    'task',
    'items.0.text',
    'items.0.explanation',
    'items.1.text',
    'items.1.explanation',
  ]);
  const rows = [1, 2].map(() => ({ cells: [{}, {}] }));
  expect(fieldsOf({ kind: 'find-faults', task: {}, columns: [{}, {}], rows })).toEqual([
    'task',
    'columns.0',
    'columns.1',
    'rows.0.cells.0',
    'rows.1.cells.0',
    '',
  ]);
  const convention = [1, 2].map(() => ({ field: {}, values: [{ code: '', meaning: {} }] }));
  expect(fieldsOf({ kind: 'name-files', task: {}, convention, example: '', items: [{ ...none, answer: '' }] })).toEqual(
    [
      'task',
      'convention.0.field',
      'convention.0.values.0.code',
      'convention.1.field',
      'convention.1.values.0.code',
      'example',
      'items.0.text',
      'items.0.answer',
      'items.0.explanation',
    ],
  );
  expect(fieldsOf({ kind: 'enter-results', task: {}, items: [{ ...none, answer: ' ' }] })).toEqual([
    'task',
    'items.0.text',
    'items.0.answer',
    'items.0.explanation',
  ]);
});

test('parts that were all removed are required', () => {
  expect(found({ kind: 'order-states', task: text, items: [] })).toEqual([
    ['At least this many items are needed: 2.', ''],
  ]);
  expect(found({ kind: 'find-faults', task: text, columns: [text], rows: [] })).toEqual([
    ['The table needs at least two rows.', ''],
    ['Mark at least one row as wrong.', ''],
  ]);
  expect(found({ kind: 'name-files', task: text, convention: [], example: 'A', items: [] })).toEqual([
    ['Add the fields of the name.', ''],
    ['At least this many items are needed: 1.', ''],
  ]);
});

test('nothing is missing when each text exists in some language; a marked row needs its explanation', () => {
  const rows = [{ cells: [text], fault: {} }, { cells: [{ es: 'Palabras' }] }];
  const exercise = { kind: 'find-faults' as const, task: text, columns: [text], rows };
  expect(found(exercise)).toEqual([['Row 1 is marked as wrong: explain the mistake.', 'rows.0.fault']]);
  expect(found({ ...exercise, rows: rows.map((row) => (row.fault ? { ...row, fault: text } : row)) })).toEqual([]);
});

test('texts that learners could not distinguish are named; empty ones are only missing', () => {
  const item = (en: string) => ({ text: { en }, explanation: text });
  const order = (...words: string[]): Exercise => ({ kind: 'order-states', task: text, items: words.map(item) });
  expect(fieldsOf(order('Same', 'Other', 'same '))).toEqual(['items.2.text']);
  expect(found(order('', ''))).toEqual([
    ['Item 1 has no text.', 'items.0.text'],
    ['Item 2 has no text.', 'items.1.text'],
  ]);
});

test('a name is compared with its convention once that is whole', () => {
  const values = [{ code: 'ARC', meaning: text }];
  const named = (
    answer: string,
    example = 'ARC-1',
    codes: { code: string; meaning: { en?: string } }[] = values,
  ): Exercise => ({
    kind: 'name-files',
    task: text,
    convention: [
      { field: { en: 'Project' }, values: codes },
      { field: { en: 'Number' }, values: [] },
    ],
    example,
    items: [{ text, answer, explanation: text }],
  });
  expect(found(named('arc-2'))).toEqual([]);
  expect(found(named('XYZ-2'))[0]).toEqual([expect.stringContaining('has “XYZ” in field 1'), 'items.0.answer']);
  expect(found(named('ARC'))[0]).toEqual([expect.stringContaining('item 1: 1; fields: 2'), 'items.0.answer']);
  expect(fieldsOf(named('XYZ-2', ''))).toEqual(['example']);
  expect(fieldsOf(named('XYZ-2', 'ARC-1', [{ code: 'XYZ', meaning: {} }]))).toEqual(['convention.0.values.0.meaning']);
});

test('a question needs its text, two written options, a right one and why it is right', () => {
  const whole = { text, options: [{ text, right: true as const }, { text: { es: 'No' } }], explanation: text };
  expect(asked()).toEqual([['Add a question.', '']]);
  expect(asked(whole)).toEqual([]);
  expect(asked(whole, { text: { en: ' ' }, options: [{ text: {} }], explanation: {} })).toEqual([
    ['Question 2: write the question.', 'questions.1.text'],
    ['Question 2: it needs at least two options.', 'questions.1.text'],
    ['Question 2: write option 1 or remove it.', 'questions.1.options.0.text'],
    ['Question 2: mark the right answer.', 'questions.1.right'],
    ['Question 2: write why it is right.', 'questions.1.explanation'],
  ]);
});
