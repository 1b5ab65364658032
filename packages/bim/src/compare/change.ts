import type { Topic } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import type { TableName } from '../document/tables.ts';
import type { AnyRow, Edit, Property } from '../edits/edit.ts';

type TopicPart = keyof Omit<Topic, 'id'>;

/** One difference between two documents. */
export type Change =
  | { kind: 'field'; field: FieldName; before: unknown; after: unknown }
  | { kind: 'property'; name: Property; before: unknown; after: unknown }
  | { kind: 'row-added'; table: TableName; row: AnyRow; at: number }
  | { kind: 'row-removed'; table: TableName; row: AnyRow; at: number }
  | { kind: 'cell'; table: TableName; row: AnyRow; column: string; before: unknown; after: unknown }
  | { kind: 'rows-moved'; table: TableName; before: readonly string[]; after: readonly string[] }
  | { kind: 'topic-added'; topic: Topic; at: number }
  | { kind: 'topic-removed'; topic: Topic; at: number }
  | { kind: 'topic'; topic: Topic; part: TopicPart; before: unknown; after: unknown }
  | { kind: 'topics-moved'; before: readonly string[]; after: readonly string[] };

/** The edit that makes a change. */
export function editOf(change: Change): Edit {
  switch (change.kind) {
    case 'field':
      return { op: 'field', field: change.field, value: change.after };
    case 'property':
      return { op: 'property', name: change.name, value: change.after };
    case 'row-added':
      return { op: 'insert-row', table: change.table, row: change.row, at: change.at };
    case 'row-removed':
      return { op: 'remove-row', table: change.table, row: change.row.id };
    case 'cell':
      return { op: 'cell', table: change.table, row: change.row.id, column: change.column, value: change.after };
    case 'rows-moved':
      return { op: 'order-rows', table: change.table, rows: change.after };
    case 'topic-added':
      return { op: 'insert-topic', topic: change.topic, at: change.at };
    case 'topic-removed':
      return { op: 'remove-topic', topic: change.topic.id };
    case 'topic':
      return { op: 'topic', topic: change.topic.id, change: { [change.part]: change.after } };
    case 'topics-moved':
      return { op: 'order-topics', topics: change.after };
  }
}

/** The change that undoes another. */
export function reversed(change: Change): Change {
  switch (change.kind) {
    case 'row-added':
      return { ...change, kind: 'row-removed' };
    case 'row-removed':
      return { ...change, kind: 'row-added' };
    case 'topic-added':
      return { ...change, kind: 'topic-removed' };
    case 'topic-removed':
      return { ...change, kind: 'topic-added' };
    default:
      return { ...change, before: change.after, after: change.before } as Change;
  }
}
