import { type Language, languages, type Translated } from '@arcada/contracts';
import type { Column } from '../document/column.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { columnsOf, type TableName, tables } from '../document/tables.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { columnHeadings, formerHeadings } from '../labels/table-labels.ts';
import { same } from '../labels/translated.ts';
import { editText } from './cell-text.ts';
import type { ListKind } from './entries.ts';
import { type ReadCell, type ReadHints, readCell, readRaci } from './read-cell.ts';
import { readOption } from './read-option.ts';
import { takenWord } from './taken-word.ts';

/** A column as the screen shows it. The responsibility matrix has one for each party. */
export interface GridColumn {
  /** Name of the column, or `party:<code>` in the matrix. */
  id: string;
  heading: Translated;
  /** The stored column that it edits. */
  column: string;
  definition: Column;
  /** Code of the party, in the matrix. */
  party?: string;
  /** The matrix has letters of the party, which the list of parties hasn't. */
  isOrphan?: true;
}
type Assignment = { party: string; raci: string };
const assignmentsOf = (row: AnyRow) => row.assignments as readonly Assignment[];

/** The id of a party's column in the matrix. */
export const partyColumn = (code: string): string => `party:${code}`;

/** Codes in the matrix that are of no party. */
export function orphanParties({ tables: { parties, responsibilities } }: BimDocument): string[] {
  const known = new Set(['', ...parties.map(({ code }) => code)]);
  const used = responsibilities.flatMap(({ assignments }) => assignments.map(({ party }) => party));
  return [...new Set(used)].filter((code) => !known.has(code));
}

/** The columns of a table in a document, in their order; after those of the parties what is left of others. */
export function gridColumns(document: BimDocument, table: TableName): GridColumn[] {
  const headings = columnHeadings(table);
  return Object.entries(columnsOf(table)).flatMap(([column, definition]): GridColumn[] => {
    if (definition.kind !== 'assignments') {
      return [{ id: column, heading: headings[column] ?? same(column), column, definition }];
    }
    const codes = new Set(document.tables.parties.map(({ code }) => code).filter((code) => code !== ''));
    const columnOf = (party: string) => ({ id: partyColumn(party), heading: same(party), column, definition, party });
    return [
      ...[...codes].map(columnOf),
      ...orphanParties(document).map((party): GridColumn => ({ ...columnOf(party), isOrphan: true })),
    ];
  });
}

/** What sheets write above a column, in any language, also what they wrote before. */
export const headingTexts = (table: TableName, { id, heading }: GridColumn): string[] => [
  ...languages.map((language) => heading[language]),
  ...(formerHeadings[table]?.[id] ?? []),
];

/** Only the values of an enumeration are a list in which bars and commas mean nothing else. */
const listOf = (row: AnyRow, { isPair }: Column): ListKind =>
  isPair && row.restriction === 'one-of' ? 'values' : 'plain';

/** The text of a cell, as it is edited and copied. */
export function gridText(row: AnyRow, { column, definition, party }: GridColumn, language: Language): string {
  if (party === undefined) return editText(definition, row[column], language, listOf(row, definition));
  return assignmentsOf(row).find((assignment) => assignment.party === party)?.raci ?? '';
}

/** What a text means in a cell of a row: the whole new value of the stored column. */
export function readGridText(
  row: AnyRow,
  { definition, party }: GridColumn,
  text: string,
  language: Language,
  hints?: ReadHints,
): ReadCell {
  if (party === undefined) return readCell(definition, text, language, { ...hints, list: listOf(row, definition) });
  const others = assignmentsOf(row).filter((assignment) => assignment.party !== party);
  if (text.trim() === '') return { value: others };
  const raci = readRaci(text);
  if (!raci) return { fault: 'not-an-option', parameters: { text, options: 'R, A, AR, C, I' } };
  const known = assignmentsOf(row).some((assignment) => assignment.party === party);
  const value = known
    ? assignmentsOf(row).map((one) => (one.party === party ? { party, raci } : one))
    : [...others, { party, raci }];
  return { value, ...(readOption('raci', text)?.isMeant && { word: takenWord('raci', text.trim(), raci) }) };
}

/** The edit that stores a cell's new value. */
export const gridEdit = (table: TableName, row: string, { column }: GridColumn, value: unknown): Edit => ({
  op: 'cell',
  table,
  row,
  column,
  value,
});

/** How many rows a table may have. */
export const mostRows = (table: TableName): number => tables[table].rows;
