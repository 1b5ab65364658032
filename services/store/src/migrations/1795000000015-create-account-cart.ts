import { createTable, index, key, tableColumn } from '@arcada/service-kit';

const { id } = tableColumn;

/** Two tables, two migrations: MySQL can't take DDL back. */
export const createAccountCarts = [
  createTable('CreateAccountCart1795000000015', 'account_cart', [id('user_id', key), id('cart_id')]),
  createTable(
    'CreateCartAlias1795000000016',
    'cart_alias',
    [id('id', key), id('cart_id')],
    [index('ix_cart_alias_cart', 'cart_id')],
  ),
];
