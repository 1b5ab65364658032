import { type AuthoredExercise, emptyExercise } from '../task-drafts.ts';
import { exerciseFaults } from './exercise-faults.ts';

const found = (exercise: AuthoredExercise) => exerciseFaults(exercise).map(({ kind, place }) => `${kind} ${place}`);
const text = { en: 'Words' };

test.each([
  ['order-states', ['itemText 1', 'itemExplanation 1', 'itemText 2', 'itemExplanation 2']],
  ['find-faults', ['columnName 1', 'columnName 2', 'firstCell 1', 'firstCell 2', 'noFault 0']],
  [
    'name-files',
    [
      'fieldName 1',
      'fieldCode 1',
      'fieldName 2',
      'fieldCode 2',
      'exampleName 0',
      'itemText 1',
      'itemExplanation 1',
      'itemName 1',
    ],
  ],
  ['enter-results', ['itemText 1', 'itemExplanation 1', 'itemAnswer 1']],
] as const)('an empty exercise lacks everything that it is made of: %s', (kind, faults) => {
  expect(found(emptyExercise(kind))).toEqual(['task 0', ...faults]);
});

test('parts that were all removed are required', () => {
  expect(found({ kind: 'order-states', task: text, items: [] })).toEqual(['fewItems 0']);
  expect(found({ kind: 'find-faults', task: text, columns: [text], rows: [] })).toEqual(['fewRows 0', 'noFault 0']);
  expect(found({ kind: 'name-files', task: text, convention: [], example: 'A', items: [] })).toEqual([
    'fewFields 0',
    'fewItems 0',
  ]);
});

test('nothing is missing when each text exists in some language; a marked row needs its explanation', () => {
  const rows = [
    { id: 'r1', cells: [text], fault: {} },
    { id: 'r2', cells: [{ es: 'Palabras' }] },
  ];
  const exercise = { kind: 'find-faults' as const, task: text, columns: [text], rows };
  expect(found(exercise)).toEqual(['faultText 1']);
  expect(found({ ...exercise, rows: rows.map((row) => (row.fault ? { ...row, fault: text } : row)) })).toEqual([]);
});
