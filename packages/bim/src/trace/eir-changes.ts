import { type Change, editOf } from '../compare/change.ts';
import { difference } from '../compare/difference.ts';
import { equal, sameOrder } from '../compare/equal.ts';
import { referredTables } from '../document/column.ts';
import type { BimDocument, Taken } from '../document/document.schema.ts';
import { type TakenTable, takenFields, takenTables } from '../document/taken-parts.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { renameEdits } from '../edits/rename-code.ts';
import { codesInLanguage } from '../start/codes-in-language.ts';
import { isOwnColumn, picked, takenOver } from './taken-over.ts';

/** A difference between the EIR as it is now and as it was when the plan took it over, which the plan doesn't have. */
export interface EirChange {
  /** The same for as long as the change is. */
  key: string;
  change: Exclude<Change, { kind: 'property' | `topic${string}` }>;
  /**
   * `eir`: the plan still has what it took over. `both`: its author has changed that, too. `unknown`: an old link, which
   * doesn't know what was taken over, so `before` is what the plan has now.
   */
  side: 'eir' | 'both' | 'unknown';
  /** The EIR has changed it since the plan took it over; false where a plan that was linked again never did. */
  isSince: boolean;
  /** The plan's row, when it has one. */
  row: string | undefined;
  /** The plan's value of the field or cell. */
  own: unknown;
}

/** The columns by which a row is the same one, where a plan that was linked later has its own ids. */
const keyColumns: Readonly<Record<TakenTable, readonly string[]>> = {
  parties: ['code'],
  milestones: ['code'],
  naming: ['field'],
  statusCodes: ['code'],
  informationNeeds: ['code', 'entity', 'predefinedType', 'kind', 'set', 'name'],
  exchangeFormats: ['format', 'version', 'use'],
  bimUses: ['use', 'ownUse'],
  clashPairs: ['disciplineA', 'disciplineB'],
};
const rowsIn = ({ tables }: Pick<BimDocument, 'tables'>, table: TakenTable): readonly AnyRow[] => tables[table];
const keyOf = (table: TakenTable, row: AnyRow) => JSON.stringify(keyColumns[table].map((column) => row[column]));

/** Finds the plan's row for one of the EIR's: by its id, else by its key among rows that are the plan's own. */
class PlanRows {
  private readonly ids = new Map<string, Map<string, AnyRow>>();
  private readonly keys = new Map<string, Map<string, AnyRow>>();

  private readonly bep: BimDocument;
  private readonly eirIds: ReadonlySet<string>;

  constructor(bep: BimDocument, eirIds: ReadonlySet<string>) {
    this.bep = bep;
    this.eirIds = eirIds;
  }

  find(table: TakenTable, row: AnyRow): AnyRow | undefined {
    const ids = this.ids.get(table) ?? new Map(rowsIn(this.bep, table).map((one) => [one.id, one]));
    this.ids.set(table, ids);
    const known = ids.get(row.id);
    if (known) return known;
    const own = () => rowsIn(this.bep, table).filter(({ id }) => !this.eirIds.has(`${table} ${id}`));
    const keys = this.keys.get(table) ?? new Map(own().map((one) => [keyOf(table, one), one]));
    this.keys.set(table, keys);
    return keys.get(keyOf(table, row));
  }
}

/** The document with other values where it takes them from its EIR. */
const withTaken = (document: BimDocument, { fields, tables }: Taken): BimDocument => ({
  ...document,
  fields: { ...document.fields, ...fields },
  tables: { ...document.tables, ...tables },
});

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** For a link that doesn't know what was taken over: what the plan has now of what the EIR says. */
function presentBase(bep: BimDocument, now: Taken, plan: PlanRows): Taken {
  const fields = Object.fromEntries(
    takenFields.map((name) => [name, isEmpty(now.fields[name]) ? now.fields[name] : bep.fields[name]]),
  );
  const tables = Object.fromEntries(
    takenTables.map((table) => {
      const rows = now.tables[table] as readonly AnyRow[];
      const order = new Map(rowsIn(bep, table).map(({ id }, at) => [id, at]));
      const had = rows.flatMap((row) => {
        const own = plan.find(table, row);
        if (!own) return [];
        order.set(row.id, order.get(own.id) ?? 0);
        const told = Object.keys(row).filter((column) => !isEmpty(row[column]) && !isOwnColumn(table, column));
        return [{ ...row, ...Object.fromEntries(told.map((column) => [column, own[column]])), id: row.id }];
      });
      return [table, had.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))];
    }),
  );
  return { fields, tables } as unknown as Taken;
}

