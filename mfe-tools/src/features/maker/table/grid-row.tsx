// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by themselves, which a table does not allow
import type { AnyRow } from '@arcada/bim';
import { memo, type ReactNode } from 'react';
import type { LeftOutCell } from '../editing/left-out.ts';
import type { ShownColumn } from './grid-columns.ts';

/** In pixels; the same for every row, so that those out of sight need no elements. */
export const rowHeight = 40;
export const cellId = (grid: string, row: number, column: number) => `${grid}-${row}-${column}`;

const shownText = (text: string, { words }: ShownColumn) => words?.(text) ?? text;

interface GridRowProps {
  grid: string;
  row: AnyRow;
  index: number;
  columns: readonly ShownColumn[];
  textOf: (row: AnyRow, column: ShownColumn) => string;
  /** Messages by column, or by id of one of several; under an empty name, those of the whole row. */
  faults: ReadonlyMap<string, string> | undefined;
  /** Texts that its cells could not take, by id of the column. */
  refused: ReadonlyMap<string, LeftOutCell> | undefined;
  /** The selected columns, both included; absent in rows that aren't selected. */
  from?: number;
  to?: number;
  active?: number;
  /** In place of the active cell's text. */
  input?: ReactNode;
}

/** A row of the grid at its height; drawn again only when something in it changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { grid, row, index, columns, textOf, faults, refused, from = -1, to = -2, active, input } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={index % 2 ? 'tools-grid-row tools-grid-row--odd' : 'tools-grid-row'}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
    >
      <div
        role="rowheader"
        className="tools-grid-number"
        data-fault={faults?.has('') || undefined}
        title={faults?.get('')}
      >
        {index + 1}
      </div>
      {columns.map((column, at) => {
        const text = shownText(textOf(row, column), column);
        const left = refused?.get(column.id);
        const fault = left?.message ?? faults?.get(column.id) ?? faults?.get(column.column);
        // Over a value of the cell's own it would hide what is stored.
        const isRefused = left !== undefined && text === '';
        return (
          <div
            key={column.id}
            id={cellId(grid, index, at)}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={at >= from && at <= to}
            aria-invalid={fault ? true : undefined}
            aria-readonly={column.isLocked || undefined}
            title={fault}
            data-row={index}
            data-column={at}
            data-active={at === active || undefined}
            className={at === 0 ? 'tools-grid-cell tools-grid-frozen' : 'tools-grid-cell'}
            style={{ width: column.width }}
          >
            {at === active && input ? (
              input
            ) : (
              <span className={isRefused ? 'tools-grid-text tools-grid-refused' : 'tools-grid-text'}>
                {isRefused ? left.text : text}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});
