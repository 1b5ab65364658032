import {
  centsToDollars,
  type ProductStatus,
  type StripeDifference,
  type StripeExtraPrice,
  type StripeStatus,
} from '@arcada/contracts';

/** What the catalogue and Stripe both hold of a product. */
export interface HeldProduct {
  name: string;
  description: string;
  /** Null: no price in US dollars. */
  priceCents: number | null;
  active: boolean;
}

/** A product as the catalogue offers it; texts in English. */
export interface Offer extends HeldProduct {
  id: string;
  priceCents: number;
  status: ProductStatus;
  /** To come while it is published by schedule. */
  publishedAt: Date | null;
}

/** What is stored of a product's other side. */
export interface LinkedSides {
  /** As last seen at Stripe. */
  seen: HeldProduct;
  /** As last brought to Stripe; null when something else was found there. */
  synced: HeldProduct | null;
  /** Other active prices there; null in rows from before they were looked for. */
  extraPrices: StripeExtraPrice[] | null;
  /** Removed from the sync, but kept at Stripe. */
  archived: boolean;
}

const fields = ['name', 'description', 'priceCents', 'active'] as const;
type Field = (typeof fields)[number];

export const heldPart = ({ name, description, priceCents, active }: HeldProduct): HeldProduct => ({
  name,
  description,
  priceCents,
  active,
});

export const isSame = (one: HeldProduct, other: HeldProduct) => fields.every((field) => one[field] === other[field]);

const shown = (field: Field, value: HeldProduct[Field]) =>
  field === 'priceCents' && typeof value === 'number' ? centsToDollars(value) : value;

/** The fields that differ. A product that isn't at Stripe differs in all of them. */
export function differencesOf(offer: HeldProduct, link: LinkedSides | undefined): StripeDifference[] {
  return fields.flatMap((field): StripeDifference[] => {
    const [here, there, base] = [offer[field], link?.seen[field] ?? null, link?.synced?.[field]];
    if (link && here === there) return [];
    if (link?.archived && field === 'active') return [{ field, catalogue: here, stripe: there, changed: 'removed' }];
    const changed = !link || there === base ? 'catalogue' : here === base ? 'stripe' : 'both';
    return [
      {
        field: field === 'priceCents' ? 'price' : field,
        catalogue: shown(field, here),
        stripe: shown(field, there),
        changed,
      },
    ];
  });
}

/**
 * The prices that a sync archives: all but the default one, or but the one that becomes it. An amount can't be changed,
 * so a price that has the right one already is taken.
 */
export function extraPricesOf(offer: HeldProduct, link: LinkedSides | undefined): StripeExtraPrice[] {
  const extra = link?.extraPrices ?? [];
  const taken = link?.seen.priceCents === offer.priceCents ? undefined : extra.find((price) => fits(offer, price));
  return extra.filter((price) => price !== taken);
}

const fits = ({ priceCents }: HeldProduct, { amount, currency, recurring }: StripeExtraPrice) =>
  amount === priceCents && currency === 'usd' && !recurring;

export function statusOf(offer: HeldProduct, link: LinkedSides | undefined): StripeStatus {
  if (!link || link.archived) return 'not_synced';
  return isSame(offer, link.seen) && !link.extraPrices?.length ? 'synced' : 'out_of_sync';
}

/** When an offer goes on sale, while that is to come. */
export const onSaleFrom = ({ active, publishedAt }: Offer, now = new Date()): Date | null =>
  active && publishedAt && publishedAt > now ? publishedAt : null;

/** What was never on sale isn't brought to Stripe; what is there is kept in step, also when it is archived here. */
export const canSync = (offer: Offer, link: LinkedSides | undefined): boolean =>
  offer.name !== '' && (offer.active || (link !== undefined && !link.archived));
