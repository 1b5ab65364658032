import { tableColumn as column, createTable, index, key, nullable } from '@arcada/service-kit';

/** Migrations that have run stay as they are: add a new one below. */
export const projectMigrations = [
  createTable(
    'CreateProject1795403697001',
    'project',
    [
      column.id('id', key),
      column.id('owner_id'),
      column.text('name', 160),
      column.text('client', 160),
      column.text('discipline', 16),
      column.big('value_cents'),
      column.text('status', 16),
      column.text('start_month', 7),
      column.text('end_month', 7, nullable),
      column.integer('element_count', nullable),
      column.text('element_source', 16, nullable),
      column.text('elements_counted_on', 10, nullable),
      column.json('figures'),
      column.integer('version'),
      column.time('created_at'),
      column.time('updated_at'),
    ],
    [index('ix_project_owner', 'owner_id', 'updated_at')],
  ),
];
