import { createHash } from 'node:crypto';
import {
  type CouponQuote,
  cartLimits,
  centsToDollars,
  dollarsToCents,
  type Language,
  type PriceChange,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CartLineEntity } from '../cart/cart.entity.ts';
import type { CartAsker } from '../cart/cart-asker.ts';
import { type CartLine, lockLines, readLines } from '../cart/cart-lines.ts';
import { refuseTotal } from '../cart/cart-write.ts';
import { type Offer, Offers } from '../cart/offers.ts';
import type { CouponEntity } from '../coupons/coupon.entity.ts';
import { type AppliedCoupon, Coupons } from '../coupons/coupons.service.ts';
import { cartChanged, emptyCart, priceUnconfirmed, tooManyToOrder } from './checkout.errors.ts';

export interface PricedLine extends Offer {
  quantity: number;
  /** What the coupon takes off. */
  discountCents: number;
}
/** A cart at the catalogue's current prices. */
export interface PricedCart {
  lines: PricedLine[];
  /** After the discount. */
  totalCents: number;
  coupon: CouponEntity | undefined;
  /** Fingerprint of the cart's lines, to check that it is unchanged when read again. */
  contents: string;
}

type Buying = CartAsker & { userId: string };

const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);
const totalOf = (lines: readonly { priceCents: number; quantity: number }[]) =>
  sumOf(lines.map(({ priceCents, quantity }) => priceCents * quantity));
const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const contentsOf = (lines: readonly CartLine[]) => sha256(lines.map((l) => [l.id, l.type, l.refId, l.quantity]));

/** Identifies an order: buyer, items, prices and discount. */
export const fingerprintOf = (userId: string, cart: PricedCart) =>
  sha256([
    userId,
    cart.lines.map((l) => [l.type, l.refId, l.quantity, l.priceCents]),
    ...(cart.coupon ? [cart.coupon.id, cart.lines.map((l) => l.discountCents)] : []),
  ]);

@Injectable()
export class CartPricing {
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
    private readonly coupons: Coupons,
  ) {}

  /**
   * Prices a cart anew. Throws 409 when it is empty, or when it differs from what the buyer saw;
   * the error then lists the changes.
   */
  async price(
    wish: { cartId: string; expectedTotal?: number | undefined; coupon?: string | undefined },
    asker: Buying,
  ): Promise<PricedCart> {
    const { lines, offers, priced } = await this.read(wish.cartId, asker);
    const { coupon, discounts } = await this.discount(priced, wish.coupon, asker);
    const totalCents = totalOf(priced) - sumOf(discounts);
    refuseTotal(totalCents);
    const changes = lines.flatMap((line, at) => changeOf(line, offers[at]));
    const { expectedTotal } = wish;
    const asSeen = expectedTotal === undefined ? changes.length === 0 : dollarsToCents(expectedTotal) === totalCents;
    if (!asSeen) {
      await this.markSeen(lines, offers);
      throw cartChanged(changes, centsToDollars(totalCents));
    }
    if (priced.length === 0) throw emptyCart();
    if (priced.length > cartLimits.maxLines) throw tooManyToOrder(priced.length - cartLimits.maxLines);
    const discounted = priced.map((line, at) => ({ ...line, discountCents: discounts[at] ?? 0 }));
    return { lines: discounted, totalCents, coupon, contents: contentsOf(lines) };
  }

  /** What a coupon takes off a cart at today's prices. */
  async quote(cartId: string, code: string, asker: Buying): Promise<CouponQuote> {
    const { priced } = await this.read(cartId, asker);
    if (priced.length === 0) throw emptyCart();
    const { discounts } = await this.discount(priced, code, asker);
    const discountCents = sumOf(discounts);
    return {
      code,
      discount: centsToDollars(discountCents),
      total: centsToDollars(totalOf(priced) - discountCents),
    };
  }

  private async read(cartId: string, asker: Buying) {
    const lines = await readLines(this.database.read, cartId, asker);
    const offers = await this.offersOf(lines, asker.language);
    const priced = lines.flatMap((line, at) => {
      const offer = offers[at];
      return offer ? [{ ...offer, quantity: line.quantity }] : [];
    });
    return { lines, offers, priced };
  }

  private discount(
    priced: (Offer & { quantity: number })[],
    code: string | undefined,
    { userId }: Buying,
  ): Promise<AppliedCoupon | { coupon: undefined; discounts: number[] }> {
    if (code === undefined || priced.length === 0) return Promise.resolve({ coupon: undefined, discounts: [] });
    return this.coupons.apply(code, userId, priced);
  }

  /** Lines that can't be priced now are named, so that the buyer can go on without them. */
  private async offersOf(lines: readonly CartLine[], language: Language): Promise<(Offer | undefined)[]> {
    const asked = await Promise.allSettled(lines.map(({ type, refId }) => this.offers.find(type, refId, language)));
    const silent = lines.filter((_, at) => asked[at]?.status === 'rejected');
    if (silent.length > 0) throw priceUnconfirmed(silent);
    return asked.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
  }

  /** Whether the cart still holds what was priced. Call it with the cart locked. */
  async isUnchanged(manager: EntityManager, cartId: string, cart: PricedCart): Promise<boolean> {
    return contentsOf(await lockLines(manager, this.database.kind, cartId)) === cart.contents;
  }

  /**
   * The response shows the buyer these prices, so they become the last seen ones. Items no longer
   * sold are removed.
   */
  private async markSeen(lines: readonly CartLine[], offers: readonly (Offer | undefined)[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      for (const [at, line] of lines.entries()) {
        const offer = offers[at];
        const id = line.id;
        if (!offer) await manager.delete(CartLineEntity, { id });
        else if (changeOf(line, offer).length)
          await manager.update(CartLineEntity, { id }, { seenName: offer.name, seenCents: offer.priceCents });
      }
    });
  }
}

function changeOf(line: CartLine, offer: Offer | undefined): PriceChange[] {
  if (offer?.priceCents === line.seenCents) return [];
  const now = offer ? centsToDollars(offer.priceCents) : null;
  return [{ name: offer?.name ?? line.seenName, was: centsToDollars(line.seenCents), now }];
}
