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

export const mailMigrations = [
  createTable(
    'CreateMailToken1763700100003',
    'mail_token',
    [
      column.id('id', key),
      column.text('token_hash', 64),
      column.text('purpose', 8),
      column.id('account_id'),
      column.time('created_at'),
      column.time('expires_at'),
      column.time('used_at', nullable),
      column.text('used_key', 64, nullable),
    ],
    [
      unique('ux_mail_token', 'token_hash'),
      index('ix_mail_token_account', 'account_id'),
      index('ix_mail_token_expires', 'expires_at'),
    ],
    [reference('fk_mail_token_account', 'account_id', 'account')],
  ),
  addColumn('AddMailTokenEmail1795400100007', 'mail_token', column.text('email', 254, nullable)),
];
