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
import { bare, fold } from '../labels/fold.ts';
import { aliasesOf } from '../labels/heading-aliases.ts';
import { columnHeadings, tableLabels } from '../labels/table-labels.ts';
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
/** A heading of the sheet, with the id of the grid's column that it was taken for. */
export interface SheetHeading {
  text: string;
  column?: string;
  /** By another name than the column's own, which the reader may see otherwise. */
  isMeant?: true;
}
/** What a reader says that headings mean, by `headingKey`: the id of a column, or nothing to leave the cells out. */
export type MeantHeadings = ReadonlyMap<string, string>;
export const headingKey = (text: string): string => fold(text);

export type CellEdit = Extract<Edit, { op: 'cell' }>;
export interface SheetImport {
  edits: readonly Edit[];
  /** What the sheet says otherwise of text that only the EIR changes; it stays. */
  left: readonly CellEdit[];
  errors: readonly SheetError[];
  /** Words that were taken for options of other names. */
  words: readonly CountedWord[];
  /** Those that are filled in, without that of ids. */
  headings: readonly SheetHeading[];
  /** Ids of the rows that the sheet has, known and new ones. */
  met: ReadonlySet<string>;
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
  meant?: MeantHeadings;
  /** The sheet's name, which may say whose rows it has. */
  name?: string;
}
const nothingMeant: MeantHeadings = new Map();

/** Whether a cell holds what the document has; sheets are written without characters that turn the direction. */
export const isWritten = (read: unknown, stored: unknown): boolean =>
  equal(read, stored) || (JSON.stringify(read) ?? '') === withoutHidden(JSON.stringify(stored) ?? '');

/** Days are read in UTC, as spreadsheets store them; numbers and days as figures that any language reads. */
function textOf(cell: SheetCell, { definition }: GridColumn, language: Language): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && definition.kind === 'number') return editText(definition, cell, language);
  return String(cell);
}

/** The table that a sheet's name means, in any language or by its name in the model; some by their acronyms. */
export function tableOfSheet(name: string): TableName | undefined {
  if (/(?<![\p{L}\d])[TM]IDP(?![\p{L}\d])/iu.test(name)) return 'deliverables';
  if (/(?<![\p{L}\d])RACI(?![\p{L}\d])/iu.test(name)) return 'responsibilities';
  return tableNames.find(
    (table) =>
      fold(table) === fold(name) || languages.some((language) => fold(tableLabels[table][language]) === fold(name)),
  );
}

/** The task team of which a sheet of deliverables is the TIDP. */
function teamOfSheet({ tables }: BimDocument, table: TableName, name: string): string | undefined {
  const [, code] = (table === 'deliverables' && /^\s*TIDP\s+(.+)$/iu.exec(name)) || [];
  return code && tables.parties.find((party) => party.code !== '' && fold(party.code) === fold(code))?.code;
}

type Headings = readonly string[];
const headingsIn = (row: SheetRow = []): Headings => row.map((cell) => String(cell ?? '').trim());

/**
 * The columns that headings mean, by a reader's word, by their id or name in any language, or by another usual name where
 * no heading has the column yet.
 */
function placesFinder(table: TableName, columns: readonly GridColumn[], meant: MeantHeadings) {
  const inOrder = columns.toReversed();
  const byText = new Map(
    inOrder.flatMap((column) =>
      [column.id, ...headingTexts(table, column)].map((text) => [fold(text), column] as const),
    ),
  );
  const byAlias = new Map(
    inOrder.flatMap((column) => aliasesOf(table, column.id).map((text) => [bare(text), column] as const)),
  );
  const byId = new Map(columns.map((column) => [column.id, column]));
  const read = (text: string) => {
    const chosen = meant.get(headingKey(text));
    if (chosen !== undefined) return { own: byId.get(chosen) };
    const own = byText.get(fold(text));
    return { own, other: own || text === '' || isIdHeading(text) ? undefined : byAlias.get(bare(text)) };
  };
  // The lines above a table may repeat each other.
  const known = new Map<string, ReturnType<typeof read>>();
  const meaningOf = (text: string) => {
    const meaning = known.get(text) ?? read(text);
    known.set(text, meaning);
    return meaning;
  };
  return (headings: Headings): (GridColumn | undefined)[] => {
    const taken = new Set(headings.map((text) => meaningOf(text).own));
    return headings.map((text) => {
      const { own, other } = meaningOf(text);
      if (own || !other || taken.has(other)) return own;
      taken.add(other);
      return other;
    });
  };
}
type PlacesOf = ReturnType<typeof placesFinder>;

