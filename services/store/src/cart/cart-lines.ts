import type { EntityManager } from 'typeorm';
import type { CartLineEntity } from './cart.entity.ts';

const selectOf = (cart: string) => `SELECT id, cart_id AS cartId, type, ref_id AS refId, quantity,
  seen_name AS seenName, seen_cents AS seenCents FROM cart_line WHERE cart_id = ${cart} ORDER BY added_at, id`;
const ownLines = selectOf('?');
const shownLines = selectOf('COALESCE((SELECT cart_id FROM cart_alias WHERE id = ?), ?)');

export type CartLine = Omit<CartLineEntity, 'addedAt'>;

/**
 * The lines that a cart shows, in the order in which they were added: those of the account where somebody is signed in.
 * Plain SQL: the most frequent read of the store.
 */
export const readLines = (manager: EntityManager, cartId: string): Promise<CartLine[]> =>
  manager.query(shownLines, [cartId, cartId]);

/** A cart's own lines as of now and locked; on SQLite a transaction that writes is alone anyway. */
export const lockLines = (manager: EntityManager, kind: 'sqlite' | 'mysql', cartId: string): Promise<CartLine[]> =>
  manager.query(kind === 'mysql' ? `${ownLines} FOR UPDATE` : ownLines, [cartId]);
