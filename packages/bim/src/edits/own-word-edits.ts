import { limits } from '../document/limits.ts';
import { ownWordColumns, ownWords } from '../document/own-words.ts';
import { columnsOf, type TableName } from '../document/tables.ts';
import type { AnyRow, Edit } from './edit.ts';

/** A text that a cell could not take, by the row and the column that it was for. */
export interface RefusedText {
  id?: string;
  columnId?: string;
  text: string;
}

/** The table's column for the words of a choice that its list lacks. */
const ownColumn = (table: TableName, column = ''): string | undefined => {
  const own = ownWordColumns[column];
  return own !== undefined && own in columnsOf(table) ? own : undefined;
};

/** Whether a row already says a refused text in words of its own. */
export const isOwnWord = (row: AnyRow, { columnId = '', text }: RefusedText): boolean =>
  ownWords(row, columnId) === text.trim();

/** The edits that take texts which no option has as `other`, with these words; those of rows with other words stay out. */
export function ownWordEdits(table: TableName, rows: readonly AnyRow[], refused: readonly RefusedText[]): Edit[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return refused.flatMap(({ id = '', columnId = '', text }): Edit[] => {
    const own = ownColumn(table, columnId);
    const row = byId.get(id);
    const words = text.trim();
    if (own === undefined || !row || words === '' || words.length > limits.short) return [];
    if (row[own] !== '' && row[own] !== words) return [];
    const cell = (column: string, value: string): Edit => ({ op: 'cell', table, row: id, column, value });
    return [cell(columnId, 'other'), cell(own, words)];
  });
}
