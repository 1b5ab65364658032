import type { EntityManager } from 'typeorm';
import { AccountCartEntity } from './account-cart.entity.ts';
import type { CartLineEntity } from './cart.entity.ts';
import { type CartAsker, checkOwner } from './cart-asker.ts';

const columns = `line.id AS id, line.cart_id AS cartId, line.type AS type, line.ref_id AS refId,
  line.quantity AS quantity, line.seen_name AS seenName, line.seen_cents AS seenCents`;
const ownLines = `SELECT ${columns} FROM cart_line line WHERE line.cart_id = ? ORDER BY line.added_at, line.id`;
const shown = 'COALESCE((SELECT cart_id FROM cart_alias WHERE id = ?), ?)';
// One statement for owner and lines, so that no sign-in can happen in between. An empty cart is a
// row without a line.
const shownLines = `SELECT cart.user_id AS owner, ${columns} FROM cart LEFT JOIN cart_line line ON line.cart_id = cart.id
  WHERE cart.id = ${shown} ORDER BY line.added_at, line.id`;

export type CartLine = Omit<CartLineEntity, 'addedAt'>;

/**
 * The lines of a cart in the order they were added, or the account's lines when signed in. Plain
 * SQL, because this is the store's most frequent read. Refused when the cart belongs to another
 * account than the caller's.
 */
export async function readLines(manager: EntityManager, cartId: string, asker: CartAsker): Promise<CartLine[]> {
  type Row = CartLine & { owner: string | null };
  const id = asker.isViewed ? await accountCart(manager, asker) : cartId;
  const rows: (Row | { id: null; owner: string | null })[] = await manager.query(shownLines, [id, id]);
  checkOwner(rows[0]?.owner, asker);
  return rows.filter((row): row is Row => row.id !== null);
}

/** An admin who views the site as an account sees its cart, whichever the admin's browser has. */
async function accountCart(manager: EntityManager, { userId = '' }: CartAsker): Promise<string> {
  return (await manager.findOneBy(AccountCartEntity, { userId }))?.cartId ?? '';
}

/** A cart's own current lines, locked. On SQLite a writing transaction runs alone anyway. */
export const lockLines = (manager: EntityManager, kind: 'sqlite' | 'mysql', cartId: string): Promise<CartLine[]> =>
  manager.query(kind === 'mysql' ? `${ownLines} FOR UPDATE` : ownLines, [cartId]);
