import { addColumn, addIndex, createTable, index, key, nullable, tableColumn, unique } from '@arcada/service-kit';

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
  addColumn('AddOrderPaidCents1795500100011', 'store_order', integer('paid_cents', nullable)),
  addColumn('AddOrderLineRefund1795500100012', 'order_line', text('refund_id', 255, nullable)),
  createTable(
    'CreateOrderRefund1795500100013',
    'order_refund',
    [
      text('id', 255, key),
      id('order_id'),
      integer('amount_cents'),
      text('cause', 300),
      time('at'),
      time('failed_at', nullable),
    ],
    [index('ix_order_refund_order', 'order_id', 'at'), index('ix_order_refund_at', 'at', 'id')],
  ),
  // Lists for admins: by time, by state, by amount, by payment, and the search by name and address.
  addIndex('IndexOrderCreated1795500100014', 'store_order', index('ix_store_order_created', 'created_at', 'id')),
  addIndex(
    'IndexOrderStatus1795500100015',
    'store_order',
    index('ix_store_order_status', 'status', 'created_at', 'id'),
  ),
  addIndex('IndexOrderTotal1795500100016', 'store_order', index('ix_store_order_total', 'total_cents', 'id')),
  addIndex('IndexOrderPaid1795500100017', 'store_order', index('ix_store_order_paid', 'paid_at', 'id')),
  addIndex(
    'IndexOrderBuyer1795500100018',
    'store_order',
    index('ix_store_order_buyer', 'buyer_email', 'buyer_name', 'id'),
  ),
];
