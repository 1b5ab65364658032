import { cartLimits } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { CartAliasEntity } from './account-cart.entity.ts';
import { CartEntity } from './cart.entity.ts';
import { tooMany, tooManyLines, totalTooLarge } from './cart.errors.ts';
import { type CartAsker, checkOwner } from './cart-asker.ts';
import type { Offer } from './offers.ts';

type Kind = 'sqlite' | 'mysql';

const cartUpsert: Record<Kind, string> = {
  sqlite: `INSERT INTO cart (id, updated_at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at`,
  mysql: `INSERT INTO cart (id, updated_at) VALUES (?, ?) ON DUPLICATE KEY UPDATE updated_at = VALUES(updated_at)`,
};

const lineColumns = 'cart_line (id, cart_id, type, ref_id, quantity, seen_name, seen_cents, added_at)';
const lineUpsert: Record<Kind, string> = {
  sqlite: `INSERT INTO ${lineColumns} VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (cart_id, type, ref_id) DO UPDATE SET
    quantity = quantity + excluded.quantity, seen_name = excluded.seen_name, seen_cents = excluded.seen_cents`,
  mysql: `INSERT INTO ${lineColumns} VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE
    quantity = quantity + VALUES(quantity), seen_name = VALUES(seen_name), seen_cents = VALUES(seen_cents)`,
};

/** Creates the cart's row or touches it. On MySQL this locks the row, which serialises writes to one cart. */
export const touchCart = (manager: EntityManager, kind: Kind, cartId: string): Promise<unknown> =>
  manager.query(cartUpsert[kind], [cartId, Date.now()]);

/**
 * Locks the cart behind this id (the account's when signed in) and returns its own id. The
 * browser's cart is locked first, because it may be about to be merged into the account's.
 */
export async function lockCart(manager: EntityManager, kind: Kind, cartId: string): Promise<string> {
  await touchCart(manager, kind, cartId);
  const alias = await manager.findOneBy(CartAliasEntity, { id: cartId });
  if (!alias) return cartId;
  await touchCart(manager, kind, alias.cartId);
  return alias.cartId;
}

/** The same for a request; refuses a cart of another account. */
export async function lockCartFor(
  manager: EntityManager,
  kind: Kind,
  cartId: string,
  asker: CartAsker,
): Promise<string> {
  const id = await lockCart(manager, kind, cartId);
  checkOwner((await manager.findOneBy(CartEntity, { id }))?.userId, asker);
  return id;
}

const mostCents = 2 ** 31 - 1;

/** Throws when the cart's total exceeds what an order can store, a 32-bit integer. */
export async function checkTotal(manager: EntityManager, cartId: string): Promise<void> {
  const sql = 'SELECT SUM(quantity * seen_cents) AS cents FROM cart_line WHERE cart_id = ?';
  const [sum] = (await manager.query(sql, [cartId])) as { cents: number | string | null }[];
  refuseTotal(Number(sum?.cents ?? 0));
}

export function refuseTotal(cents: number): void {
  if (cents > mostCents) throw totalTooLarge();
}

/** Adds a line, or increases the existing one. Requires `lockCart` earlier in the same transaction. */
export async function addLine(
  manager: EntityManager,
  kind: Kind,
  cartId: string,
  offer: Offer,
  quantity: number,
): Promise<{ id: string; quantity: number }> {
  const newId = crypto.randomUUID();
  const values = [newId, cartId, offer.type, offer.refId, quantity, offer.name, offer.priceCents, Date.now()];
  await manager.query(lineUpsert[kind], values);
  const [line] = (await manager.query(
    'SELECT id, quantity FROM cart_line WHERE cart_id = ? AND type = ? AND ref_id = ?',
    [cartId, offer.type, offer.refId],
  )) as { id: string; quantity: number }[];
  if (!line) throw new Error('the line that was just written is gone');
  if (line.quantity > cartLimits.maxQuantity) throw tooMany();
  await checkTotal(manager, cartId);
  if (line.id === newId) {
    const [count] = (await manager.query('SELECT COUNT(*) AS lines_in_cart FROM cart_line WHERE cart_id = ?', [
      cartId,
    ])) as { lines_in_cart: number | string }[];
    if (Number(count?.lines_in_cart) > cartLimits.maxLines) throw tooManyLines();
  }
  return line;
}
