import { type CartItem, centsToDollars, dollarsToCents, type RemovedLine, type SeenPrices } from '@arcada/contracts';
import { afterCommit, Database, findAnswer, keepAnswer } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VisitCounts } from '../visits/visit-counts.ts';
import { CappedLineEntity } from './capped-line.entity.ts';
import { CartEntity, CartLineEntity } from './cart.entity.ts';
import { lineNotFound, unknownCourse, unknownProduct } from './cart.errors.ts';
import { type CartAsker, checkOwner } from './cart-asker.ts';
import { type CartLine, lockLines, readLines } from './cart-lines.ts';
import { addLine, checkTotal, lockCart, lockCartFor } from './cart-write.ts';
import { type Offer, Offers } from './offers.ts';
import { shownCart } from './shown-cart.ts';

export interface AddedThing {
  cartId: string;
  type: CartItem['type'];
  productId?: string | undefined;
  courseId?: string | undefined;
  quantity: number;
}

@Injectable()
export class Carts {
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
    private readonly visits: VisitCounts,
  ) {}

  /** The lines at current prices. Anything no longer on sale is left out; `removed` names it. */
  async read(cartId: string, asker: CartAsker): Promise<CartItem[]> {
    const lines = await readLines(this.database.read, cartId, asker);
    const offers = await Promise.all(lines.map((line) => this.offers.findOrSeen(line)));
    return lines.flatMap((line, at) => {
      const offer = offers[at];
      return offer ? [present({ ...line, cartId }, offer)] : [];
    });
  }

  /** What is no longer sold, by its name. Such a line stays until `remove`, so that the buyer learns of it. */
  async removed(cartId: string, asker: CartAsker): Promise<RemovedLine[]> {
    const lines = await readLines(this.database.read, cartId, asker);
    const offers = await Promise.all(lines.map((line) => this.offers.findOrSeen(line)));
    return lines
      .filter((_, at) => !offers[at])
      .map(({ id, type, refId, seenName }) => {
        return { id, type, name: this.offers.nameOf(type, refId, asker.language) ?? seenName };
      });
  }

  /** Notes which changed prices the buyer has seen. One that changed once more since is told again. */
  async seePrices(cartId: string, { lines }: SeenPrices, asker: CartAsker): Promise<void> {
    const priceOf = new Map(lines.map(({ id, price }) => [id, dollarsToCents(price)]));
    const own = (await readLines(this.database.read, cartId, asker)).filter(({ id }) => priceOf.has(id));
    const offers = await Promise.all(own.map((line) => this.offers.findOrSeen(line, asker.language)));
    await this.database.transaction(async (manager) => {
      for (const [at, { id, cartId: shown }] of own.entries()) {
        const offer = offers[at];
        if (!offer || offer.priceCents !== priceOf.get(id)) continue;
        const seen = { seenName: offer.name, seenCents: offer.priceCents };
        await manager.update(CartLineEntity, { id, cartId: shown }, seen);
      }
    });
  }

  /**
   * Adds an item, or increases its line. With a key, a repeated request gets the same response and
   * adds nothing. Not by the kit's `once`: the cart is locked before the key is looked up, so that
   * two requests of one visitor wait for each other.
   */
  async add(thing: AddedThing, asker: CartAsker, key: string | undefined): Promise<CartItem> {
    const refId = (thing.type === 'product' ? thing.productId : thing.courseId) as string;
    const { cartId, type, quantity } = thing;
    const keyed = key && { scope: `cart:${cartId}`, key, request: [type, refId, quantity] };
    const offer = await this.offers.find(type, refId, asker.language);
    return this.database.transaction(async (manager) => {
      const shown = await lockCartFor(manager, this.database.kind, cartId, asker);
      const before = keyed && (await findAnswer<CartItem>(manager, keyed));
      if (before) return before;
      if (!offer) throw type === 'product' ? unknownProduct(refId) : unknownCourse(refId);
      const line = await addLine(manager, this.database.kind, shown, offer, quantity);
      const item = present({ ...line, cartId, type, refId }, offer);
      if (keyed) await keepAnswer(manager, keyed, item);
      afterCommit(() => this.visits.count('cart', `${type}:${refId}`));
      return item;
    });
  }

  async change(lineId: string, quantity: number, asker: CartAsker): Promise<CartItem> {
    const line = await this.findLine(this.database.read, lineId, asker);
    const offer = await this.offers.findOrSeen(line, asker.language);
    if (!offer) throw lineNotFound();
    await this.database.transaction(async (manager) => {
      // Matched by cart as well: a sign-in may have moved the line into an account's cart
      // meanwhile.
      const changed = await manager.update(CartLineEntity, { id: lineId, cartId: line.cartId }, { quantity });
      if (!changed.affected) throw lineNotFound();
      await checkTotal(manager, line.cartId);
    });
    return present({ ...line, quantity }, offer);
  }

  async remove(lineId: string, asker: CartAsker): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { cartId } = await this.findLine(manager, lineId, asker);
      const gone = await manager.delete(CartLineEntity, { id: lineId, cartId });
      if (!gone.affected) throw lineNotFound();
    });
  }

  async clear(cartId: string, asker: CartAsker): Promise<void> {
    await this.database.transaction(async (manager) => {
      const shown = await shownCart(manager, cartId, asker);
      await manager.delete(CartLineEntity, { cartId: shown });
      await manager.delete(CappedLineEntity, { cartId: shown });
    });
  }

  private async findLine(manager: EntityManager, id: string, asker: CartAsker): Promise<CartLineEntity> {
    const line = await manager.findOneBy(CartLineEntity, { id });
    if (!line) throw lineNotFound();
    checkOwner((await manager.findOneBy(CartEntity, { id: line.cartId }))?.userId, asker);
    return line;
  }

  /** Removes what was bought. Runs in the fulfilling transaction; lines added since are kept. */
  async takeOut(
    manager: EntityManager,
    cartId: string,
    bought: readonly { type: CartItem['type']; refId: string; quantity: number }[],
  ): Promise<void> {
    const lines = await lockLines(manager, this.database.kind, await lockCart(manager, this.database.kind, cartId));
    for (const { type, refId, quantity } of bought) {
      const line = lines.find((one) => one.type === type && one.refId === refId);
      if (!line) continue;
      if (line.quantity <= quantity) await manager.delete(CartLineEntity, { id: line.id });
      else await manager.update(CartLineEntity, { id: line.id }, { quantity: line.quantity - quantity });
    }
  }
}

function present(
  line: Pick<CartLine, 'id' | 'cartId' | 'type' | 'refId' | 'quantity'> & { seenCents?: number },
  offer: Offer,
): CartItem {
  return {
    id: line.id,
    cartId: line.cartId,
    type: line.type,
    ...(line.type === 'product' ? { productId: line.refId } : { courseId: line.refId }),
    price: centsToDollars(offer.priceCents),
    ...(line.seenCents !== undefined &&
      line.seenCents !== offer.priceCents && { priceBefore: centsToDollars(line.seenCents) }),
    quantity: line.quantity,
  };
}
