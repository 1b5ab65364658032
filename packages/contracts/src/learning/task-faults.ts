import { defaultLanguage, forEachLanguage, languages, type Translated } from '../texts/languages.ts';
import { separatorOf, takesPart, typedPartLength } from './file-names.ts';
import { taskFaultTexts as texts } from './task-fault-texts.ts';

type Text = Partial<Translated>;
interface Item {
  text: Text;
  explanation: Text;
}
interface NameField {
  field: Text;
  values: readonly { code: string; meaning: Text }[];
}
interface Names {
  convention: readonly NameField[];
  example: string;
  items: readonly (Item & { answer: string })[];
}
interface Table {
  columns: readonly Text[];
  rows: readonly { cells: readonly Text[]; fault?: Text | undefined }[];
}
/** A quiz as its author has written it so far. */
interface QuizSoFar {
  questions: readonly (Item & { options: readonly { text: Text; right?: true | undefined }[] })[];
}
/** The same for an exercise. */
type ExerciseSoFar = { task: Text } & (
  | ({ kind: 'name-files' } & Names)
  | ({ kind: 'find-faults' } & Table)
  | { kind: 'order-states'; items: readonly Item[] }
  | { kind: 'enter-results'; items: readonly (Item & { answer: string })[] }
);

/** What a quiz or an exercise lacks before learners can be given it. */
export interface TaskFault {
  /** Path of the field where it is missing, within the quiz or exercise: `items.0.text`. Empty: of no single field. */
  field: string;
  /** Places in it are counted from 1. */
  text: Translated;
}

