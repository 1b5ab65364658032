import { type Referred, referredTables } from '../document/column.ts';
import type { BimDocument, Row } from '../document/document.schema.ts';
import { tablesOf } from '../document/family-tables.ts';
import { type TableName, tableNames } from '../document/tables.ts';
import type { TextScans } from './scan-text.ts';

/** What a check needs besides the document. */
export interface CheckContext {
  /** YYYY-MM-DD where the author is. */
  today: string;
  /** The EIR that the plan is linked to, as it is now; without it, what has changed in it isn't checked. */
  eir?: BimDocument;
  /** Days that were written and could not be read, which therefore stand nowhere in the document. */
  unread?: readonly UnreadDay[];
}
export interface UnreadDay {
  table: TableName;
  /** Id of its row. */
  row: string;
  column: string;
  text: string;
}

const nameOf = (row: Row<Referred>): string => ('code' in row ? row.code : row.name);

/** Upper case without spaces at the ends: codes that differ only in this are typing mistakes. */
export const folded = (code: string): string => code.trim().toUpperCase();

/** A document with the indexes that its rules share, made once for each check. */
export class Facts {
  readonly document: BimDocument;
  readonly context: CheckContext;
  readonly texts: TextScans;
  /** Tables that the document's family doesn't have are empty here, whatever is left in them. */
  readonly tables: BimDocument['tables'];
  readonly fields: BimDocument['fields'];
  readonly own: ReadonlySet<TableName>;
  private readonly codes = new Map<Referred, Map<string, string>>();
  private readonly exact = new Map<Referred, Set<string>>();
  private readonly numbers = new Map<TableName, Map<string, number>>();
  readonly milestones: ReadonlyMap<string, Row<'milestones'>>;
  readonly parties: ReadonlyMap<string, Row<'parties'>>;

  constructor(document: BimDocument, context: CheckContext, texts: TextScans) {
    this.document = document;
    this.context = context;
    this.texts = texts;
    this.fields = document.fields;
    const own: ReadonlySet<TableName> = new Set(tablesOf(document.type));
    const left = tableNames.filter((name) => !own.has(name)).map((name) => [name, []]);
    this.own = own;
    this.tables = { ...document.tables, ...Object.fromEntries(left) };
    this.milestones = new Map(this.tables.milestones.map((row) => [row.code, row]));
    this.parties = new Map(this.tables.parties.map((row) => [row.code, row]));
    for (const table of referredTables) {
      const names = (this.tables[table] as Row<Referred>[]).map(nameOf).filter((name) => name !== '');
      this.exact.set(table, new Set(names));
      this.codes.set(table, new Map(names.map((name) => [folded(name), name])));
    }
  }

  /** True when a row of that table has this code. */
  has = (table: Referred, code: string): boolean => this.exact.get(table)?.has(code) ?? false;

  /** The code that is meant by one that differs from it in case or spaces. */
  meant = (table: Referred, code: string): string | undefined => this.codes.get(table)?.get(folded(code));

  /** The number that the screen shows for a row, from 1. */
  rowNumber = (table: TableName, id: string): number | undefined => {
    const known = this.numbers.get(table) ?? new Map(this.tables[table].map((row, at) => [row.id, at + 1]));
    this.numbers.set(table, known);
    return known.get(id);
  };

  /** What was written in an empty cell for days, and could not be read. */
  unreadDay = (table: TableName, id: string, column: string): string | undefined =>
    this.context.unread?.find((one) => one.row === id && one.column === column && one.table === table)?.text;

  /** Tables of the document's family, with their rows. */
  ownTables = (): readonly TableName[] => tableNames.filter((name) => this.own.has(name));
}

/** Rows that repeat an earlier one by a key; an empty key is no repetition. */
export function repeated<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (key === '') return false;
    const known = seen.has(key);
    seen.add(key);
    return known;
  });
}
