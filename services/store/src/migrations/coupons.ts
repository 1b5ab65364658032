import { createAttempts, createTable, index, key, nullable, tableColumn, unique } from '@arcada/service-kit';

const { id, text, longText, integer, time } = tableColumn;

export const couponMigrations = [
  createTable(
    'CreateCoupon1795600700001',
    'coupon',
    [
      id('id', key),
      text('code', 40),
      text('kind', 8),
      integer('value'),
      text('applies_to', 8),
      longText('items'),
      time('starts_at', nullable),
      time('ends_at', nullable),
      integer('most_uses', nullable),
      integer('most_per_account', nullable),
      time('created_at'),
      time('disabled_at', nullable),
      integer('version'),
    ],
    [unique('ux_coupon_code', 'code'), index('ix_coupon_created', 'created_at', 'id')],
  ),
  createTable(
    'CreateCouponUse1795600700002',
    'coupon_use',
    [id('order_id', key), id('coupon_id'), id('user_id'), text('state', 8), time('at')],
    [
      index('ix_coupon_use_coupon', 'coupon_id', 'user_id'),
      index('ix_coupon_use_at', 'coupon_id', 'at', 'order_id'),
      index('ix_coupon_use_user', 'user_id'),
    ],
  ),
  createAttempts('CreateAttempt1795600700007'),
];
