import { type AuthoredExercise, isUnwritten, type OrderExercise } from '../task-drafts.ts';

/** Something an exercise lacks before it can be stored; places count from 1, 0 is the exercise itself. */
export interface ExerciseFault {
  kind:
    | 'task'
    | 'itemText'
    | 'itemExplanation'
    | 'itemName'
    | 'itemAnswer'
    | 'fewItems'
    | 'fewFields'
    | 'fieldName'
    | 'fieldCode'
    | 'exampleName'
    | 'columnName'
    | 'fewRows'
    | 'firstCell'
    | 'faultText'
    | 'noFault';
  place: number;
}
type Kind = ExerciseFault['kind'];
/** Kinds of fault, each with whether it is present. */
type Lacks = Partial<Record<Kind, boolean>>;

const list = (lacks: Lacks, place = 0): ExerciseFault[] =>
  Object.entries(lacks).flatMap(([kind, there]) => (there ? [{ kind: kind as Kind, place }] : []));
const each = <T>(parts: readonly T[], lacksOf: (part: T) => Lacks) =>
  parts.flatMap((part, at) => list(lacksOf(part), at + 1));

/** The faults that the service would report one by one; only the service checks whether it can be solved. */
export function exerciseFaults(exercise: AuthoredExercise): ExerciseFault[] {
  const task = { task: isUnwritten(exercise.task) };
  if (exercise.kind === 'find-faults') {
    const { columns, rows } = exercise;
    return [
      ...list(task),
      ...each(columns, (column) => ({ columnName: isUnwritten(column) })),
      ...each(rows, ({ cells: [first], fault }) => ({
        firstCell: first !== undefined && isUnwritten(first),
        faultText: fault !== undefined && isUnwritten(fault),
      })),
      ...list({ fewRows: rows.length < 2, noFault: !rows.some(({ fault }) => fault) }),
    ];
  }
  if (exercise.kind === 'order-states')
    return [...list(task), ...each(exercise.items, itemLacks), ...list({ fewItems: exercise.items.length < 2 })];
  if (exercise.kind === 'enter-results')
    return [
      ...list(task),
      ...each(exercise.items, (item) => ({ ...itemLacks(item), itemAnswer: !item.answer.trim() })),
      ...list({ fewItems: exercise.items.length < 1 }),
    ];
  const { convention, example, items } = exercise;
  return [
    ...list({ ...task, fewFields: convention.length === 0 }),
    ...each(convention, ({ field, values }) => ({
      fieldName: isUnwritten(field),
      fieldCode: values.some(({ code, meaning }) => !code.trim() || isUnwritten(meaning)),
    })),
    ...list({ exampleName: !example.trim() }),
    ...each(items, (item) => ({ ...itemLacks(item), itemName: !item.answer.trim() })),
    ...list({ fewItems: items.length < 1 }),
  ];
}

const itemLacks = ({ text, explanation }: OrderExercise['items'][number]) => ({
  itemText: isUnwritten(text),
  itemExplanation: isUnwritten(explanation),
});
