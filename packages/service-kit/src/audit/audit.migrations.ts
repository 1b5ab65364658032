import { tableColumn as column } from '../database/columns.ts';
import { addColumn, createTable, index, key, nullable } from '../database/create-table.ts';

/** Nothing is written anew: entries stay as they were hashed. */
export const addSubjectName = addColumn(
  'AddAuditSubjectName1796000100001',
  'audit_entry',
  column.text('subject_name', 200, nullable),
);

/** Migration of the table; `name` ends in 13 digits. */
export const createAuditTrail = (name: string) =>
  createTable(
    name,
    'audit_entry',
    [
      column.integer('number', key),
      column.big('at'),
      column.text('action', 80),
      column.text('subject_kind', 40),
      column.text('subject_id', 160),
      column.text('actor_id', 36, nullable),
      column.text('actor_role', 16, nullable),
      column.text('client', 64, nullable),
      column.text('request_id', 64, nullable),
      column.json('before_change', nullable),
      column.json('after_change', nullable),
      column.text('previous_hash', 64),
      column.text('hash', 64),
    ],
    [
      index('ix_audit_entry_subject', 'subject_kind', 'subject_id', 'number'),
      index('ix_audit_entry_actor', 'actor_id', 'number'),
      index('ix_audit_entry_action', 'action', 'number'),
      index('ix_audit_entry_at', 'at'),
    ],
  );
