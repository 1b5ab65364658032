import { type Column, type Referred, referredTables } from '../document/column.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { namedCodes, withCodes } from '../document/named-codes.ts';
import { columnsOf, type TableName, tableNames } from '../document/tables.ts';
import type { AnyRow, Edit } from './edit.ts';

interface Renaming {
  table: Referred;
  from: string;
  to: string;
  /** The codes that the table has. */
  known: ReadonlySet<unknown>;
}
type Assignment = { party: string; raci: string };

/** What a cell becomes when a code is renamed; undefined when it doesn't name it. */
function renamed(
  { kind, refers, many, mayName }: Column,
  value: unknown,
  { table, from, to, known }: Renaming,
): unknown {
  if (mayName === table) return value === from ? to : undefined;
  if (refers === table) {
    if (value === from) return to;
    const names = many && typeof value === 'string' && namedCodes(value, known).includes(from);
    return names ? withCodes(value, (code) => (code === from ? to : code)) : undefined;
  }
  if (kind !== 'assignments' || table !== 'parties') return undefined;
  const assignments = value as readonly Assignment[];
  if (!assignments.some(({ party }) => party === from)) return undefined;
  return assignments.map((one) => (one.party === from ? { ...one, party: to } : one));
}

const nameOf = (row: AnyRow, table: Referred): unknown => row[table === 'softwareTools' ? 'name' : 'code'];

/** The edits after which every place that names a row of a table by one code says another. */
export function renameEdits(document: BimDocument, table: Referred, from: string, to: string): Edit[] {
  const known = new Set((document.tables[table] as readonly AnyRow[]).map((row) => nameOf(row, table)));
  const cells = tableNames.flatMap((name) =>
    Object.entries(columnsOf(name)).flatMap(([column, definition]) =>
      (document.tables[name] as AnyRow[]).flatMap((row): Edit[] => {
        const value = renamed(definition, row[column], { table, from, to, known });
        return value === undefined ? [] : [{ op: 'cell', table: name, row: row.id, column, value }];
      }),
    ),
  );
  const status = table === 'statusCodes' && document.fields.status === from;
  return status ? [...cells, { op: 'field', field: 'status', value: to }] : cells;
}

/**
 * The edits that follow when the code of one row (of software: its name) was changed between two documents: what names
 * the row says the new one. Nothing follows where that could be wrong: another row has either code, or several were
 * changed, as by a paste of another list.
 */
export function renameCode(before: BimDocument, after: BimDocument, edited: TableName): Edit[] {
  const table = referredTables.find((name) => name === edited);
  if (!table) return [];
  const rows: readonly AnyRow[] = after.tables[table];
  const old = new Map(before.tables[table].map((row) => [row.id, nameOf(row, table)]));
  const [row, ...others] = rows.filter((one) => old.has(one.id) && old.get(one.id) !== nameOf(one, table));
  if (!row || others.length > 0) return [];
  const [from, to] = [String(old.get(row.id)), String(nameOf(row, table))];
  const isTaken = rows.some((one) => one !== row && [from, to].includes(String(nameOf(one, table))));
  return from === '' || to === '' || isTaken ? [] : renameEdits(after, table, from, to);
}
