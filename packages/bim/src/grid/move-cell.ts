import type { Cell, Range } from './paste.ts';

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that are seen at once: how far Page Up and Page Down go. */
  page: number;
}
export interface Keys {
  key: string;
  shift?: boolean;
  /** Control, or Command on a Mac. */
  ctrl?: boolean;
}
const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

function target(
  { row, column }: Cell,
  { key, ctrl = false }: Keys,
  { rows, columns, page }: GridSize,
): Cell | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: ctrl ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: ctrl ? rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: ctrl ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: ctrl ? columns - 1 : column + 1 };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return undefined;
  }
}

/**
 * The selection after a key, as in a spreadsheet: arrows, Home, End and pages move or, with Shift, extend it; Enter and
 * Tab move on by one cell. Undefined where the key is none of the grid's, and where Tab leaves the grid at its ends.
 */
export function moveSelection({ from, to }: Range, keys: Keys, size: GridSize): Range | undefined {
  const inside = (cell: Cell): Cell => ({
    row: clamp(cell.row, size.rows - 1),
    column: clamp(cell.column, size.columns - 1),
  });
  const single = (cell: Cell): Range => ({ from: inside(cell), to: inside(cell) });
  if (size.rows === 0 || size.columns === 0) return undefined;
  if (keys.key === 'Enter') return single({ row: from.row + (keys.shift ? -1 : 1), column: from.column });
  if (keys.key === 'Tab') {
    const next = from.row * size.columns + from.column + (keys.shift ? -1 : 1);
    if (next < 0 || next >= size.rows * size.columns) return undefined;
    return single({ row: Math.floor(next / size.columns), column: next % size.columns });
  }
  const moved = target(keys.shift ? to : from, keys, size);
  if (!moved) return undefined;
  return keys.shift ? { from, to: inside(moved) } : single(moved);
}
