import { createTable, index, key, tableColumn } from '@arcada/service-kit';

const { id, text, time } = tableColumn;

export const mailMigrations = [
  createTable(
    'CreateOrderMail1795500100031',
    'order_mail',
    [id('id', key), id('order_id'), text('kind', 16), time('at')],
    [index('ix_order_mail_order', 'order_id', 'at')],
  ),
  createTable('CreateVersionMailOff1795860000005', 'version_mail_off', [
    id('user_id', key),
    text('product_id', 160, key),
    time('at'),
  ]),
];