const mostLinesAbove = 20;
const longestHeading = 60;
const isFilled = (cell: SheetCell) => cell !== null && cell !== undefined && String(cell).trim() !== '';
const looksLikeHeadings = (row: SheetRow) => {
  const filled = row.filter(isFilled);
  return filled.length > 1 && filled.every((cell) => typeof cell === 'string' && cell.length <= longestHeading);
};
const knownIn = (placesOf: PlacesOf, row: SheetRow) =>
  placesOf(headingsIn(row.map((cell) => (typeof cell === 'string' ? cell : '')))).filter(Boolean).length;

/** The row of headings: of the first rows the one in which most are known, else the first that looks like one. */
function headingRow(placesOf: PlacesOf, rows: readonly SheetRow[]): number {
  const first = rows.slice(0, mostLinesAbove);
  // A single known word above a table of several columns is its title.
  const isTable = first.some((row) => row.filter(isFilled).length > 1);
  const known = first.map((row) => (isTable && row.filter(isFilled).length === 1 ? 0 : knownIn(placesOf, row)));
  const best = Math.max(0, ...known);
  return best > 0 ? known.indexOf(best) : first.slice(0, rows.length - 1).findIndex(looksLikeHeadings);
}

/** How many headings of a sheet a table knows, and of how many. */
export function headingsKnown(document: BimDocument, table: TableName, rows: readonly SheetRow[]) {
  const placesOf = placesFinder(table, gridColumns(document, table), nothingMeant);
  const row = rows[headingRow(placesOf, rows)] ?? [];
  return { known: knownIn(placesOf, row), of: row.filter(isFilled).length };
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
  {
    reader = document.language,
    mostErrors = Number.POSITIVE_INFINITY,
    clears = false,
    meant = nothingMeant,
    name = '',
  }: SheetReading = {},
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

  const placesOf = placesFinder(table, columns, meant);
  const top = headingRow(placesOf, sheet);
  const headings = headingsIn(sheet[top]);
  const places = placesOf(headings);
  const listed = headings.flatMap((text, at): SheetHeading[] => {
    const column = places[at];
    if (text === '' || isIdHeading(text)) return [];
    const isOwn = column && [column.id, ...headingTexts(table, column)].some((one) => fold(one) === fold(text));
    return [{ text, ...(column && { column: column.id }), ...(column && !isOwn && { isMeant: true }) }];
  });
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const seen = new Set<string>();
  if (!places.some(Boolean)) {
    report(Math.max(top, 0), '', 'no-headings');
    return { edits, left, errors, words, headings: listed, met: seen, ...counts };
  }
  headings.forEach((heading, at) => {
    const isSaid = meant.has(headingKey(heading));
    if (heading !== '' && !places[at] && !isSaid && !isIdHeading(heading)) report(top, heading, 'no-column');
  });
  const team = teamOfSheet(document, table, name);
  const idAt = headings.findIndex(isIdHeading);
  const find = finder(table, rows);
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
    const read = readRow(cells, at, known ?? { ...empty, id: fresh }, true);
    // A team adds rows to its own sheet without saying in each whose they are.
    const row = !known && team && read.taskTeam === '' ? { ...read, taskTeam: team } : read;
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
    const ofEir = changes.filter(({ column }) => isOfEir(document, table, column));
    // What was said of an older wording may not be true of this one; another number alone is no other wording.
    const isOld = ofEir.some(({ column }) => column !== 'requirement');
    const ofPlan = changes.filter((change) => !ofEir.includes(change));
    const own = isOld ? ofPlan.filter(({ column }) => column !== 'response') : ofPlan;
    if (own.length < ofPlan.length) report(at, columnHeadings(table).response?.[reader] ?? '', 'old-eir-text');
    counts[own.length > 0 ? 'changed' : 'unchanged']++;
    edits.push(...own);
    left.push(...ofEir);
  });
  return { edits, left, errors, words: countWords(words), headings: listed, met: seen, ...counts };
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
