import { type Language, languages, withoutHidden } from '@arcada/contracts';
import { equal } from '../compare/equal.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { rowIdSchema } from '../document/document.schema.ts';
import { newRowId } from '../document/row-id.ts';
import { type TableName, tableNames } from '../document/tables.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { newRow } from '../edits/new-row.ts';
import { type CellFault, cellFaultWords } from '../grid/cell-faults.ts';
import { editText } from '../grid/cell-text.ts';
import { type GridColumn, gridColumns, headingTexts, mostRows, readGridText } from '../grid/grid-column.ts';
import { isIdHeading } from '../grid/header-row.ts';
import { readHints } from '../grid/read-hints.ts';
import { meantText, shownText } from '../grid/shown-text.ts';
import { type CountedWord, countWords } from '../grid/taken-word.ts';
import { fillWords } from '../labels/fill-words.ts';
import { fold } from '../labels/fold.ts';
import { tableLabels } from '../labels/table-labels.ts';
import { hasEirRows, isOfEir } from '../trace/eir-text.ts';

/** A cell as a reader of xlsx files gives it. */
export type SheetCell = string | number | boolean | Date | null | undefined;
export type SheetRow = readonly SheetCell[];

export interface SheetError {
  /** Row of the sheet, from 1; of a heading that is not known, the row of the headings. */
  row: number;
  heading: string;
  fault: CellFault;
  message: string;
}
export type CellEdit = Extract<Edit, { op: 'cell' }>;
export interface SheetImport {
  edits: readonly Edit[];
  /** What the sheet says otherwise of text that only the EIR changes; it stays. */
  left: readonly CellEdit[];
  errors: readonly SheetError[];
  /** Words that were taken for options of other names. */
  words: readonly CountedWord[];
  added: number;
  changed: number;
  unchanged: number;
}
export interface SheetReading {
  /** Who reads the errors. */
  reader?: Language;
  mostErrors?: number;
  /** Whether empty cells clear what is filled. A sheet that was sent out earlier lacks what was written since. */
  clears?: boolean;
}

/** Whether a cell holds what the document has; sheets are written without characters that turn the direction. */
const isWritten = (read: unknown, stored: unknown): boolean =>
  equal(read, stored) || (JSON.stringify(read) ?? '') === withoutHidden(JSON.stringify(stored) ?? '');

/** Days are read in UTC, as spreadsheets store them; numbers and days as figures that any language reads. */
function textOf(cell: SheetCell, { definition }: GridColumn, language: Language): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && definition.kind === 'number') return editText(definition, cell, language);
  return String(cell);
}

/** The table that a sheet's name means, in any language or by its name in the model; the delivery plans by their acronyms. */
export const tableOfSheet = (name: string): TableName | undefined =>
  /^\s*[TM]IDP\b/i.test(name)
    ? 'deliverables'
    : tableNames.find(
        (table) =>
          fold(table) === fold(name) || languages.some((language) => fold(tableLabels[table][language]) === fold(name)),
      );

/** The column that a heading means, by its id or in any language; the first of several. */
function columnFinder(table: TableName, columns: readonly GridColumn[]): (heading: string) => GridColumn | undefined {
  const byText = new Map(
    columns
      .toReversed()
      .flatMap((column) => [column.id, ...headingTexts(table, column)].map((text) => [fold(text), column] as const)),
  );
  return (heading) => byText.get(fold(heading));
}

const mostLinesAbove = 20;
/** The row of headings: of the first rows the one in which most are known. */
function headingRow(columnFor: (heading: string) => GridColumn | undefined, rows: readonly SheetRow[]): number {
  const known = rows
    .slice(0, mostLinesAbove)
    .map((row) => row.filter((cell) => typeof cell === 'string' && columnFor(cell)).length);
  const best = Math.max(0, ...known);
  return best === 0 ? -1 : known.indexOf(best);
}

/** What identifies a row when the sheet has no ids. */
const keyColumns: Readonly<Partial<Record<TableName, string>>> = {
  parties: 'code',
  milestones: 'code',
  statusCodes: 'code',
  requirements: 'code',
  answers: 'requirement',
  deliverables: 'containerName',
  responsibilities: 'task',
  naming: 'field',
};

/** Rows of the table by id and, where the table has one, by its key. */
function finder(table: TableName, rows: readonly AnyRow[]): (row: AnyRow, id: string) => AnyRow | undefined {
  const key = keyColumns[table];
  const keyOf = (row: AnyRow) => (key ? fold(String(row[key])) : '');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byKey = new Map(rows.filter((row) => keyOf(row) !== '').map((row) => [keyOf(row), row]));
  return (row, id) => byId.get(id) ?? byKey.get(keyOf(row));
}

