import type { EntityManager } from 'typeorm';
import { CartAliasEntity } from './account-cart.entity.ts';
import { CartEntity } from './cart.entity.ts';
import { type CartAsker, checkOwner } from './cart-asker.ts';

/** The id of the cart behind this one (the account's when signed in), without a lock; refuses a cart of another account. */
export async function shownCart(manager: EntityManager, cartId: string, asker: CartAsker): Promise<string> {
  const shown = (await manager.findOneBy(CartAliasEntity, { id: cartId }))?.cartId ?? cartId;
  checkOwner((await manager.findOneBy(CartEntity, { id: shown }))?.userId, asker);
  return shown;
}
