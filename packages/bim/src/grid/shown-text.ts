import type { BimDocument } from '../document/document.schema.ts';
import type { TableName } from '../document/tables.ts';
import type { AnyRow } from '../edits/edit.ts';
import { isPlace, placeOfPrint, printedPlace } from '../trace/answer-place.ts';
import { type GridColumn, gridText } from './grid-column.ts';

/** A cell's text for other programs, in the document's language; `meantText` takes it back. */
export function shownText(document: BimDocument, table: TableName, row: AnyRow, column: GridColumn): string {
  const text = gridText(row, column, document.language);
  return isPlace(table, column.column) ? printedPlace(document, text) : text;
}

/** The text that a row's cell understands of what came from another program. */
export const meantText = (
  document: BimDocument,
  table: TableName,
  row: AnyRow,
  column: GridColumn,
  text: string,
): string => (isPlace(table, column.column) ? placeOfPrint(document, text, String(row[column.column])) : text);