/**
 * Rows of a sheet as changes of a table: known rows are changed in the cells that the sheet has filled, others are added,
 * and none is removed. Cells that cannot be read keep their value and are reported with row and heading, in the reader's
 * language, the first `mostErrors` of them.
 */
export function importSheet(
  document: BimDocument,
  table: TableName,
  sheet: readonly SheetRow[],
  { reader = document.language, mostErrors = Number.POSITIVE_INFINITY, clears = false }: SheetReading = {},
): SheetImport {
  const { language } = document;
  const columns = gridColumns(document, table);
  const rows: readonly AnyRow[] = document.tables[table];
  const edits: Edit[] = [];
  const left: CellEdit[] = [];
  const errors: SheetError[] = [];
  const words: CountedWord[] = [];
  const report = (row: number, heading: string, fault: CellFault, parameters = {}) => {
    if (errors.length >= mostErrors) return;
    errors.push({ row: row + 1, heading, fault, message: fillWords(cellFaultWords[fault], parameters, reader) });
  };

  const columnFor = columnFinder(table, columns);
  const top = headingRow(columnFor, sheet);
  const headings = (sheet[top] ?? []).map((cell) => String(cell ?? '').trim());
  const counts = { added: 0, changed: 0, unchanged: 0 };
  if (top < 0) {
    report(0, '', 'no-headings');
    return { edits, left, errors, words, ...counts };
  }
  const places = headings.map(columnFor);
  headings.forEach((heading, at) => {
    if (heading !== '' && !places[at] && !isIdHeading(heading)) report(top, heading, 'no-column');
  });
  const idAt = headings.findIndex(isIdHeading);
  const find = finder(table, rows);
  const seen = new Set<string>();
  const hintsFor = readHints(document, (place) =>
    sheet.slice(top + 1).map((cells) => (typeof cells[place] === 'string' ? cells[place] : '')),
  );

  const readRow = (cells: SheetRow, at: number, start: AnyRow, reporting: boolean): AnyRow => {
    let row = start;
    places.forEach((column, place) => {
      if (!column) return;
      const text = meantText(document, table, row, column, textOf(cells[place], column, language));
      if (!clears && text.trim() === '') return;
      const read = readGridText(row, column, text, language, hintsFor(column, place));
      if ('fault' in read) {
        if (reporting) report(at, headings[place] ?? '', read.fault, read.parameters);
        return;
      }
      if (reporting && read.word) words.push({ ...read.word, heading: column.heading, count: 1 });
      row = { ...row, [column.column]: read.value };
    });
    return row;
  };

  sheet.slice(top + 1).forEach((cells, below) => {
    const at = top + 1 + below;
    if (cells.every((cell) => cell === null || cell === undefined || cell === '')) return;
    const empty = newRow(table);
    const id = String(idAt < 0 ? '' : (cells[idAt] ?? '')).trim();
    const known = find(readRow(cells, at, empty, false), id);
    const fresh = rowIdSchema.safeParse(id).success ? id : newRowId();
    const row = readRow(cells, at, known ?? { ...empty, id: fresh }, true);
    if (seen.has(row.id)) {
      report(at, headings[idAt] ?? '', 'twice', { text: row.id });
      return;
    }
    seen.add(row.id);
    if (!known) {
      if (hasEirRows(document, table)) {
        report(at, '', 'eir-rows');
        return;
      }
      if (rows.length + counts.added >= mostRows(table)) {
        report(at, '', 'table-full', { max: mostRows(table) });
        return;
      }
      counts.added++;
      edits.push({ op: 'insert-row', table, row });
      return;
    }
    const changes = Object.keys(row)
      .filter((column) => !isWritten(row[column], known[column]))
      .map((column): CellEdit => ({ op: 'cell', table, row: row.id, column, value: row[column] }));
    const own = changes.filter(({ column }) => !isOfEir(document, table, column));
    counts[own.length > 0 ? 'changed' : 'unchanged']++;
    edits.push(...own);
    left.push(...changes.filter((change) => !own.includes(change)));
  });
  return { edits, left, errors, words: countWords(words), ...counts };
}

/** A table as a sheet: ids, headings and texts in the document's language; `importSheet` reads it back unchanged. */
export function sheetOf(document: BimDocument, table: TableName): { headings: string[]; rows: SheetCell[][] } {
  const { language } = document;
  const columns = gridColumns(document, table);
  const cellOf = (row: AnyRow, column: GridColumn): SheetCell => {
    const value = row[column.column];
    if (column.definition.kind === 'number') return value as number | null;
    if (column.definition.kind === 'date') return value === '' ? null : new Date(`${value}T00:00:00Z`);
    return shownText(document, table, row, column);
  };
  return {
    headings: ['id', ...columns.map(({ heading }) => heading[language])],
    rows: (document.tables[table] as AnyRow[]).map((row) => [row.id, ...columns.map((column) => cellOf(row, column))]),
  };
}
