import { addColumn, addIndex, createTable, index, key, nullable, tableColumn } from '@arcada/service-kit';

const { id, text, integer, time } = tableColumn;

export const webhookMigrations = [
  createTable('CreateStripeEvent1795000000013', 'stripe_event', [
    text('id', 255, key),
    text('type', 80),
    time('received_at'),
  ]),
  // Old events are dropped by the time at which they came.
  addIndex('IndexStripeEvent1795000000017', 'stripe_event', index('ix_stripe_event_received', 'received_at')),
  createTable(
    'CreateWebhookRecord1796000000002',
    'webhook_record',
    [
      text('id', 255, key),
      text('type', 80),
      text('outcome', 8),
      id('order_id', nullable),
      text('error', 300, nullable),
      integer('attempts'),
      time('received_at'),
      time('processed_at'),
    ],
    [
      index('ix_webhook_record_received', 'received_at', 'id'),
      index('ix_webhook_record_outcome', 'outcome', 'received_at', 'id'),
    ],
  ),
  addColumn('AddWebhookRecordNote1796400300001', 'webhook_record', text('note', 300, nullable)),
];
