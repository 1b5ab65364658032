import { tableColumn as column, createTable, key, unique } from '@arcada/service-kit';

/** Migrations that have run stay as they are: add a new one below. */
export const viewMigrations = [
  createTable(
    'CreateSavedView1795460000010',
    'saved_view',
    [
      column.id('id', key),
      column.id('account_id'),
      column.text('page', 40),
      column.text('name', 60),
      // SHA-256 of the name in lower case: uniqueness doesn't depend on a database's collation.
      column.text('name_key', 64),
      column.text('query', 500),
      column.time('created_at'),
    ],
    [unique('ux_saved_view_name', 'account_id', 'page', 'name_key')],
  ),
];
