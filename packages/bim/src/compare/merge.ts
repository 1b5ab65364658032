import type { BimDocument, Tables, Topic } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import { type TableName, tableNames } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow, Edit, Property } from '../edits/edit.ts';
import { equal } from './equal.ts';
import { type Clash, mergeLists, mergeValues } from './merge-lists.ts';

interface Values {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
/** What was changed on both sides, to different values. A whole row or topic: one side removed it. */
export type MergeConflict = Values &
  (
    | { kind: 'field'; field: FieldName }
    | { kind: 'property'; name: Property }
    | { kind: 'cell'; table: TableName; row: string; column: string }
    | { kind: 'row'; table: TableName; row: string }
    | { kind: 'topic'; topic: string; part: keyof Omit<Topic, 'id'> | '' }
  );

export interface Merged {
  /** Both sides' changes; in conflicts theirs, and a row that one side removed stays. */
  document: BimDocument;
  conflicts: readonly MergeConflict[];
}
const pick = ({ type, language, logo, eir }: BimDocument): Pick<BimDocument, Property> => ({
  type,
  language,
  logo,
  eir,
});

const ofTable = (table: TableName, { id: row, key: column, ...values }: Clash): MergeConflict =>
  column === '' ? { kind: 'row', table, row, ...values } : { kind: 'cell', table, row, column, ...values };

/**
 * Three ways: `base` is the version that both sides started from, `mine` what was typed here, `theirs` what was saved
 * meanwhile. Fields, cells and parts of topics are merged one by one.
 */
export function merge(base: BimDocument, mine: BimDocument, theirs: BimDocument): Merged {
  const conflicts: MergeConflict[] = [];
  const valuesOf = <T extends object>(key: string, b: T, m: T, t: T): Values => {
    const at = key as keyof T;
    return { base: b[at], mine: m[at], theirs: t[at] };
  };
  const own = mergeValues(pick(base), pick(mine), pick(theirs), (key) => {
    const name = key as Property;
    conflicts.push({ kind: 'property', name, ...valuesOf(name, base, mine, theirs) });
  });
  const fields = mergeValues(base.fields, mine.fields, theirs.fields, (field) =>
    conflicts.push({
      kind: 'field',
      field: field as FieldName,
      ...valuesOf(field, base.fields, mine.fields, theirs.fields),
    }),
  );
  const rowsOf = ({ tables }: BimDocument, table: TableName) => tables[table] as readonly AnyRow[];
  const tables = Object.fromEntries(
    tableNames.map((table) => {
      const merged = mergeLists(rowsOf(base, table), rowsOf(mine, table), rowsOf(theirs, table));
      conflicts.push(...merged.clashes.map((clash) => ofTable(table, clash)));
      return [table, merged.items];
    }),
  ) as unknown as Tables;
  const topics = mergeLists(base.topics, mine.topics, theirs.topics);
  conflicts.push(
    ...topics.clashes.map(
      ({ id, key, ...values }): MergeConflict => ({
        kind: 'topic',
        topic: id,
        part: key as keyof Omit<Topic, 'id'> | '',
        ...values,
      }),
    ),
  );
  return { document: { ...theirs, ...own, fields, tables, topics: [...topics.items] }, conflicts };
}

/** What makes a conflict's value mine; a row of which mine or theirs is undefined was removed there. */
function choose(conflict: MergeConflict, value: unknown): Edit[] {
  switch (conflict.kind) {
    case 'field':
      return [{ op: 'field', field: conflict.field, value }];
    case 'property':
      return [{ op: 'property', name: conflict.name, value }];
    case 'cell':
      return [{ op: 'cell', table: conflict.table, row: conflict.row, column: conflict.column, value }];
    case 'row':
      return value === undefined ? [{ op: 'remove-row', table: conflict.table, row: conflict.row }] : [];
    case 'topic':
      if (conflict.part !== '') return [{ op: 'topic', topic: conflict.topic, change: { [conflict.part]: value } }];
      return value === undefined ? [{ op: 'remove-topic', topic: conflict.topic }] : [];
  }
}

/** The merged document once a person has chosen a side in each conflict. */
export const resolveConflicts = (
  { document, conflicts }: Merged,
  side: (conflict: MergeConflict) => 'mine' | 'theirs',
): BimDocument =>
  applyEdits(
    document,
    conflicts.flatMap((conflict) => choose(conflict, conflict[side(conflict)])),
  );

/** True when two versions say the same. */
export const sameDocument = (one: BimDocument, other: BimDocument): boolean => equal(one, other);
