import type { BimDocument } from '../document/document.schema.ts';
import { isOwnWordColumn } from '../document/own-words.ts';
import type { TableName } from '../document/tables.ts';
import type { AnyRow } from '../edits/edit.ts';
import { type GridColumn, gridColumns } from '../grid/grid-column.ts';
import { tableLabels } from '../labels/table-labels.ts';
import { printedPlace } from '../trace/answer-place.ts';
import { printedCell } from './printed-cell.ts';

/** A table in words, in the document's language. */
export interface PrintedTable {
  table: TableName;
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const cellOf = (table: TableName, row: AnyRow, { column, party }: GridColumn, document: BimDocument): string => {
  if (column === 'place') return printedPlace(document, String(row[column]));
  if (party === undefined) return printedCell(table, row, column, document.language);
  const assignments = row[column] as readonly { party: string; raci: string }[];
  return assignments.find((assignment) => assignment.party === party)?.raci ?? '';
};

/**
 * A table as it is printed: optional columns in which nothing is written are left out, and those with the words for
 * another one, which shows them. Undefined when it has no rows.
 */
export function printedTable(document: BimDocument, table: TableName): PrintedTable | undefined {
  const rows = document.tables[table] as readonly AnyRow[];
  if (rows.length === 0) return undefined;
  const all = gridColumns(document, table)
    .filter(({ column }) => !isOwnWordColumn(column))
    .map((column) => ({ column, cells: rows.map((row) => cellOf(table, row, column, document)) }));
  const shown = all.filter(({ column, cells }) => column.definition.required || cells.some((cell) => cell !== ''));
  return {
    table,
    heading: tableLabels[table][document.language],
    columns: shown.map(({ column }) => column.heading[document.language]),
    rows: rows.map((_, at) => shown.map(({ cells }) => cells[at] ?? '')),
  };
}
