import { cartLimits } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { LiveCheckouts } from '../checkout/live-checkouts.ts';
import { CartEntity, CartLineEntity } from './cart.entity.ts';
import { type CartLine, lockLines } from './cart-lines.ts';
import { lockCart } from './cart-write.ts';

/** Binds carts to accounts. An account has one cart: an earlier one is merged into the one that is claimed. */
@Injectable()
export class CartClaims {
  constructor(
    private readonly database: Database,
    private readonly checkouts: LiveCheckouts,
  ) {}

  async claim(cartId: string, userId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockCart(manager, this.database.kind, cartId);
      for (const earlier of await manager.findBy(CartEntity, { userId, id: Not(cartId) })) {
        await lockCart(manager, this.database.kind, earlier.id);
        await this.merge(manager, earlier.id, cartId);
        await this.checkouts.moveCart(manager, earlier.id, cartId);
        await manager.delete(CartEntity, { id: earlier.id });
      }
      await manager.update(CartEntity, { id: cartId }, { userId });
    });
  }

  /** What doesn't fit the limits stays behind and goes with the old cart. */
  private async merge(manager: EntityManager, from: string, into: string): Promise<void> {
    const name = (line: CartLine) => `${line.type}/${line.refId}`;
    const there = new Map((await lockLines(manager, this.database.kind, into)).map((line) => [name(line), line]));
    for (const line of await lockLines(manager, this.database.kind, from)) {
      const same = there.get(name(line));
      if (same) {
        const quantity = Math.min(cartLimits.maxQuantity, same.quantity + line.quantity);
        await manager.update(CartLineEntity, { id: same.id }, { quantity });
      } else if (there.size < cartLimits.maxLines) {
        await manager.update(CartLineEntity, { id: line.id }, { cartId: into });
        there.set(name(line), line);
      }
    }
    await manager.delete(CartLineEntity, { cartId: from });
  }
}
