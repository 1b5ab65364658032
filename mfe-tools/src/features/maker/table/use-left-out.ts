import type { Pasted, TableName } from '@arcada/bim';
import { useReducer } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import type { ShownColumn } from './grid-columns.ts';

/**
 * Texts that a table's cells could not take, until they are dismissed, also after another step was shown. What is pasted
 * or written later replaces what was said about the same cells.
 */
export function useLeftOut(table: TableName, columns: readonly ShownColumn[]) {
  const { leftOut } = useEditing();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const cells = leftOut.get(table) ?? [];
  return {
    cells,
    add: ({ errors, range: { from, to } }: Pick<Pasted, 'errors' | 'range'>) => {
      const isNew = (row: number, column: number) =>
        (row >= from.row && row <= to.row && column >= from.column && column <= to.column) ||
        errors.some((one) => one.row === row && one.column === column);
      // Another row has taken the place of one that was removed.
      const earlier = cells.filter(({ row, column, fault }) => fault === 'row-gone' || !isNew(row, column));
      const added = errors.map((error) => ({ ...error, heading: columns[error.column]?.label ?? '' }));
      leftOut.set(table, [...earlier, ...added]);
      draw();
    },
    dismiss: () => {
      leftOut.delete(table);
      draw();
    },
  };
}
