import {
  type BimDocument,
  type Edit,
  type History,
  noHistory,
  type PartyLetter,
  record,
  type TableName,
  tableNames,
} from '@arcada/bim';

/** What can be undone in each table; kept while another step is shown. */
export type Histories = Map<TableName, History>;

/** One cell written letter by letter, as in a form beside the table, is undone at once. */
export function joinKey(edits: readonly Edit[]): string {
  const [edit, ...others] = edits;
  return edit?.op === 'cell' && others.length === 0 ? JSON.stringify([edit.table, edit.row, edit.column]) : '';
}

/**
 * Records an edit in the history of each table that it changes, wherever it was made: an undo in the table must take back
 * the last edit of it, and nothing of one before.
 */
export function recordTables(
  histories: Histories,
  before: BimDocument,
  after: BimDocument,
  key = '',
  letters?: readonly PartyLetter[],
): void {
  for (const table of tableNames) {
    if (before.tables[table] === after.tables[table]) continue;
    const changed = { ...before, tables: { ...before.tables, [table]: after.tables[table] } };
    histories.set(
      table,
      record(histories.get(table) ?? noHistory, before, changed, key, table === 'parties' ? letters : undefined),
    );
  }
}
