import { createTable, index, key, nullable, tableColumn, unique } from '@arcada/service-kit';

const { id, text, time, integer } = tableColumn;

export const alertMigrations = [
  createTable(
    'CreatePaymentAlert1796000000001',
    'payment_alert',
    [
      id('id', key),
      id('order_id'),
      text('kind', 24),
      text('ref', 255),
      integer('amount_cents', nullable),
      text('currency', 3, nullable),
      time('created_at'),
      time('done_at', nullable),
      id('done_by_id', nullable),
      text('note', 500, nullable),
    ],
    [
      unique('ux_payment_alert_case', 'order_id', 'kind', 'ref'),
      index('ix_payment_alert_created', 'created_at', 'id'),
      index('ix_payment_alert_done', 'done_at', 'created_at', 'id'),
    ],
  ),
];
