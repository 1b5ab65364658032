import { createTable, index, key, tableColumn } from '@arcada/service-kit';

export const CreateKnownNetwork = createTable(
  'CreateKnownNetwork1795400100008',
  'known_network',
  [tableColumn.text('id', 64, key), tableColumn.id('account_id'), tableColumn.big('seen_at')],
  [index('ix_known_network_account', 'account_id'), index('ix_known_network_seen', 'seen_at')],
);
