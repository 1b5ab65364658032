import { languages } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { newRowId } from '../document/row-id.ts';
import type { TableName } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { newRow } from '../edits/new-row.ts';
import { fillWords } from '../labels/fill-words.ts';
import { fold } from '../labels/fold.ts';
import { type CellFault, cellFaultWords } from './cell-faults.ts';
import { type GridColumn, gridColumns, gridEdit, mostRows, readGridText } from './grid-column.ts';
import { writeBlock } from './parse-block.ts';
import { readHints } from './read-hints.ts';
import { meantText, shownText } from './shown-text.ts';

/** A cell by row and column of what the screen shows, both from 0. */
export interface Cell {
  row: number;
  column: number;
}
export interface Range {
  from: Cell;
  to: Cell;
}
export interface PasteError extends Cell {
  fault: CellFault;
  /** In the document's language. */
  message: string;
  /** What was not taken; of a row that has no room, its cells as a spreadsheet pastes them. */
  text: string;
}
export interface Pasted {
  edits: readonly Edit[];
  /** Cells that keep their value, with the reason. */
  errors: readonly PasteError[];
  /** What was written, to be selected. */
  range: Range;
}

const corners = ({ from, to }: Range): Range => ({
  from: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
  to: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
});

/** One cell pasted into a larger selection fills it, as spreadsheets do. */
function spread(block: readonly (readonly string[])[], { from, to }: Range): readonly (readonly string[])[] {
  const [only] = block[0] ?? [];
  if (block.length !== 1 || block[0]?.length !== 1 || only === undefined) return block;
  const width = to.column - from.column + 1;
  return Array.from({ length: to.row - from.row + 1 }, () => Array.from({ length: width }, () => only));
}

/** Whether a row only repeats the headings of its columns, in any language, as a copied spreadsheet table begins. */
function isHeading(texts: readonly string[], columns: readonly GridColumn[]): boolean {
  const filled = texts.flatMap((text, at) => (text.trim() === '' ? [] : [{ text: fold(text), column: columns[at] }]));
  return (
    filled.length > 1 &&
    filled.every(({ text, column }) => languages.some((language) => fold(column?.heading[language] ?? '') === text))
  );
}

/**
 * What pasting a block at a selection does: cells are read by their columns, rows beyond the last are added while the
 * table has room. A cell that cannot be read keeps its value and is reported; the others are taken. A first row with the
 * headings is left out.
 */
export function paste(
  document: BimDocument,
  table: TableName,
  selection: Range,
  block: readonly (readonly string[])[],
): Pasted {
  const { language } = document;
  const range = corners(selection);
  const columns = gridColumns(document, table);
  const [first = []] = block;
  const isHeaded = block.length > 1 && isHeading(first, columns.slice(range.from.column));
  const cells = spread(isHeaded ? block.slice(1) : block, range);
  const rows: readonly AnyRow[] = document.tables[table];
  const edits: Edit[] = [];
  const errors: PasteError[] = [];
  const report = (at: Cell, text: string, fault: CellFault, parameters = {}) =>
    errors.push({ ...at, fault, message: fillWords(cellFaultWords[fault], parameters, language), text });
  const hintsFor = readHints(document, (across) => cells.map((texts) => texts[across] ?? ''));

  cells.forEach((texts, down) => {
    const at = range.from.row + down;
    const existing = rows[at];
    if (!existing && at >= mostRows(table)) {
      const text = writeBlock([texts]);
      if (text.trim() !== '')
        report({ row: at, column: range.from.column }, text, 'table-full', { max: mostRows(table) });
      return;
    }
    let row: AnyRow = existing ?? { ...newRow(table), id: newRowId() };
    if (!existing) edits.push({ op: 'insert-row', table, row });
    texts.forEach((text, across) => {
      const cell = { row: at, column: range.from.column + across };
      const column = columns[cell.column];
      if (!column) {
        if (text.trim() !== '') report(cell, text, 'no-column');
        return;
      }
      const meant = meantText(document, table, column, text);
      const read = readGridText(row, column, meant, language, hintsFor(column, across));
      if ('fault' in read) {
        report(cell, text, read.fault, read.parameters);
        return;
      }
      row = { ...row, [column.column]: read.value };
      edits.push(gridEdit(table, row.id, column, read.value));
    });
  });
  const widest = Math.max(0, ...cells.map(({ length }) => length));
  const to = {
    row: Math.min(range.from.row + cells.length, mostRows(table)) - 1,
    column: Math.min(range.from.column + widest, columns.length) - 1,
  };
  return { edits, errors, range: { from: range.from, to } };
}

const cellsIn = (document: BimDocument, table: TableName, range: Range): { row: AnyRow; columns: GridColumn[] }[] => {
  const { from, to } = corners(range);
  const columns = gridColumns(document, table).slice(from.column, to.column + 1);
  return (document.tables[table] as AnyRow[]).slice(from.row, to.row + 1).map((row) => ({ row, columns }));
};

/** A selection as text for the clipboard. */
export const copyBlock = (document: BimDocument, table: TableName, range: Range): string =>
  writeBlock(
    cellsIn(document, table, range).map(({ row, columns }) =>
      columns.map((column) => shownText(document, table, row, column)),
    ),
  );

/** The edits that empty a selection. */
export function clearCells(document: BimDocument, table: TableName, range: Range): Edit[] {
  return cellsIn(document, table, range).flatMap(({ row, columns }) => {
    let current = row;
    return columns.flatMap((column) => {
      const read = readGridText(current, column, '', document.language);
      if ('fault' in read) return [];
      current = { ...current, [column.column]: read.value };
      return [gridEdit(table, row.id, column, read.value)];
    });
  });
}

/** The document after a paste; what could not be read is in `errors` of `paste`. */
export const pasted = (document: BimDocument, { edits }: Pasted): BimDocument => applyEdits(document, edits);
