import { type Language, languages } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { type DocumentType, documentTypes } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { type FieldName, fieldNames, fields } from '../document/fields.ts';
import { type TableName, tableNames } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { Edit } from '../edits/edit.ts';
import { cellFaultWords } from '../grid/cell-faults.ts';
import { readCell } from '../grid/read-cell.ts';
import { type CountedWord, countWords } from '../grid/taken-word.ts';
import { typeLabels } from '../labels/document-labels.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { fillWords } from '../labels/fill-words.ts';
import { languageNames } from '../labels/language-names.ts';
import { columnHeadings } from '../labels/table-labels.ts';
import { emptyDocument } from '../start/empty-document.ts';
import {
  headingsKnown,
  importSheet,
  type SheetCell,
  type SheetError,
  type SheetRow,
  tableOfSheet,
} from './import-sheet.ts';

/** A sheet as a reader of xlsx files gives it. */
export interface Sheet {
  name: string;
  rows: readonly SheetRow[];
}
export interface WorkbookImport {
  document: BimDocument;
  /** Rows that came into tables, and fields. */
  taken: number;
  /** The first 200. */
  errors: readonly (SheetError & { sheet: string })[];
  /** Words that were taken for options of other names. */
  words: readonly CountedWord[];
  /** Names of sheets that belong to no table. */
  ignored: readonly string[];
}

const textOf = (cell: SheetCell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''));

/** The sheet of single values: its rows begin with names of fields, or with `type` and `language`. */
const isFacts = ({ rows }: Sheet) =>
  rows.some(([key]) => key === 'type') && rows.some(([key]) => key === 'language' || fieldNames.includes(key as never));

export const factOf = (facts: Sheet | undefined, key: string) =>
  textOf(facts?.rows.find(([name]) => name === key)?.[2]).trim();

export const typeIn = (facts: Sheet | undefined): DocumentType | undefined => {
  const text = factOf(facts, 'type');
  return documentTypes.find((type) => type === text || languages.some((one) => typeLabels[type][one] === text));
};

/** The type that has all the tables; one that only requires is an EIR. */
function typeFor(tables: ReadonlySet<TableName>): DocumentType {
  if (!tables.has('requirements')) return 'bep-post';
  const order = ['eir', 'bep-post'] as const;
  return order.find((type) => [...tables].every((table) => tablesOf(type).includes(table))) ?? 'eir';
}

const leastKnown = 3;
/** The table to which a sheet of another name belongs by most of its headings; undefined when no table has so many. */
function tableOfHeadings({ rows }: Sheet): TableName | undefined {
  const document = emptyDocument('bep-post', 'en');
  const found = tableNames.map((table) => ({ table, ...headingsKnown(document, table, rows) }));
  const fitting = found.filter(({ known, of }) => known >= leastKnown && known * 2 > of);
  return fitting.toSorted((one, other) => other.known - one.known)[0]?.table;
}

/** The single values as edits of fields, and the cells that can't be read. */
export function factEdits(facts: Sheet, language: Language, reader: Language) {
  const edits: Edit[] = [];
  const errors: (SheetError & { sheet: string })[] = [];
  const words: CountedWord[] = [];
  facts.rows.forEach(([key, , cell], at) => {
    const field = fieldNames.find((name) => name === key);
    if (!field || textOf(cell) === '') return;
    const read = readCell(fields[field], textOf(cell), language);
    if ('value' in read) {
      edits.push({ op: 'field', field, value: read.value });
      if (read.word) words.push({ ...read.word, heading: fieldLabels[field], count: 1 });
    } else errors.push(errorOf(facts.name, at, field, read, reader));
  });
  return { edits, errors, words };
}
type Refused = Extract<ReturnType<typeof readCell>, { fault: unknown }>;
const errorOf = (sheet: string, at: number, field: FieldName, { fault, parameters }: Refused, reader: Language) => ({
  ...{ sheet, row: at + 1, heading: fieldLabels[field][reader], fault },
  message: fillWords(cellFaultWords[fault], parameters, reader),
});

