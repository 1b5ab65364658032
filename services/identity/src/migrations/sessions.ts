import {
  addColumn,
  tableColumn as column,
  createTable,
  index,
  key,
  nullable,
  reference,
  unique,
} from '@arcada/service-kit';

export const sessionMigrations = [
  createTable(
    'CreateSession1763700100002',
    'session',
    [
      column.id('id', key),
      column.text('token_hash', 64),
      column.id('account_id'),
      column.text('user_agent', 300),
      column.text('address', 64),
      column.time('created_at'),
      column.time('last_seen_at'),
      column.time('expires_at'),
    ],
    [
      unique('ux_session_token', 'token_hash'),
      index('ix_session_account', 'account_id'),
      index('ix_session_expires', 'expires_at'),
    ],
    [reference('fk_session_account', 'account_id', 'account')],
  ),
  addColumn('AddSessionConfirmedAt1795600200001', 'session', column.time('confirmed_at', nullable)),
  addColumn('AddSessionAdminSeenAt1795600200002', 'session', column.time('admin_seen_at', nullable)),
  addColumn('AddSessionViewedAccount1796000000001', 'session', column.id('viewed_account_id', nullable)),
  addColumn('AddSessionViewUntil1796000000002', 'session', column.time('view_until', nullable)),
];
