import type { BimDocument, Taken } from '../document/document.schema.ts';
import type { TableName } from '../document/tables.ts';
import { takenFields, takenTables } from '../document/taken-parts.ts';

/** Columns that name what only the plan has: its software, and its parties. They are its author's. */
const ownColumns: Partial<Record<TableName, string>> = {
  exchangeFormats: 'software',
  bimUses: 'owner',
  clashPairs: 'party',
};
export const isOwnColumn = (table: TableName, column: string): boolean => ownColumns[table] === column;

export const picked = <T extends object, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/**
 * What a plan takes over from an EIR besides its requirements. Of the parties those that are in `before`, and whoever is
 * the client or needs the information that is asked for.
 */
export function takenOver({ fields, tables }: BimDocument, before?: Taken): Taken {
  const actors = new Set(tables.informationNeeds.map(({ actor }) => actor));
  const taken = new Set(before?.tables.parties.map(({ id }) => id));
  const parties = tables.parties.filter(
    ({ id, role, code }) => role === 'appointing-party' || actors.has(code) || taken.has(id),
  );
  const known = new Set(parties.map(({ code }) => code));
  return {
    fields: picked(fields, takenFields),
    tables: {
      ...picked(tables, takenTables),
      parties,
      bimUses: tables.bimUses.map((row) => ({ ...row, owner: known.has(row.owner) ? row.owner : '' })),
      exchangeFormats: tables.exchangeFormats.map((row) => ({ ...row, software: '' })),
      clashPairs: tables.clashPairs.map((row) => ({ ...row, party: known.has(row.party) ? row.party : '' })),
    },
  };
}
