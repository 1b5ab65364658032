import type { BimDocument } from '../document/document.schema.ts';
import { tableNames } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow, Property } from '../edits/edit.ts';
import { type Change, editOf, reversed } from './change.ts';
import { differing, equal, sameOrder } from './equal.ts';

const properties: readonly Property[] = ['type', 'language', 'logo', 'eir'];

interface Listed<T> {
  added: { item: T; at: number }[];
  removed: { item: T; at: number }[];
  kept: { before: T; after: T }[];
  moved: boolean;
}

/** Two lists by the ids of their items. */
function compareLists<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): Listed<T> {
  const old = new Map(before.map((item) => [item.id, item]));
  const now = new Set(after.map(({ id }) => id));
  return {
    added: after.flatMap((item, at) => (old.has(item.id) ? [] : [{ item, at }])),
    removed: before.flatMap((item, at) => (now.has(item.id) ? [] : [{ item, at }])),
    kept: after.flatMap((item) => {
      const earlier = old.get(item.id);
      return earlier && earlier !== item ? [{ before: earlier, after: item }] : [];
    }),
    moved: !sameOrder(before, after),
  };
}
const byId = <T extends { readonly id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

function* tableChanges(before: BimDocument, after: BimDocument): Iterable<Change> {
  for (const table of tableNames) {
    const [old, now] = [before.tables[table] as AnyRow[], after.tables[table] as AnyRow[]];
    if (old === now) continue;
    const { added, removed, kept, moved } = compareLists(old, now);
    for (const { item, at } of removed) yield { kind: 'row-removed', table, row: item, at };
    for (const { item, at } of added) yield { kind: 'row-added', table, row: item, at };
    for (const pair of kept) {
      for (const column of differing(pair.before, pair.after)) {
        yield { kind: 'cell', table, row: pair.after, column, before: pair.before[column], after: pair.after[column] };
      }
    }
    if (moved) yield { kind: 'rows-moved', table, before: idsOf(old), after: idsOf(now) };
  }
}

function* topicChanges(before: BimDocument, after: BimDocument): Iterable<Change> {
  const { added, removed, kept, moved } = compareLists(before.topics, after.topics);
  for (const { item, at } of removed) yield { kind: 'topic-removed', topic: item, at };
  for (const { item, at } of added) yield { kind: 'topic-added', topic: item, at };
  for (const pair of kept) {
    for (const part of differing(pair.before, pair.after)) {
      if (part === 'id') continue;
      yield { kind: 'topic', topic: pair.after, part, before: pair.before[part], after: pair.after[part] };
    }
  }
  if (moved) yield { kind: 'topics-moved', before: idsOf(before.topics), after: idsOf(after.topics) };
}

/** What differs between two versions of a document, field by field; rows and topics by their ids. */
export function difference(before: BimDocument, after: BimDocument): Change[] {
  const own = properties.filter((name) => !equal(before[name], after[name]));
  return [
    ...own.map((name): Change => ({ kind: 'property', name, before: before[name], after: after[name] })),
    ...differing(before.fields, after.fields).map(
      (field): Change => ({ kind: 'field', field, before: before.fields[field], after: after.fields[field] }),
    ),
    ...tableChanges(before, after),
    ...topicChanges(before, after),
  ];
}

/** The document with some changes made: those of `difference(a, b)` make b of a. */
export const applyChanges = (document: BimDocument, changes: readonly Change[]): BimDocument =>
  applyEdits(document, changes.map(editOf));

/** Where a change inserts; -1 when it doesn't. */
const insertsAt = (change: Change) => (change.kind === 'row-added' || change.kind === 'topic-added' ? change.at : -1);

/** The document with some changes undone: those of `difference(a, b)` make a of b. */
export function undoChanges(document: BimDocument, changes: readonly Change[]): BimDocument {
  const undone = changes.toReversed().map(reversed);
  // What was removed returns from the first place on: a place counts the items before it.
  return applyChanges(
    document,
    undone.toSorted((one, other) => insertsAt(one) - insertsAt(other)),
  );
}

/** As `undoChanges`, but what was written over a change since stays. */
export function takeBack(document: BimDocument, changes: readonly Change[]): BimDocument {
  const touched = new Set(changes.flatMap((change) => ('table' in change ? [change.table] : [])));
  const rows = new Map([...touched].map((table) => [table, byId<AnyRow>(document.tables[table])]));
  const topics = byId(document.topics);
  const stands = (change: Change): boolean => {
    switch (change.kind) {
      case 'field':
        return equal(document.fields[change.field], change.after);
      case 'cell':
        return equal(rows.get(change.table)?.get(change.row.id)?.[change.column], change.after);
      case 'row-added':
        return equal(rows.get(change.table)?.get(change.row.id), change.row);
      case 'topic':
        return equal(topics.get(change.topic.id)?.[change.part], change.after);
      case 'topic-added':
        return equal(topics.get(change.topic.id), change.topic);
      default:
        return true;
    }
  };
  return undoChanges(document, changes.filter(stands));
}
