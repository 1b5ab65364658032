import {
  type AnyRow,
  gridText,
  isOwnWord,
  mostSteps,
  noHistory,
  type PasteError,
  type Range,
  type TableName,
} from '@arcada/bim';
import { useEffect, useMemo, useReducer } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import type { LeftOutCell } from '../editing/left-out.ts';
import type { ShownColumn } from './grid-columns.ts';

const noRow: AnyRow = { id: '' };
const none: readonly LeftOutCell[] = [];
/** A cell's text, the same in every language of the page. */
const contentOf = (row: AnyRow, column: ShownColumn) => gridText(row, column, 'en');

/** Refused texts by row id, then by id of the column. */
export type Refused = ReadonlyMap<string, ReadonlyMap<string, LeftOutCell>>;

/**
 * Texts that a table's cells could not take, until they are dismissed, also after another step was shown or the page was
 * loaded again. What is pasted or written later replaces what was said about the same cells. What was left out of an edit is
 * hidden once that is undone, and what a cell refused once the cell is changed by other means: a fix, an import, a restore.
 */
export function useLeftOut(table: TableName, rows: readonly AnyRow[], columns: readonly ShownColumn[]) {
  const { leftOut, keepLeftOut, histories, current } = useEditing();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const all = leftOut.get(table) ?? none;
  const { past } = histories.get(table) ?? noHistory;
  const cells = useMemo(() => {
    const done = new Set(past);
    const places = new Map(rows.map(({ id }, at) => [id, at]));
    const isSame = ({ id, columnId, had }: LeftOutCell) => {
      const row = rows[places.get(id ?? '') ?? -1];
      const column = columns.find((one) => one.id === columnId);
      return had === undefined || !row || !column || contentOf(row, column) === had;
    };
    return (
      all
        .filter(({ step }) => !step || done.has(step) || past.length >= mostSteps)
        // With its row its text has gone; an undo brings both back.
        .filter(({ id, fault }) => id === undefined || places.has(id) || fault === 'row-gone')
        .filter((cell) => !isOwnWord(rows[places.get(cell.id ?? '') ?? -1] ?? noRow, cell))
        .filter(isSame)
        .map((cell) => ({ ...cell, row: places.get(cell.id ?? '') ?? cell.row }))
    );
  }, [all, past, rows, columns]);
  useEffect(() => keepLeftOut?.(table, cells), [keepLeftOut, table, cells]);
  const refused = useMemo((): Refused => {
    const byRow = new Map<string, Map<string, LeftOutCell>>();
    for (const cell of cells) {
      if (!cell.id || !cell.columnId) continue;
      const own = byRow.get(cell.id) ?? new Map<string, LeftOutCell>();
      byRow.set(cell.id, own.set(cell.columnId, cell));
    }
    return byRow;
  }, [cells]);
  return {
    cells,
    refused,
    /** What was left out of a range of cells; `step` is the edit that has taken the rest. */
    add: (errors: readonly PasteError[], { from, to }: Range, step?: LeftOutCell['step']) => {
      const places = new Map(rows.map(({ id }, at) => [id, at]));
      const isWritten = ({ id, row, column }: PasteError) => {
        // Another row has taken the place of one that was removed.
        const place = id === undefined ? row : (places.get(id) ?? -1);
        return place >= from.row && place <= to.row && column >= from.column && column <= to.column;
      };
      const isAgain = (cell: PasteError) =>
        errors.some(({ row, column }) => row === cell.row && column === cell.column && cell.id === undefined);
      const earlier = (leftOut.get(table) ?? none).filter((cell) => !isWritten(cell) && !isAgain(cell));
      const now: readonly AnyRow[] = current().tables[table];
      const added = errors.map((error): LeftOutCell => {
        const column = columns[error.column];
        if (!column) return { ...error, heading: '', step };
        const row = now.find(({ id }) => id === error.id);
        const had = row && contentOf(row, column);
        return { ...error, heading: column.label, step, columnId: column.id, had };
      });
      if (earlier.length === all.length && added.length === 0) return;
      leftOut.set(table, [...earlier, ...added]);
      draw();
    },
    dismiss: () => {
      leftOut.delete(table);
      draw();
    },
  };
}