/** True for a plan with rows that have come from the EIR, as answers or otherwise: it was linked to it before. */
export function hasRowsOf({ tables }: BimDocument, eir: BimDocument): boolean {
  const asked = new Set(eir.tables.requirements.map(({ id }) => id));
  const shares = (table: TakenTable) => {
    const ids = new Set(eir.tables[table].map(({ id }) => id));
    return tables[table].some(({ id }) => ids.has(id));
  };
  return tables.answers.some(({ id }) => asked.has(id)) || takenTables.some(shares);
}

/** What a plan has now of what the EIR says: as far as it is known, this is what it has taken over. */
export function heldOf(bep: BimDocument, eir: BimDocument): Taken {
  const now = codesInLanguage(takenOver(eir), bep.language);
  const ids = takenTables.flatMap((table) => now.tables[table].map(({ id }) => `${table} ${id}`));
  const plan = codesInLanguage(bep, bep.language);
  return presentBase(plan, now, new PlanRows(plan, new Set(ids)));
}

const keyOfChange = (change: EirChange['change']): string => {
  if (change.kind === 'field') return `field ${change.field}`;
  if (change.kind === 'rows-moved') return `${change.table} order`;
  return `${change.table} ${change.row.id}${change.kind === 'cell' ? ` ${change.column}` : ''}`;
};

/**
 * What the linked EIR says otherwise than when the plan took it over: project data, standards, parties, milestones,
 * naming, codes, information needs, clash pairs. What the plan has already is none, and neither are words of the
 * examples in another language: all is compared, and taken over, in the plan's. Requirements are `eirTrace`'s.
 */
export function eirChanges(written: BimDocument, eir: BimDocument): EirChange[] {
  if (!written.eir) return [];
  const { language } = written;
  const bep = codesInLanguage(written, language);
  const { differs = [] } = written.eir;
  const taken = written.eir.taken && codesInLanguage(written.eir.taken, language);
  const neverTaken = new Set(differs);
  const now = codesInLanguage(takenOver(eir, taken), language);
  const ids = [now, ...(taken ? [taken] : [])].flatMap(({ tables }) =>
    takenTables.flatMap((table) => tables[table].map(({ id }) => `${table} ${id}`)),
  );
  const plan = new PlanRows(bep, new Set(ids));
  const base = taken ?? presentBase(bep, now, plan);
  const after = withTaken(bep, now);
  const changes = difference(withTaken(bep, base), after) as EirChange['change'][];
  const lacking = new Set<string>();
  return changes.flatMap((change): EirChange[] => {
    const about = aboutPlan(bep, change, plan, after);
    if (!about) return [];
    const { isOwn, ...rest } = { ...about, own: ownAsWritten(written, about) };
    const key = keyOfChange(rest.change);
    // A row that the plan lacks is asked about once, not cell by cell.
    if (rest.change.kind === 'row-added') {
      if (lacking.has(key)) return [];
      lacking.add(key);
    }
    const isSince = taken !== undefined && !neverTaken.has(key);
    return [{ ...rest, key, isSince, side: taken ? (isOwn ? 'both' : 'eir') : 'unknown' }];
  });
}

type About = Omit<EirChange, 'key' | 'side' | 'isSince'> & { isOwn: boolean };

/** The plan's value in the words that it has, which may be in another language. */
function ownAsWritten(bep: BimDocument, { change, row, own }: About): unknown {
  if (change.kind !== 'cell' || row === undefined) return own;
  return rowsIn(bep, change.table as TakenTable).find(({ id }) => id === row)?.[change.column];
}

