import type { Language } from '@arcada/contracts';
import { columnsOf, type TableName } from '../document/tables.ts';
import type { AnyRow } from '../edits/edit.ts';
import { cellText, shortDay } from '../labels/value-text.ts';

/** A cell as preview and print have it: days are short, and a use that the list lacks stands in the column of the uses. */
export function printedCell(table: TableName, row: AnyRow, column: string, language: Language): string {
  if (column === 'use' && row.use === 'other' && row.ownUse !== '') return String(row.ownUse);
  if (column === 'ownUse' && row.use === 'other') return '';
  if (columnsOf(table)[column]?.kind === 'date') return shortDay(String(row[column]), language);
  return cellText(table, column, row[column], language);
}
