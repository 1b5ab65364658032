import { type Language, numberFormat } from '@arcada/contracts';
import type { Column } from '../document/column.ts';
import { limits } from '../document/limits.ts';
import { options } from '../document/options.ts';
import { cleanText } from '../document/text.schema.ts';
import { type Parameters } from '../labels/fill-words.ts';
import { optionLabel } from '../labels/option-labels.ts';
import { same } from '../labels/translated.ts';
import type { CellFault } from './cell-faults.ts';
import { type ListKind, splitEntries } from './entries.ts';
import { type DayOrder, readDay } from './read-day.ts';
import { type DisciplineCodes, optionOf, readOption } from './read-option.ts';
import { type KnownParties, readParty } from './read-party.ts';
import { type TakenWord, takenWord } from './taken-word.ts';

export type ReadCell =
  /** `word`: the text is none of the option's or party's names, and was taken for it. */
  { value: unknown; word?: TakenWord } | { fault: CellFault; parameters: Parameters };

/** What the surroundings of a cell say about its text. */
export interface ReadHints {
  /** Of the days of its column. */
  order?: DayOrder | undefined;
  disciplines?: DisciplineCodes | undefined;
  parties?: KnownParties | undefined;
  /** How the list of the cell is written. */
  list?: ListKind;
}

const fault = (kind: CellFault, parameters: Parameters): ReadCell => ({ fault: kind, parameters });

function readChoice(list: keyof typeof options, text: string, language: Language, codes?: DisciplineCodes): ReadCell {
  const found = readOption(list, text, codes);
  if (found) return { value: found.option, ...(found.isMeant && { word: takenWord(list, text.trim(), found.option) }) };
  return fault('not-an-option', {
    text,
    options: options[list].map((one) => optionLabel(list, one)[language]).join(', '),
  });
}

/** Marks of thousands as a language writes them; `2,5` and `0.125` have none in any. */
const grouped: Readonly<Record<'point' | 'comma', RegExp>> = {
  point: /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
  comma: /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
};

/** A number with a decimal comma or point, and with separators of thousands where the language has them. */
function readNumber(text: string, language: Language): number {
  const bare = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  const thousands = language === 'en' ? 'comma' : 'point';
  const plain = grouped[thousands].test(bare) ? bare.replaceAll(thousands === 'comma' ? ',' : '.', '') : bare;
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

const entries = (text: string, list?: ListKind) => splitEntries(text, list).filter((entry) => entry !== '');

const bound = /^(>=|=>|≥|<=|=<|≤|>|<)\s*(-?\d+(?:[.,]\d+)?)$/;
const least = '>=≥=>';

/** Bounds as `>= 5`, `< 10`, or both: undefined for anything else. Without `=`, a bound keeps its mark. */
function boundsIn(texts: readonly string[]): string[] | undefined {
  const found = texts.map((text) => bound.exec(text.trim()));
  const pair = ['', ''];
  for (const one of found) {
    const [, mark = '', number = ''] = one ?? [];
    const place = least.includes(mark) ? 0 : 1;
    if (mark === '' || pair[place] !== '') return undefined;
    pair[place] = mark === '>' || mark === '<' ? mark + number : number;
  }
  return found.length > 0 ? pair : undefined;
}

/** Two entries of which one is empty stay two: a range without its lower or its upper bound. */
function pairIn(text: string, list?: ListKind): string[] {
  const all = splitEntries(text, list);
  const some = all.filter((entry) => entry !== '');
  const bounds = boundsIn(some);
  if (bounds) return bounds;
  return all.length === 2 && some.length === 1 ? all : some;
}

/** A text before and after the first of some marks. */
function cut(text: string, marks: RegExp): [string, string] {
  const at = text.search(marks);
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** Codes as `A = Architecture; S (Structure)`. */
function readCodes(text: string): ReadCell {
  const codes = entries(text, 'codes').map((entry) => {
    const [code, rest] = cut(entry, /[=(]/);
    const meaning = entry[entry.search(/[=(]/)] === '(' && rest.endsWith(')') ? rest.slice(0, -1) : rest;
    return { code, meaning };
  });
  return { value: codes };
}

function readAssignments(text: string): ReadCell {
  const assignments = text
    .split(/[;,\n]/)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [party, letters] = cut(entry, /[:=]/);
      return { party, raci: readRaci(letters) };
    });
  return assignments.every(({ party, raci }) => party !== '' && raci)
    ? { value: assignments }
    : fault('not-assignments', { text });
}

function readReference(refers: Column['refers'], text: string, parties?: KnownParties): ReadCell {
  if (refers !== 'parties' || !parties) return { value: text };
  const found = readParty(text, parties);
  if (!found) return fault('not-a-party', { text });
  return { value: found.code, ...(found.isMeant && { word: { text, as: same(found.code) } }) };
}

/** R, A, C or I in either case, or its label; `A/R` and `RA` mean both. Undefined when it is none of them. */
export function readRaci(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const known = letters === 'RA' ? 'AR' : letters;
  return (options.raci as readonly string[]).includes(known) ? known : optionOf('raci', text);
}

function read(column: Column, text: string, language: Language, hints: ReadHints): ReadCell {
  const { order, disciplines, parties, list } = hints;
  switch (column.kind) {
    case 'choice':
      return column.options ? readChoice(column.options, text, language, disciplines) : { value: text };
    case 'date': {
      const day = readDay(text, language, order);
      return 'day' in day ? { value: day.day } : fault(day.fault, { text });
    }
    case 'number': {
      const value = readNumber(text, language);
      return Number.isNaN(value) ? fault('not-a-number', { text }) : { value };
    }
    case 'list':
      return { value: column.isPair ? pairIn(text, list) : entries(text, list) };
    case 'codes':
      return readCodes(text);
    case 'assignments':
      return readAssignments(text);
    case 'text':
      return readReference(column.refers, text.trim().replaceAll(/[,;]?\s*\n\s*/g, column.many ? ', ' : ' '), parties);
    case 'long':
      return { value: text.trim() };
  }
}

const maximum: Readonly<Partial<Record<Column['kind'], number>>> = { text: limits.short, long: limits.long };

/** What a text typed, pasted or imported into a cell means; an empty one empties the cell. */
export function readCell(column: Column, source: string, language: Language, hints: ReadHints = {}): ReadCell {
  const text = cleanText(source);
  if (text.trim() === '') return { value: column.schema.parse(undefined) };
  const result = read(column, text, language, hints);
  if ('fault' in result) return result;
  const parsed = column.schema.safeParse(result.value);
  if (parsed.success) return { ...result, value: parsed.data };
  if (column.kind === 'number') {
    const [least, most] = (column.bounds ?? []).map((bound) => numberFormat(language).format(bound));
    return fault('out-of-range', { text, least: least ?? '', most: most ?? '' });
  }
  const listed =
    Array.isArray(result.value) &&
    parsed.error.issues.some(({ path, code }) => path.length === 0 && code === 'too_big');
  if (listed) return fault('too-many', { max: limits.codesOfField });
  if (column.kind === 'codes') return fault('not-codes', {});
  return fault('too-long', { max: maximum[column.kind] ?? limits.short });
}
