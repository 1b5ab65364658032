import { createTable, index, key, nullable, tableColumn, unique } from '@arcada/service-kit';

const { id, text, longText, integer, time } = tableColumn;

/** Orders and their payments, as rows. */
export const ledgerMigrations = [
  createTable(
    'CreateStoreOrder1795000000004',
    'store_order',
    [
      id('id', key),
      integer('number'),
      id('user_id'),
      text('buyer_name', 120, nullable),
      text('buyer_email', 254, nullable),
      text('language', 8),
      text('status', 16),
      text('currency', 3),
      integer('total_cents'),
      id('cart_id'),
      id('live_cart_id', nullable),
      text('fingerprint', 64),
      text('payment_intent_id', 255, nullable),
      time('created_at'),
      time('paid_at', nullable),
    ],
    [
      unique('ux_store_order_number', 'number'),
      unique('ux_store_order_live_cart', 'live_cart_id'),
      index('ix_store_order_user', 'user_id', 'created_at'),
      index('ix_store_order_payment', 'payment_intent_id'),
    ],
  ),
  createTable(
    'CreateOrderLine1795000000005',
    'order_line',
    [
      id('id', key),
      id('order_id'),
      integer('place'),
      text('type', 8),
      text('ref_id', 160),
      text('name', 200),
      integer('unit_cents'),
      integer('quantity'),
    ],
    [unique('ux_order_line_place', 'order_id', 'place')],
  ),
  createTable(
    'CreateOrderStep1795000000006',
    'order_step',
    [id('id', key), id('order_id'), text('from_status', 16), text('to_status', 16), text('cause', 300), time('at')],
    [index('ix_order_step_order', 'order_id', 'at')],
  ),
  createTable('CreateCounter1795000000007', 'counter', [text('name', 40, key), integer('value')]),
  createTable(
    'CreatePaymentAttempt1795000000008',
    'payment_attempt',
    [
      id('id', key),
      id('order_id'),
      text('status', 8),
      longText('request'),
      text('session_id', 255, nullable),
      longText('url', nullable),
      integer('faults'),
      time('expires_at'),
      integer('checks'),
      time('next_check_at'),
    ],
    [
      index('ix_payment_attempt_order', 'order_id'),
      unique('ux_payment_attempt_session', 'session_id'),
      index('ix_payment_attempt_check', 'status', 'next_check_at'),
    ],
  ),
];
