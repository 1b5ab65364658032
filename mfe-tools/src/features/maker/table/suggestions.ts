import {
  type AnyRow,
  namedCodes,
  type Row,
  type TableName,
  type UsualNeed,
  usualEntities,
  usualNeedsOf,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import type { ShownColumn } from './grid-columns.ts';

/** A text that a cell is offered, with words that explain it. */
export interface Suggestion {
  value: string;
  label?: string;
}

/** Codes to choose from; where a cell names several, after those that it names already. */
function codesFor({ suggestions = [], definition }: ShownColumn, text: string): Suggestion[] {
  const before = definition.many ? text.replace(/[^,;]*$/, '').trim() : '';
  const named = namedCodes(before);
  return suggestions
    .filter((code) => !named.includes(code))
    .map((code) => ({ value: before === '' ? code : `${before} ${code}` }));
}

const columnsOfNeeds = ['set', 'name', 'dataType'] as const;
type NeedColumn = (typeof columnsOfNeeds)[number];

/** What is often asked of the objects of a row, for those of its cells that say it. */
function needsFor(row: Row<'informationNeeds'>, column: NeedColumn): UsualNeed[] {
  const needs = usualNeedsOf(column === 'set' ? { ...row, set: '' } : row);
  if (column === 'name') return needs;
  // The set and the type follow from the property, once it is named.
  const named = needs.filter(({ name }) => name === row.name.trim());
  return column === 'set' && named.length === 0 ? needs : named;
}

/** What a cell is offered while it is edited: codes of other tables, or what is usual for the object of its row. */
export function suggestionsFor(
  table: TableName,
  row: AnyRow,
  column: ShownColumn,
  text: string,
  language: Language,
): Suggestion[] {
  if (column.suggestions) return codesFor(column, text);
  if (table !== 'informationNeeds') return [];
  if (column.column === 'entity') return usualEntities.map((value) => ({ value }));
  const own = columnsOfNeeds.find((name) => name === column.column);
  if (!own) return [];
  const needs = needsFor(row as unknown as Row<'informationNeeds'>, own).filter((need) => need[own] !== '');
  const byValue = Map.groupBy(needs, (need) => need[own]);
  return [...byValue].map(([value, those]) => ({
    value,
    ...(own === 'name' && { label: those[0]?.meaning[language] ?? '' }),
  }));
}

const mostNamed = 6;
/** The first of what is usual in words, for the line below the grid: `FireRating (fire rating), …`. */
export function usualWords(
  table: TableName,
  row: AnyRow | undefined,
  column: ShownColumn | undefined,
  language: Language,
) {
  if (!row || table !== 'informationNeeds' || column?.column !== 'name') return '';
  return needsFor(row as unknown as Row<'informationNeeds'>, 'name')
    .slice(0, mostNamed)
    .map(({ name, meaning }) => `${name} (${meaning[language]})`)
    .join(', ');
}
