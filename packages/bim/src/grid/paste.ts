import type { Language, Translated } from '@arcada/contracts';
import { differing, equal } from '../compare/equal.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { newRowId } from '../document/row-id.ts';
import type { TableName } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { newRow } from '../edits/new-row.ts';
import { fillWords } from '../labels/fill-words.ts';
import { hasEirRows, isOfEir } from '../trace/eir-text.ts';
import { type CellFault, cellFaultWords } from './cell-faults.ts';
import { type GridColumn, gridColumns, gridEdit, mostRows, readGridText } from './grid-column.ts';
import { headerRow, isIdHeading } from './header-row.ts';
import { parseBlock, writeBlock } from './parse-block.ts';
import { readHints } from './read-hints.ts';
import { meantText, shownText } from './shown-text.ts';
import { type CountedWord, countWords } from './taken-word.ts';

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
  /** Id of the row, where the table has it. */
  id?: string;
}
export interface Pasted {
  edits: readonly Edit[];
  /** Cells that could not take their text, with the reason. */
  errors: readonly PasteError[];
  /** Words that were taken for options of other names. */
  words: readonly CountedWord[];
  /** What was written, to be selected. */
  range: Range;
  /** The parts of the range in which something was written: headings may name columns that stand apart. */
  areas: readonly Range[];
  /** The headings by which the cells were placed, if the first row has some. */
  headings?: { known: readonly Translated[]; unknown: readonly string[] };
}

/** A range from its first to its last row and column. */
export const corners = ({ from, to }: Range): Range => ({
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

/**
 * The edits that empty cells whose text was refused, once others of their row have changed: their former value belongs to
 * what the row was, and would look like a part of what was pasted.
 */
function emptied(table: TableName, before: AnyRow, after: AnyRow, refused: readonly GridColumn[], language: Language) {
  if (refused.length === 0 || differing(before, after).length === 0) return [];
  let row = after;
  return refused.flatMap((column): Edit[] => {
    const read = readGridText(row, column, '', language);
    if ('fault' in read || equal(read.value, row[column.column])) return [];
    row = { ...row, [column.column]: read.value };
    return [gridEdit(table, row.id, column, read.value)];
  });
}

/** What a text from the clipboard has for the cells of a table. */
export function readBlock(document: BimDocument, table: TableName, text: string): string[][] {
  const columns = gridColumns(document, table);
  return parseBlock(text, (cells) => headerRow(cells, table, columns)?.unknown.length === 0);
}

/** Ranges of the columns that stand side by side. */
function areasOf({ from, to }: Range, columns: readonly number[]): Range[] {
  const inOrder = [...new Set(columns)].toSorted((one, other) => one - other);
  return inOrder
    .filter((column) => !inOrder.includes(column - 1))
    .map((first) => {
      let last = first;
      while (inOrder.includes(last + 1)) last++;
      return { from: { row: from.row, column: first }, to: { row: to.row, column: last } };
    });
}

/**
 * What pasting a block at a selection does: cells are read by their columns, rows beyond the last are added while the
 * table has room. A cell that cannot be read is reported; it keeps its value if the paste changes nothing else in its row,
 * and is empty otherwise. The others are taken. A first row with headings says which columns the cells below are for.
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
  const header = block.length > 1 ? headerRow(first, table, columns) : undefined;
  const cells = header ? block.slice(1) : spread(block, range);
  // Below no heading, beyond the last column.
  const placeOf = (across: number) =>
    header ? (header.places[across] ?? columns.length + across) : range.from.column + across;
  const rows: readonly AnyRow[] = document.tables[table];
  const edits: Edit[] = [];
  const errors: PasteError[] = [];
  const words: CountedWord[] = [];
  const report = (at: Cell & { id?: string }, text: string, fault: CellFault, parameters = {}) =>
    errors.push({ ...at, fault, message: fillWords(cellFaultWords[fault], parameters, language), text });
  const isFixed = hasEirRows(document, table);
  const most = isFixed ? rows.length : mostRows(table);
  const hintsFor = readHints(document, (across) => cells.map((texts) => texts[across] ?? ''));

  cells.forEach((texts, down) => {
    const at = range.from.row + down;
    const existing = rows[at];
    if (!existing && at >= most) {
      const text = writeBlock([texts]);
      if (text.trim() !== '')
        report({ row: at, column: range.from.column }, text, isFixed ? 'eir-rows' : 'table-full', { max: most });
      return;
    }
    let row: AnyRow = existing ?? { ...newRow(table), id: newRowId() };
    if (!existing) edits.push({ op: 'insert-row', table, row });
    const refused: GridColumn[] = [];
    const placed = texts.map((text, across) => ({ text, across, place: placeOf(across) }));
    // In the table's order, because some cells say how those behind them are read.
    for (const { text, across, place } of placed.toSorted((one, other) => one.place - other.place)) {
      const cell = { row: at, column: place, id: row.id };
      const column = columns[cell.column];
      if (!column) {
        if (text.trim() !== '' && !(header && isIdHeading(first[across]))) report(cell, text, 'no-column');
        continue;
      }
      const meant = meantText(document, table, row, column, text);
      const read = readGridText(row, column, meant, language, hintsFor(column, across));
      if ('fault' in read) {
        report(cell, text, read.fault, read.parameters);
        refused.push(column);
        continue;
      }
      if (isOfEir(document, table, column.column)) {
        if (!equal(read.value, row[column.column])) report(cell, text, 'of-eir');
        continue;
      }
      if (read.word) words.push({ ...read.word, heading: column.heading, count: 1 });
      row = { ...row, [column.column]: read.value };
      edits.push(gridEdit(table, row.id, column, read.value));
    }
    if (existing) edits.push(...emptied(table, existing, row, refused, language));
  });
  const widest = Math.max(0, ...cells.map(({ length }) => length));
  const written = Array.from({ length: widest }, (_, across) => placeOf(across)).filter((place) => columns[place]);
  const to = { row: Math.min(range.from.row + cells.length, most) - 1, column: Math.max(...written) };
  const whole = { from: { row: range.from.row, column: Math.min(...written) }, to };
  const known = header?.places.flatMap((place) => (place === undefined ? [] : (columns[place]?.heading ?? [])));
  return {
    ...{ edits, errors, words: countWords(words) },
    range: written.length > 0 ? whole : range,
    areas: areasOf(whole, written),
    ...(header && known && { headings: { known, unknown: header.unknown } }),
  };
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
