import type { Language } from '@arcada/contracts';
import { equal } from '../compare/equal.ts';
import { type Referred, referredTables } from '../document/column.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { tablesOf } from '../document/family-tables.ts';
import type { TableName } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { lettersOfRemoved, type PartyLetter, removeLetters } from '../edits/party-letters.ts';
import { renameCode } from '../edits/rename-code.ts';
import { cellFaultWords } from '../grid/cell-faults.ts';
import { partyColumn } from '../grid/grid-column.ts';
import type { CountedWord } from '../grid/taken-word.ts';
import { isIssuedFact } from '../issue/issued-rows.ts';
import { columnHeadings } from '../labels/table-labels.ts';
import { hasEirRows } from '../trace/eir-text.ts';
import {
  type CellEdit,
  headingKey,
  importSheet,
  isWritten,
  type MeantHeadings,
  type SheetError,
  type SheetImport,
} from './import-sheet.ts';
import { contradictions, factEdits, mostErrors, partiesFirst, type Sheet, sheetsByTable } from './import-workbook.ts';

type FieldEdit = Extract<Edit, { op: 'field' }>;

/** What the sheet of single values changes. */
export interface FactChanges {
  name: string;
  edits: readonly FieldEdit[];
  errors: readonly SheetError[];
  words: readonly CountedWord[];
}
/** What one sheet changes in its table. */
export interface SheetChanges {
  name: string;
  table: TableName;
  result: SheetImport;
  /** The document to which it is compared. */
  before: BimDocument;
  /**
   * Rows that no sheet of the table has, with the first chosen one; they go only where that is asked for. Of a chosen MIDP
   * also rows that a TIDP repeats unchanged; of TIDPs alone only rows of their teams.
   */
  missing: readonly AnyRow[];
  /** Names of the sheets that still have some of the missing rows. */
  repeating: readonly string[];
}
export interface WorkbookChanges {
  facts?: FactChanges;
  /** In the order of the workbook. */
  sheets: readonly SheetChanges[];
  /** Names of sheets that belong to no table of the document. */
  ignored: readonly string[];
  /** The document with what is chosen. */
  document: BimDocument;
  /** Letters that go from the matrix with removed parties. */
  letters: readonly PartyLetter[];
}
export interface WorkbookReading {
  reader?: Language;
  clears?: boolean;
  /** Names of sheets that are shown, but not taken. */
  without?: ReadonlySet<string>;
  /** Tables of which rows that the workbook lacks are removed. */
  removes?: ReadonlySet<TableName>;
  /** Revisions that were issued: what the log says of them stays. */
  issued?: readonly string[];
}

const nameColumn = (table: Referred) => (table === 'softwareTools' ? 'name' : 'code');
const isNaming = ({ table, column }: CellEdit) =>
  referredTables.some((one) => one === table && nameColumn(one) === column);

/** Columns of the matrix by the codes that the workbook gives parties: its own sheet may be headed by old or new ones. */
function renamedHeadings({ tables }: BimDocument, renames: readonly CellEdit[]): MeantHeadings {
  const codes = new Map(tables.parties.map(({ id, code }) => [id, code]));
  const given = renames.filter(({ table }) => table === 'parties');
  return new Map(given.map(({ row, value }) => [headingKey(String(value)), partyColumn(codes.get(row) ?? '')]));
}

const cellOf = (document: BimDocument, { table, row, column }: CellEdit): unknown =>
  (document.tables[table] as readonly AnyRow[]).find(({ id }) => id === row)?.[column];

/**
 * What a sheet changes beyond the earlier ones of its table, such as a TIDP after the MIDP. Where it repeats what the
 * document said before the import, an earlier sheet may have changed it; where both have changed it, only their author
 * knows which is meant.
 */
