import { tableColumn as column, createTable, index, key } from '@arcada/service-kit';

export const limitMigrations = [
  createTable(
    'CreateAttempt1763700100005',
    'attempt',
    [column.text('id', 64, key), column.integer('used'), column.big('ends_at')],
    [index('ix_attempt_ends', 'ends_at')],
  ),
  createTable(
    'CreateKnownNetwork1795400100008',
    'known_network',
    [column.text('id', 64, key), column.id('account_id'), column.big('seen_at')],
    [index('ix_known_network_account', 'account_id'), index('ix_known_network_seen', 'seen_at')],
  ),
];
