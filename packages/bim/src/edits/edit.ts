import type { Topic } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import type { TableName } from '../document/tables.ts';

/** A row of any table. */
export type AnyRow = { readonly id: string } & Readonly<Record<string, unknown>>;

/** What a document has besides fields, tables and topics. */
export type Property = 'type' | 'language' | 'logo' | 'eir';

/**
 * A change of a document as plain data, so that it can be sent to a worker, kept for undo, and applied later. Rows and
 * topics are named by id: a change of one that no longer exists does nothing.
 */
export type Edit =
  | { op: 'field'; field: FieldName; value: unknown }
  | { op: 'cell'; table: TableName; row: string; column: string; value: unknown }
  | { op: 'insert-row'; table: TableName; row: AnyRow; at?: number }
  | { op: 'remove-row'; table: TableName; row: string }
  | { op: 'order-rows'; table: TableName; rows: readonly string[] }
  | { op: 'topic'; topic: string; change: Partial<Omit<Topic, 'id'>> }
  | { op: 'insert-topic'; topic: Topic; at?: number }
  | { op: 'remove-topic'; topic: string }
  | { op: 'order-topics'; topics: readonly string[] }
  | { op: 'property'; name: Property; value: unknown };