/**
 * Rows that a second sheet of a table has otherwise than the first one, such as a TIDP that was not edited together with
 * the MIDP: which of the two is meant only their author knows.
 */
export function contradictions(table: TableName, { name, rows }: Sheet, edits: readonly Edit[], reader: Language) {
  const ids = new Set(edits.flatMap((edit) => (edit.op === 'cell' ? [edit.row] : [])));
  const message = cellFaultWords['twice-in-sheets'][reader];
  return [...ids].map((id) => {
    const edit = edits.find((one) => one.op === 'cell' && one.row === id);
    const heading = edit?.op === 'cell' ? (columnHeadings(table)[edit.column]?.[reader] ?? '') : '';
    const at = rows.findIndex((row) => row.includes(id));
    return { sheet: name, row: at + 1, heading, fault: 'twice-in-sheets' as const, message };
  });
}

export const mostErrors = 200;

/** The sheet of single values, those of tables, and the language in which the workbook was written, if it says so. */
export function sheetsByTable(sheets: readonly Sheet[]) {
  const facts = sheets.find(isFacts);
  const named = sheets.flatMap((sheet) => {
    const table =
      sheet === facts ? undefined : (tableOfSheet(sheet.name) ?? (facts ? undefined : tableOfHeadings(sheet)));
    return table ? [{ sheet, table }] : [];
  });
  const spoken = factOf(facts, 'language');
  return { facts, named, spoken: languages.find((one) => one === spoken || languageNames[one] === spoken) };
}
/** The matrix has a column for each party, and other tables name them. */
export const partiesFirst = <T extends { table: TableName }>(sheets: readonly T[]): T[] =>
  sheets.toSorted((a, b) => Number(b.table === 'parties') - Number(a.table === 'parties'));

/**
 * A new document from a workbook: one that was exported, or one with sheets named like its tables. Its type and language
 * are those of the workbook, else `fallback`'s. Errors are in the reader's language; what has one is left out.
 */
export function importWorkbook(
  sheets: readonly Sheet[],
  reader: Language,
  fallback: Language = reader,
): WorkbookImport {
  const { facts, named, spoken } = sheetsByTable(sheets);
  const language = spoken ?? fallback;
  const type = typeIn(facts) ?? typeFor(new Set(named.map(({ table }) => table)));
  const known = named.filter(({ table }) => tablesOf(type).includes(table));
  const read = facts ? factEdits(facts, language, reader) : { edits: [], errors: [], words: [] };
  let document = applyEdits(emptyDocument(type, language), read.edits);
  let taken = read.edits.length;
  const errors = [...read.errors];
  const words = [...read.words];
  const byTable = Map.groupBy(partiesFirst(known), ({ table }) => table);
  for (const [table, own] of byTable) {
    own.forEach(({ sheet }, at) => {
      const result = importSheet(document, table, sheet.rows, { reader, mostErrors, clears: true, name: sheet.name });
      if (at === 0) words.push(...result.words);
      errors.push(...result.errors.map((error) => ({ ...error, sheet: sheet.name })));
      if (at > 0 && errors.length < mostErrors) errors.push(...contradictions(table, sheet, result.edits, reader));
      const edits = at === 0 ? result.edits : result.edits.filter(({ op }) => op === 'insert-row');
      taken += edits.length;
      document = applyEdits(document, edits);
    });
  }
  const used = new Set([facts, ...known.map(({ sheet }) => sheet)]);
  const ignored = sheets.filter((sheet) => !used.has(sheet)).map(({ name }) => name);
  return { document, taken, errors: errors.slice(0, mostErrors), words: countWords(words), ignored };
}

/** The sheet of a workbook that fits a table best: by its name, else by its headings; undefined when none does. */
export function sheetFor(document: BimDocument, table: TableName, sheets: readonly Sheet[]): Sheet | undefined {
  const named = sheets.find(({ name }) => tableOfSheet(name) === table);
  if (named) return named;
  const known = sheets.map(({ rows }) => headingsKnown(document, table, rows).known);
  const best = Math.max(0, ...known);
  return best === 0 ? undefined : sheets[known.indexOf(best)];
}