function besides(document: BimDocument, before: BimDocument, table: TableName, edits: readonly Edit[]) {
  const old = new Map((document.tables[table] as readonly AnyRow[]).map((row) => [row.id, row]));
  const against: Edit[] = [];
  const kept = edits.filter((edit) => {
    if (edit.op !== 'cell') return true;
    const row = old.get(edit.row);
    if (row && isWritten(edit.value, row[edit.column])) return false;
    if (row && equal(row[edit.column], cellOf(before, edit))) return true;
    against.push(edit);
    return false;
  });
  return { kept, against };
}

const wholly = (edits: readonly Edit[]): ReturnType<typeof besides> => ({ kept: [...edits], against: [] });

const touchedRows = (edits: readonly Edit[]) =>
  new Set(edits.flatMap((edit) => (edit.op === 'cell' ? [edit.row] : [])));
const changedRows = (edits: readonly Edit[]) => touchedRows(edits).size;

/** Cells of the revision log that an issue has filled, as errors with their places. */
function issuedErrors(table: TableName, { rows }: Sheet, edits: readonly CellEdit[], reader: Language): SheetError[] {
  return edits.map(({ row, column }) => ({
    row: rows.findIndex((cells) => cells.includes(row)) + 1,
    heading: columnHeadings(table)[column]?.[reader] ?? '',
    fault: 'issued' as const,
    message: cellFaultWords.issued[reader],
  }));
}

/** The sheet of all teams' deliverables, beside those of each team. */
const isWhole = (name: string) => /(?<![\p{L}\d])MIDP(?![\p{L}\d])/iu.test(name);

/** The sheet of one team's deliverables. */
const isOfTeam = (name: string) => /(?<![\p{L}\d])TIDP(?![\p{L}\d])/iu.test(name);

/** The sheets of a workbook that belong to tables of a document. */
const sheetsOf = ({ type }: BimDocument, named: ReturnType<typeof sheetsByTable>['named']) =>
  named.filter(({ table }) => tablesOf(type).includes(table));

/** How many sheets of a workbook a document knows. */
export function knownSheets(document: BimDocument, workbook: readonly Sheet[]): number {
  const { facts, named } = sheetsByTable(workbook);
  return sheetsOf(document, named).length + (facts ? 1 : 0);
}

/**
 * What a workbook changes in an open document, sheet by sheet, and the document with it. As for a single sheet, known rows
 * are changed, others are added, and what cannot be read stays as it is. Codes are changed last, with all that names
 * them: other sheets may name their rows by the old code or by the new one.
 */