/** What a change of the EIR means for the plan; undefined when nothing. */
function aboutPlan(
  bep: BimDocument,
  change: EirChange['change'],
  plan: PlanRows,
  after: BimDocument,
): About | undefined {
  if (change.kind === 'field') {
    const own = bep.fields[change.field];
    if (equal(own, change.after)) return undefined;
    return { change, row: undefined, own, isOwn: !equal(own, change.before) };
  }
  const table = change.table as TakenTable;
  if (change.kind === 'rows-moved') {
    // Only the parts of a name have an order that says something.
    if (table !== 'naming') return undefined;
    const rows = rowsIn(bep, table);
    if (sameOrder(rows, rowsIn(after, table))) return undefined;
    return {
      change,
      row: undefined,
      own: undefined,
      isOwn: !sameOrder(
        rows,
        change.before.map((id) => ({ id })),
      ),
    };
  }
  const own = plan.find(table, change.row);
  if (change.kind === 'row-removed')
    return own && { change, row: own.id, own: undefined, isOwn: !equal(own, change.row) };
  if (change.kind === 'row-added') {
    if (!own) return { change, row: undefined, own: undefined, isOwn: false };
    const differs = Object.keys(change.row).some(
      (column) => column !== 'id' && !isOwnColumn(table, column) && !equal(own[column], change.row[column]),
    );
    return differs ? { change, row: own.id, own: undefined, isOwn: true } : undefined;
  }
  if (isOwnColumn(table, change.column)) return undefined;
  if (!own) {
    const at = rowsIn(after, table).findIndex(({ id }) => id === change.row.id);
    return { change: { kind: 'row-added', table, row: change.row, at }, row: undefined, own: undefined, isOwn: true };
  }
  const value = own[change.column];
  if (equal(value, change.after)) return undefined;
  return { change, row: own.id, own: value, isOwn: !equal(value, change.before) };
}

/** What the plan has otherwise than its EIR: values of its own, which none of the open `changes` asks about. */
export function ownValues(bep: BimDocument, eir: BimDocument, changes: readonly EirChange[]): EirChange[] {
  if (!bep.eir?.taken) return [];
  const held = { ...bep.eir, taken: heldOf(bep, eir), differs: [] };
  const open = new Set(changes.map(({ key }) => key));
  const own = eirChanges({ ...bep, eir: held }, eir).filter(({ key }) => !open.has(key));
  return own.map((one) => ({ ...one, isSince: false }));
}

/** Edits that set a cell; a code is also renamed where the plan names it. */
function cellEdits(bep: BimDocument, table: TakenTable, row: string, column: string, value: unknown): Edit[] {
  const old = rowsIn(bep, table).find(({ id }) => id === row)?.[column];
  const edit: Edit = { op: 'cell', table, row, column, value };
  const referred = referredTables.find((name) => name === table);
  if (!referred || column !== 'code' || !old || !value) return [edit];
  return [edit, ...renameEdits(bep, referred, String(old), String(value))];
}

/** The edits by which the plan takes a change over. */
export function takingEdits(bep: BimDocument, { change, row }: EirChange): Edit[] {
  switch (change.kind) {
    case 'field':
    case 'rows-moved':
      return [editOf(change)];
    case 'row-removed':
      return row === undefined ? [] : [{ op: 'remove-row', table: change.table, row }];
    case 'row-added': {
      if (row === undefined) return [editOf(change)];
      const table = change.table as TakenTable;
      return Object.entries(change.row)
        .filter(([column]) => column !== 'id' && !isOwnColumn(table, column))
        .flatMap(([column, value]) => cellEdits(bep, table, row, column, value));
    }
    case 'cell':
      return row === undefined ? [] : cellEdits(bep, change.table as TakenTable, row, change.column, change.after);
  }
}

/** What the plan's link keeps as taken over once some changes of the EIR are dealt with. */
export function takenAfter(bep: BimDocument, taken: Taken, changes: readonly EirChange[]): Taken {
  const edits = changes.flatMap(({ change }): Edit[] => {
    if (change.kind !== 'row-added') return [editOf(change)];
    // Of a row that the plan lacks only some cells may have changed.
    return [{ op: 'remove-row', table: change.table, row: change.row.id }, editOf(change)];
  });
  const { fields, tables } = applyEdits(withTaken(bep, taken), edits);
  return { fields: picked(fields, takenFields), tables: picked(tables, takenTables) };
}
