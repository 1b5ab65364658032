import type { EntityManager } from 'typeorm';
import type { CartLineEntity } from './cart.entity.ts';

const select = `SELECT id, cart_id AS cartId, type, ref_id AS refId, quantity, seen_name AS seenName,
  seen_cents AS seenCents FROM cart_line WHERE cart_id = ? ORDER BY added_at, id`;

export type CartLine = Omit<CartLineEntity, 'addedAt'>;

/** The lines of a cart in the order in which they were added. Plain SQL: the most frequent read of the store. */
export const readLines = (manager: EntityManager, cartId: string): Promise<CartLine[]> =>
  manager.query(select, [cartId]);

/** The same as of now and locked until the transaction ends; on SQLite a transaction that writes is alone anyway. */
export const lockLines = (manager: EntityManager, kind: 'sqlite' | 'mysql', cartId: string): Promise<CartLine[]> =>
  manager.query(kind === 'mysql' ? `${select} FOR UPDATE` : select, [cartId]);
