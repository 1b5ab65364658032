import { createTable, index, key, nullable, tableColumn, unique } from '@arcada/service-kit';

const { id, text, integer, time } = tableColumn;

export const licenceMigrations = [
  createTable(
    'CreateEntitlement1795000000009',
    'entitlement',
    [
      id('id', key),
      id('order_line_id'),
      id('order_id'),
      id('user_id'),
      text('type', 8),
      text('ref_id', 160),
      text('name', 200),
      integer('seats'),
      text('licence_key', 1000, nullable),
      time('granted_at'),
      time('revoked_at', nullable),
    ],
    [
      unique('ux_entitlement_line', 'order_line_id'),
      index('ix_entitlement_order', 'order_id'),
      index('ix_entitlement_user', 'user_id', 'granted_at'),
    ],
  ),
  createTable(
    'CreateLicenceMachine1795000000010',
    'licence_machine',
    [id('id', key), id('licence_id'), text('machine_id', 128), text('name', 120), time('activated_at')],
    [unique('ux_licence_machine', 'licence_id', 'machine_id')],
  ),
];
