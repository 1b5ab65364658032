import type { BimDocument } from '../../document/document.schema.ts';
import { say } from '../../labels/translated.ts';

/** The first row that is dated before one above it; rows without a date are passed over. */
export function firstOutOfOrder(rows: readonly { id: string; date: string }[]): string | undefined {
  let latest = '';
  for (const { id, date } of rows) {
    if (date === '') continue;
    if (date < latest) return id;
    latest = date;
  }
  return undefined;
}

/** The edit that sorts a table by date; rows without one come last. */
export const inOrder = (table: 'milestones', tables: BimDocument['tables']) => ({
  op: 'order-rows' as const,
  table,
  rows: [...tables[table]]
    .sort((one, other) => (one.date || '9999').localeCompare(other.date || '9999'))
    .map(({ id }) => id),
});

export const sortByDate = say('Sort the rows by date.', 'Ordenar as linhas por data.', 'Ordenar las filas por fecha.');
