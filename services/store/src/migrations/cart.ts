import { createIdempotentAnswers, createTable, index, key, nullable, tableColumn, unique } from '@arcada/service-kit';

const { id, text, integer, big } = tableColumn;

export const cartMigrations = [
  createTable(
    'CreateCart1795000000001',
    'cart',
    [id('id', key), id('user_id', nullable), big('updated_at')],
    [index('ix_cart_user', 'user_id'), index('ix_cart_updated', 'updated_at')],
  ),
  createTable(
    'CreateCartLine1795000000002',
    'cart_line',
    [
      id('id', key),
      id('cart_id'),
      text('type', 8),
      text('ref_id', 160),
      integer('quantity'),
      text('seen_name', 200),
      integer('seen_cents'),
      big('added_at'),
    ],
    [unique('ux_cart_line_ref', 'cart_id', 'type', 'ref_id')],
  ),
  createIdempotentAnswers('CreateIdempotentAnswer1795000000003'),
  createTable('CreateAccountCart1795000000015', 'account_cart', [id('user_id', key), id('cart_id')]),
  createTable(
    'CreateCartAlias1795000000016',
    'cart_alias',
    [id('id', key), id('cart_id')],
    [index('ix_cart_alias_cart', 'cart_id')],
  ),
  createTable(
    'CreateCappedLine1796200000060',
    'capped_line',
    [
      id('id', key),
      id('cart_id'),
      text('type', 8),
      text('ref_id', 160),
      text('seen_name', 200),
      integer('held'),
      integer('kept'),
      big('capped_at'),
    ],
    [unique('ux_capped_line_ref', 'cart_id', 'type', 'ref_id')],
  ),
];
