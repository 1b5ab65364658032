import type { Column, Referred } from '../document/column.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { columnsOf, tableNames } from '../document/tables.ts';
import type { AnyRow, Edit } from './edit.ts';

type Assignment = { party: string; raci: string };

/** What a cell becomes when a code is renamed; undefined when it doesn't name it. */
function renamed({ kind, refers }: Column, value: unknown, table: Referred, from: string, to: string): unknown {
  if (refers === table) return value === from ? to : undefined;
  if (kind !== 'assignments' || table !== 'parties') return undefined;
  const assignments = value as readonly Assignment[];
  if (!assignments.some(({ party }) => party === from)) return undefined;
  return assignments.map((one) => (one.party === from ? { ...one, party: to } : one));
}

/**
 * The edits that follow when the code of a row (of software: its name) is changed: every place that names it says the
 * new one. Nothing follows while another row still has the old code.
 */
export function renameCode(document: BimDocument, table: Referred, from: string, to: string): Edit[] {
  const nameOf = (row: AnyRow) => row[table === 'softwareTools' ? 'name' : 'code'];
  const stillUsed = (document.tables[table] as AnyRow[]).some((row) => nameOf(row) === from);
  if (from === '' || from === to || stillUsed) return [];
  const cells = tableNames.flatMap((name) =>
    Object.entries(columnsOf(name)).flatMap(([column, definition]) =>
      (document.tables[name] as AnyRow[]).flatMap((row): Edit[] => {
        const value = renamed(definition, row[column], table, from, to);
        return value === undefined ? [] : [{ op: 'cell', table: name, row: row.id, column, value }];
      }),
    ),
  );
  const status = table === 'statusCodes' && document.fields.status === from;
  return status ? [...cells, { op: 'field', field: 'status', value: to }] : cells;
}
