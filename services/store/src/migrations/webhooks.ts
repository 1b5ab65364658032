import { addIndex, createTable, index, key, tableColumn } from '@arcada/service-kit';

const { text, time } = tableColumn;

export const webhookMigrations = [
  createTable('CreateStripeEvent1795000000013', 'stripe_event', [
    text('id', 255, key),
    text('type', 80),
    time('received_at'),
  ]),
  // Old events are dropped by the time at which they came.
  addIndex('IndexStripeEvent1795000000017', 'stripe_event', index('ix_stripe_event_received', 'received_at')),
];
