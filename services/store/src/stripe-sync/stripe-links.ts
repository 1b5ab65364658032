import type { StripeExtraPrice } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import {
  type PriceNotice,
  type ProductNotice,
  type StripePrice,
  type StripeProduct,
  usDollarCents,
} from '../stripe/product-facts.ts';
import type { HeldProduct } from './held-product.ts';
import { StripeProductEntity } from './stripe-product.entity.ts';

/**
 * The id that a product has at Stripe. Chosen here, so that creating it twice is refused and what
 * was created just before a crash is found again.
 */
export const stripeIdOf = (productId: string): string => `arcada_${productId}`;

/** Marks what the sync made at Stripe. */
export const markOf = (productId: string): Record<string, string> => ({ catalogue_id: productId });

/** Others may write long texts at Stripe; more isn't compared. */
const mostText = 1000;
const wordsOf = ({ name, description, active }: ProductNotice | StripeProduct) => ({
  name: name.slice(0, mostText),
  description: (description ?? '').slice(0, mostText),
  active,
});

export const heldAtStripe = (product: StripeProduct): HeldProduct => ({
  ...wordsOf(product),
  priceCents: usDollarCents(product.default_price),
});

/** Whether an event tells nothing new. */
export function isKnown(link: StripeProductEntity, notice: ProductNotice): boolean {
  const { name, description, active } = wordsOf(notice);
  const { seen } = link;
  const words = seen.name === name && seen.description === description && seen.active === active;
  return words && (notice.default_price ?? null) === link.priceId;
}

/** The same for an event about a price. */
export function isKnownPrice(
  { priceId, extraPrices, seen }: StripeProductEntity,
  { id, active }: PriceNotice,
): boolean {
  const isExtra = extraPrices?.some(({ stripeId }) => stripeId === id) ?? false;
  return active ? isExtra || (id === priceId && seen.priceCents !== null) : !isExtra && id !== priceId;
}

/** A product at Stripe with its active prices. */
export interface PricedProduct {
  product: StripeProduct;
  prices: readonly StripePrice[];
}

/** Columns of what was just read from Stripe. */
export const seenColumns = ({ product, prices }: PricedProduct) => ({
  stripeId: product.id,
  priceId: product.default_price?.id ?? null,
  seen: heldAtStripe(product),
  extraPrices: prices.filter(({ id }) => id !== product.default_price?.id).map(extraPriceOf),
});

const extraPriceOf = ({ id, unit_amount: amount, currency, type }: StripePrice): StripeExtraPrice => ({
  stripeId: id,
  amount,
  currency,
  recurring: type !== 'one_time',
});

/** Stores what was read from Stripe, unless something was written since `revision`; then it returns false. */
export async function storeSeen(
  manager: EntityManager,
  { productId, revision, archived }: StripeProductEntity,
  found: PricedProduct | undefined,
): Promise<boolean> {
  const mine = { productId, revision };
  const { affected } = found
    ? await manager.update(StripeProductEntity, mine, {
        ...seenColumns(found),
        // Who takes it out of Stripe's archive puts it back into the sync.
        archived: archived && !found.product.active,
        revision: revision + 1,
      })
    : await manager.delete(StripeProductEntity, mine);
  return affected === 1;
}