export function workbookChanges(
  document: BimDocument,
  workbook: readonly Sheet[],
  {
    reader = document.language,
    clears = false,
    without = new Set(),
    removes = new Set(),
    issued = [],
  }: WorkbookReading = {},
): WorkbookChanges {
  const { facts: factSheet, named, spoken = document.language } = sheetsByTable(workbook);
  const known = sheetsOf(document, named);
  const facts = factSheet && factChanges(document, factSheet, spoken, reader);
  let now = facts && !without.has(facts.name) ? applyEdits(document, facts.edits) : document;
  const renames: CellEdit[] = [];
  const met = new Map<TableName, Set<string>>();
  /** Rows of sheets that aren't taken: they aren't missing from the workbook. */
  const untaken = new Map<TableName, Set<string>>();
  const bySheet = new Map<string, { table: TableName; met: ReadonlySet<string>; touched: ReadonlySet<string> }>();
  const read = partiesFirst(known).map(({ sheet, table }): Omit<SheetChanges, 'missing' | 'repeating'> => {
    const before = now;
    const meant = table === 'responsibilities' ? renamedHeadings(before, renames) : undefined;
    const { name } = sheet;
    const own = importSheet(before, table, sheet.rows, { reader, mostErrors, clears, name, ...(meant && { meant }) });
    const earlier = met.get(table);
    const { kept, against } = earlier ? besides(document, before, table, own.edits) : wholly(own.edits);
    const locked = kept.filter(
      (edit): edit is CellEdit =>
        edit.op === 'cell' && table === 'revisionLog' && isIssuedFact(document, issued, edit.row, edit.column),
    );
    const edits = kept.filter((edit) => !locked.some((one) => one === edit));
    const errors = [
      ...own.errors,
      ...contradictions(table, sheet, against, reader),
      ...issuedErrors(table, sheet, locked, reader),
    ];
    const changed = changedRows(edits);
    const result = { ...own, edits, errors, changed, unchanged: own.unchanged + own.changed - changed };
    if (!without.has(sheet.name)) {
      const given = edits.filter((edit): edit is CellEdit => edit.op === 'cell' && isNaming(edit));
      renames.push(...given);
      now = applyEdits(
        before,
        edits.filter((edit) => !(edit.op === 'cell' && isNaming(edit))),
      );
      met.set(table, new Set([...own.met, ...(earlier ?? [])]));
      bySheet.set(sheet.name, { table, met: own.met, touched: touchedRows([...edits, ...against]) });
    } else untaken.set(table, new Set([...own.met, ...(untaken.get(table) ?? [])]));
    return { name: sheet.name, table, result, before };
  });
  for (const [table, own] of Map.groupBy(renames, (edit) => edit.table)) {
    const after = applyEdits(now, own);
    now = applyEdits(after, renameCode(now, after, table));
  }
  // The MIDP has the rows of all teams: one that only a TIDP repeats was removed there, unless the team has changed it.
  const whole = new Map<TableName, ReadonlySet<string>>();
  for (const [name, midp] of bySheet) {
    if (!isWhole(name) || midp.met.size === 0) continue;
    const others = [...bySheet.values()].filter(({ table }) => table === midp.table);
    whole.set(midp.table, new Set([...midp.met, ...others.flatMap(({ touched }) => [...touched])]));
  }
  const missingIn = (table: TableName): readonly AnyRow[] => {
    const taken = met.get(table);
    if (!taken || taken.size === 0 || hasEirRows(document, table)) return [];
    const ids = whole.get(table) ?? new Set([...taken, ...(untaken.get(table) ?? [])]);
    const isIssued = (id: string) => table === 'revisionLog' && isIssuedFact(document, issued, id, 'revision');
    const rows = document.tables[table] as readonly AnyRow[];
    const isPart = known.every(({ sheet, table: other }) => other !== table || isOfTeam(sheet.name));
    const teams = new Set(rows.filter(({ id }) => taken.has(id)).map(({ taskTeam }) => taskTeam));
    return rows.filter((row) => !(ids.has(row.id) || isIssued(row.id) || (isPart && !teams.has(row.taskTeam))));
  };
  const gone = [...removes].flatMap((table) =>
    missingIn(table).map(({ id }): Edit => ({ op: 'remove-row', table, row: id })),
  );
  now = applyEdits(now, gone);
  const letters = lettersOfRemoved(document, now);
  const listed = new Set<TableName>();
  const sheets = known.flatMap(({ sheet }): SheetChanges[] => {
    const one = read.find(({ name }) => name === sheet.name);
    if (!one) return [];
    const isFirst = !without.has(one.name) && !listed.has(one.table);
    if (isFirst) listed.add(one.table);
    const missing = isFirst ? missingIn(one.table) : [];
    const repeating = [...bySheet]
      .filter(([, { table, met }]) => table === one.table && missing.some(({ id }) => met.has(id)))
      .map(([name]) => name);
    return [{ ...one, missing, repeating }];
  });
  const used = new Set([factSheet, ...known.map(({ sheet }) => sheet)]);
  return {
    ...(facts && { facts }),
    sheets,
    ignored: workbook.filter((sheet) => !used.has(sheet)).map(({ name }) => name),
    document: applyEdits(now, removeLetters(now, letters)),
    letters,
  };
}

/** An empty field of the sheet says nothing: not all of them are in every workbook. */
function factChanges(document: BimDocument, sheet: Sheet, language: Language, reader: Language): FactChanges {
  const { edits, errors, words } = factEdits(sheet, language, reader);
  const own = edits.filter(
    (edit): edit is FieldEdit => edit.op === 'field' && !isWritten(edit.value, document.fields[edit.field]),
  );
  return { name: sheet.name, edits: own, errors, words };
}
