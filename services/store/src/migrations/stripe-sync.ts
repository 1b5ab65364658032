import { addColumn, createTable, index, key, nullable, tableColumn, unique } from '@arcada/service-kit';

const { big, boolean, id, integer, json, longText, text, time } = tableColumn;

export const stripeSyncMigrations = [
  createTable(
    'CreateStripeProduct1795500100041',
    'stripe_product',
    [
      text('product_id', 160, key),
      text('stripe_id', 255),
      text('price_id', 255, nullable),
      json('seen'),
      json('synced', nullable),
      boolean('archived'),
      integer('revision'),
      time('synced_at', nullable),
    ],
    [unique('ux_stripe_product_stripe', 'stripe_id')],
  ),
  createTable(
    'CreateStripeSync1795500100042',
    'stripe_sync',
    [
      id('id', key),
      text('state', 16),
      text('slot', 8, nullable),
      integer('same'),
      json('foreign_products'),
      id('leased_by'),
      big('leased_until'),
      time('created_at'),
      time('started_at', nullable),
      time('ended_at', nullable),
    ],
    [unique('ux_stripe_sync_slot', 'slot'), index('ix_stripe_sync_created', 'created_at')],
  ),
  createTable(
    'CreateStripeSyncStep1795500100043',
    'stripe_sync_step',
    [
      id('id', key),
      id('sync_id'),
      integer('position'),
      text('product_id', 160),
      text('name', 200),
      text('kind', 16),
      text('state', 16),
      text('offer', 64),
      json('differences'),
      integer('attempt'),
      text('result', 16, nullable),
      longText('error', nullable),
    ],
    [unique('ux_stripe_sync_step', 'sync_id', 'position')],
  ),
  addColumn('AddStripeProductExtra1796200000039', 'stripe_product', json('extra_prices', nullable)),
  addColumn('AddStripeStepExtra1796200000040', 'stripe_sync_step', json('extra_prices', nullable)),
];
