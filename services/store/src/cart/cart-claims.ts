import { randomUUID } from 'node:crypto';
import { cartLimits, type Language } from '@arcada/contracts';
import { Database, type DatabaseKind } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { LiveCheckouts } from '../ledger/live-checkouts.ts';
import { AccountCartEntity, CartAliasEntity } from './account-cart.entity.ts';
import { noteCapped } from './capped-lines.ts';
import { CartEntity, CartLineEntity } from './cart.entity.ts';
import { checkOwner } from './cart-asker.ts';
import { type CartLine, lockLines } from './cart-lines.ts';
import { touchCart } from './cart-write.ts';

/**
 * Browsers of one account that may show its cart; beyond that, the one that signed in longest ago
 * is dropped.
 */
const mostBrowsers = 20;

/**
 * Lines of an account's cart after signing in. More than can be added or ordered: what two carts hold together isn't
 * lost, and the buyer decides what to leave. Of what is beyond that, the cart says what was not kept.
 */
const mostMerged = 5 * cartLimits.maxLines;

// Inserts or locks the account's row, so that two browsers signing in at once are handled one after
// the other.
const accountUpsert: Record<DatabaseKind, string> = {
  sqlite: 'INSERT INTO account_cart (user_id, cart_id) VALUES (?, ?) ON CONFLICT (user_id) DO NOTHING',
  mysql: 'INSERT INTO account_cart (user_id, cart_id) VALUES (?, ?) ON DUPLICATE KEY UPDATE user_id = VALUES(user_id)',
};

/**
 * Binds browsers' carts to accounts: their lines are merged into the account's one cart, which each
 * of them then shows.
 */
@Injectable()
export class CartClaims {
  constructor(
    private readonly database: Database,
    private readonly checkouts: LiveCheckouts,
  ) {}

  async claim(browserCart: string, asker: { userId: string; language: Language }): Promise<void> {
    const { userId } = asker;
    await this.database.transaction(async (manager) => {
      await manager.query(accountUpsert[this.database.kind], [userId, randomUUID()]);
      const { cartId } = await manager.findOneByOrFail(AccountCartEntity, { userId });
      // The account's own cart id can arrive as a browser's, because a line names its cart.
      const own = [browserCart, ...(await this.strays(manager, userId, cartId))].filter((id) => id !== cartId);
      for (const id of [...new Set(own)].sort()) await touchCart(manager, this.database.kind, id);
      await touchCart(manager, this.database.kind, cartId);
      for (const id of new Set(own)) {
        // Also when the browser is used by somebody else by now: it then gets an id of its own.
        checkOwner((await manager.findOneBy(CartEntity, { id }))?.userId, asker);
        const shown = await manager.update(CartAliasEntity, { id }, { cartId });
        if (shown.affected) continue;
        await this.moveInto(manager, id, cartId);
      }
      await manager.update(CartEntity, { id: In([browserCart, cartId]) }, { userId });
      await this.forgetOldBrowsers(manager, userId, cartId);
    });
  }

  /** Carts bound before accounts had a cart of their own. */
  private async strays(manager: EntityManager, userId: string, cartId: string): Promise<string[]> {
    const bound = (await manager.findBy(CartEntity, { userId })).map(({ id }) => id);
    const aliases = await manager.findBy(CartAliasEntity, { id: In(bound) });
    return bound.filter((id) => id !== cartId && !aliases.some((alias) => alias.id === id));
  }

  private async moveInto(manager: EntityManager, from: string, cartId: string): Promise<void> {
    await this.merge(manager, from, cartId);
    await this.checkouts.moveCart(manager, from, cartId);
    await manager.insert(CartAliasEntity, { id: from, cartId });
  }

  private async merge(manager: EntityManager, from: string, into: string): Promise<void> {
    const name = (line: CartLine) => `${line.type}/${line.refId}`;
    const there = new Map((await lockLines(manager, this.database.kind, into)).map((line) => [name(line), line]));
    for (const line of await lockLines(manager, this.database.kind, from)) {
      const same = there.get(name(line));
      if (same) {
        const held = same.quantity + line.quantity;
        same.quantity = Math.min(cartLimits.maxQuantity, held);
        await manager.update(CartLineEntity, { id: same.id }, { quantity: same.quantity });
        if (held > same.quantity) await noteCapped(manager, into, line, { held, kept: same.quantity });
      } else if (there.size < mostMerged) {
        await manager.update(CartLineEntity, { id: line.id }, { cartId: into });
        there.set(name(line), line);
      } else await noteCapped(manager, into, line, { held: line.quantity, kept: 0 });
    }
    await manager.delete(CartLineEntity, { cartId: from });
  }

  private async forgetOldBrowsers(manager: EntityManager, userId: string, cartId: string): Promise<void> {
    const carts = await manager.find(CartEntity, { where: { userId }, order: { updatedAt: 'DESC', id: 'ASC' } });
    const old = carts.map(({ id }) => id).filter((id) => id !== cartId);
    const gone = old.slice(mostBrowsers);
    if (gone.length === 0) return;
    await manager.delete(CartAliasEntity, { id: In(gone), cartId });
    await manager.delete(CartEntity, { id: In(gone), userId });
  }
}
