import type { Language } from '@arcada/contracts';
import { isShownBeside, ownWords } from '../document/own-words.ts';
import { columnsOf, type TableName } from '../document/tables.ts';
import type { AnyRow } from '../edits/edit.ts';
import { cellText, shortDay } from '../labels/value-text.ts';

/** A cell as preview and print have it: days are short, and a choice that the list lacks stands in words in its column. */
export function printedCell(table: TableName, row: AnyRow, column: string, language: Language): string {
  const own = ownWords(row, column);
  if (own !== undefined) return own;
  if (isShownBeside(row, column)) return '';
  if (columnsOf(table)[column]?.kind === 'date') return shortDay(String(row[column]), language);
  return cellText(table, column, row[column], language, row);
}