const fault = (what: keyof typeof texts, field = '', values: Record<string, string | number> = {}): TaskFault => ({
  field,
  text: forEachLanguage((language) =>
    texts[what][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  ),
});
const ifAny = (isFault: boolean, ...given: Parameters<typeof fault>) => (isFault ? [fault(...given)] : []);
const isEmpty = (text: Text) => !languages.some((language) => text[language]?.trim());

/** Everything that an unfinished quiz lacks, in the order of its questions. */
export function quizFaults({ questions }: QuizSoFar): TaskFault[] {
  return [
    ...ifAny(questions.length === 0, 'fewQuestions'),
    ...questions.flatMap(({ text, options, explanation }, at) => {
      const of = `questions.${at}`;
      const place = at + 1;
      return [
        ...ifAny(isEmpty(text), 'question', `${of}.text`, { place }),
        ...ifAny(options.length < 2, 'fewOptions', `${of}.text`, { place }),
        ...options.flatMap((option, index) =>
          ifAny(isEmpty(option.text), 'option', `${of}.options.${index}.text`, { place, option: index + 1 }),
        ),
        ...ifAny(!options.some(({ right }) => right), 'right', `${of}.right`, { place }),
        ...ifAny(isEmpty(explanation), 'explanation', `${of}.explanation`, { place }),
      ];
    }),
  ];
}

/** Everything that makes an exercise unsolvable: parts that are missing, and right answers that can’t be given. */
export function exerciseFaults(exercise: ExerciseSoFar): TaskFault[] {
  return [...ifAny(isEmpty(exercise.task), 'task', 'task'), ...partFaults(exercise)];
}

function partFaults(exercise: ExerciseSoFar): TaskFault[] {
  if (exercise.kind === 'name-files') return nameFaults(exercise);
  if (exercise.kind === 'find-faults') return tableFaults(exercise);
  if (exercise.kind === 'order-states') return itemFaults(exercise.items, 2);
  return itemFaults(exercise.items, 1, ({ answer }, at) =>
    ifAny(!answer.trim(), 'itemAnswer', `items.${at}.answer`, { place: at + 1 }),
  );
}

function itemFaults<I extends Item>(
  items: readonly I[],
  least: number,
  more: (item: I, at: number) => TaskFault[] = () => [],
): TaskFault[] {
  const same = repeated(items.map(({ text }) => text));
  return [
    ...items.flatMap((item, at) => [
      ...ifAny(isEmpty(item.text), 'itemText', `items.${at}.text`, { place: at + 1 }),
      ...ifAny(at === same, 'sameItem', `items.${at}.text`, { place: at + 1 }),
      ...more(item, at),
      ...ifAny(isEmpty(item.explanation), 'itemExplanation', `items.${at}.explanation`, { place: at + 1 }),
    ]),
    ...ifAny(items.length < least, 'fewItems', '', { count: least }),
  ];
}

function nameFaults({ convention, example, items }: Names): TaskFault[] {
  const ofFields = [...ifAny(convention.length === 0, 'fewFields'), ...fieldFaults(convention)];
  const canCompare = ofFields.length === 0 && example.trim() !== '';
  const ofName = (name: string, which: 'example' | 'item', field: string, place: number) => {
    if (!name.trim()) return [fault(`${which}Name`, field, { place })];
    return canCompare ? misnamed(convention, example, name, { which, field, place }) : [];
  };
  return [
    ...ofFields,
    ...ofName(example, 'example', 'example', 0),
    ...itemFaults(items, 1, ({ answer }, at) => ofName(answer, 'item', `items.${at}.answer`, at + 1)),
  ];
}

function fieldFaults(convention: readonly NameField[]): TaskFault[] {
  const same = repeated(convention.map(({ field }) => field));
  return convention.flatMap(({ field, values }, at) => {
    const of = `convention.${at}`;
    const place = at + 1;
    const open = values.findIndex(({ code, meaning }) => !code.trim() || isEmpty(meaning));
    const codes = values.map(({ code }) => code.trim().toLowerCase());
    const twice = codes.findIndex((code, index) => code !== '' && codes.indexOf(code) < index);
    return [
      ...ifAny(isEmpty(field), 'fieldName', `${of}.field`, { place }),
      ...ifAny(at === same, 'sameField', `${of}.field`, { place }),
      ...ifAny(open >= 0, 'fieldCode', `${of}.values.${open}.${codes[open] ? 'meaning' : 'code'}`, { place }),
      ...ifAny(twice >= 0, 'sameCode', `${of}.values.${twice}.code`, { place, part: codes[twice] ?? '' }),
    ];
  });
}

/** A name that its own convention doesn't allow. */
function misnamed(
  convention: readonly NameField[],
  example: string,
  name: string,
  { which, field, place }: { which: 'example' | 'item'; field: string; place: number },
): TaskFault[] {
  const parts = name.trim().split(separatorOf(example.trim()));
  if (parts.length !== convention.length)
    return [fault(`${which}Parts`, field, { place, parts: parts.length, fields: convention.length })];
  const at = convention.findIndex((one, index) => !takesPart(one, parts[index] ?? ''));
  const values = { place, part: parts[at] ?? '', field: at + 1, length: typedPartLength };
  return ifAny(at >= 0, `${which}Part`, field, values);
}

function tableFaults({ columns, rows }: Table): TaskFault[] {
  const same = repeated(columns);
  return [
    ...ifAny(columns.length === 0, 'fewColumns'),
    ...columns.flatMap((column, at) => [
      ...ifAny(isEmpty(column), 'columnName', `columns.${at}`, { place: at + 1 }),
      ...ifAny(at === same, 'sameColumn', `columns.${at}`, { place: at + 1 }),
    ]),
    ...rows.flatMap(({ cells, fault: mistake }, at) => [
      ...ifAny(cells.length !== columns.length, 'cells', '', { place: at + 1, count: columns.length }),
      // A row is identified by its first cell.
      ...ifAny(cells[0] !== undefined && isEmpty(cells[0]), 'firstCell', `rows.${at}.cells.0`, { place: at + 1 }),
      ...ifAny(mistake !== undefined && isEmpty(mistake), 'faultText', `rows.${at}.fault`, { place: at + 1 }),
    ]),
    ...ifAny(rows.length < 2, 'fewRows'),
    ...ifAny(!rows.some(({ fault: mistake }) => mistake), 'noFault'),
  ];
}

/** Index of the first text that learners of some language would read as an earlier one; -1: none. */
const repeated = (list: readonly Text[]): number =>
  list.findIndex((text, at) =>
    list
      .slice(0, at)
      .some((before) => languages.some((language) => same(readIn(before, language), readIn(text, language)))),
  );
const readIn = (text: Text, language: (typeof languages)[number]) =>
  [language, defaultLanguage, ...languages].map((each) => text[each]?.trim()).find(Boolean) ?? '';
const same = (left: string, right: string) => left !== '' && left.toLowerCase() === right.toLowerCase();
