import { tableColumn as column, createTable, index, key, nullable, reference } from '@arcada/service-kit';

export const secondFactorMigrations = [
  createTable(
    'CreateSecondFactor1795600200003',
    'second_factor',
    [
      column.id('account_id', key),
      column.text('secret', 200),
      column.time('enabled_at', nullable),
      column.big('last_step'),
    ],
    [],
    [reference('fk_second_factor_account', 'account_id', 'account')],
  ),
  createTable(
    'CreateRecoveryCode1795600200004',
    'recovery_code',
    [column.text('id', 64, key), column.id('account_id'), column.time('used_at', nullable)],
    [index('ix_recovery_code_account', 'account_id')],
    [reference('fk_recovery_code_account', 'account_id', 'account')],
  ),
];
