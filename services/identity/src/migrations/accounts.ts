import {
  addColumn,
  addIndex,
  tableColumn as column,
  createTable,
  index,
  key,
  nullable,
  reference,
  unique,
} from '@arcada/service-kit';
import { FillLastSeen1796500000002 } from './fill-last-seen.ts';
import { FillSearchWords1796300000002 } from './fill-search-words.ts';

/** People who may sign in, and the roles that they ask for. */
export const accountMigrations = [
  createTable(
    'CreateAccount1763700100001',
    'account',
    [
      column.id('id', key),
      column.text('username', 60),
      column.text('username_key', 64),
      column.text('email', 254),
      column.text('email_key', 64, nullable),
      column.time('email_confirmed_at', nullable),
      column.text('full_name', 120, nullable),
      column.text('role', 16),
      column.text('password_hash', 200, nullable),
      column.text('language', 8),
      column.longText('search_text'),
      column.text('registration_key', 64, nullable),
      column.time('created_at'),
      column.time('updated_at'),
    ],
    [
      unique('ux_account_username', 'username_key'),
      unique('ux_account_email', 'email_key'),
      index('ix_account_email', 'email'),
      index('ix_account_role', 'role'),
      index('ix_account_created', 'created_at'),
    ],
  ),
  createTable(
    'CreateRoleRequest1763700100004',
    'role_request',
    [
      column.id('id', key),
      column.id('account_id'),
      column.id('pending_account_id', nullable),
      column.text('role', 16),
      column.text('state', 16),
      column.time('created_at'),
      column.time('decided_at', nullable),
      column.id('decided_by', nullable),
    ],
    [unique('ux_role_request_pending', 'pending_account_id'), index('ix_role_request_account', 'account_id')],
    [reference('fk_role_request_account', 'account_id', 'account')],
  ),
  addColumn('AddPendingEmail1795400100006', 'account', column.text('pending_email', 254, nullable)),
  addIndex('AddUsernameIndex1795460000001', 'account', index('ix_account_username', 'username')),
  addColumn('AddDisabledAt1795460000002', 'account', column.time('disabled_at', nullable)),
  addColumn('AddSearchWords1796300000001', 'account', column.text('search_words', 500, nullable)),
  FillSearchWords1796300000002,
  addIndex('IndexSearchWords1796300000003', 'account', index('ix_account_search', 'search_words', 'id')),
  addColumn('AddAccountLastSeen1796500000001', 'account', column.time('last_seen_at', nullable)),
  FillLastSeen1796500000002,
];
