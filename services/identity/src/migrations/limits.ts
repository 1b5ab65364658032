import { tableColumn as column, createAttempts, createTable, index, key } from '@arcada/service-kit';

export const limitMigrations = [
  createAttempts('CreateAttempt1763700100005'),
  createTable(
    'CreateKnownNetwork1795400100008',
    'known_network',
    [column.text('id', 64, key), column.id('account_id'), column.big('seen_at')],
    [index('ix_known_network_account', 'account_id'), index('ix_known_network_seen', 'seen_at')],
  ),
];
