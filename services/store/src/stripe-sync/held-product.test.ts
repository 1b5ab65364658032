import type { StripeExtraPrice } from '@arcada/contracts';
import { canSync, differencesOf, extraPricesOf, type HeldProduct, type Offer, statusOf } from './held-product.ts';

const held: HeldProduct = { name: 'A', description: 'B', priceCents: 1000, active: true };
const offer: Offer = { ...held, id: 'a', priceCents: 1000, status: 'published', publishedAt: null };
const link = (seen: Partial<HeldProduct>, synced: Partial<HeldProduct> | null = {}, archived = false) => ({
  seen: { ...held, ...seen },
  synced: synced && { ...held, ...synced },
  archived,
  extraPrices: null as StripeExtraPrice[] | null,
});

test('a difference says on which side it was made', () => {
  expect(differencesOf(offer, link({}))).toEqual([]);
  const dearer = { ...offer, priceCents: 1200 };
  const price = { field: 'price', catalogue: 12 };
  expect(differencesOf(dearer, link({}))).toEqual([{ ...price, stripe: 10, changed: 'catalogue' }]);
  expect(differencesOf(offer, link({ priceCents: 900 }))).toEqual([
    { field: 'price', catalogue: 10, stripe: 9, changed: 'stripe' },
  ]);
  expect(differencesOf(dearer, link({ priceCents: null }))).toEqual([{ ...price, stripe: null, changed: 'both' }]);
  expect(differencesOf(dearer, link({}, null))).toEqual([{ ...price, stripe: 10, changed: 'both' }]);
  expect(differencesOf(offer, link({ active: false }, {}, true))).toEqual([
    { field: 'active', catalogue: true, stripe: false, changed: 'removed' },
  ]);
  expect(differencesOf(offer, undefined).map(({ field, stripe }) => [field, stripe])).toEqual([
    ['name', null],
    ['description', null],
    ['price', null],
    ['active', null],
  ]);
});

test('a product is synced when both sides hold the same', () => {
  expect(statusOf(offer, undefined)).toBe('not_synced');
  expect(statusOf(offer, link({}))).toBe('synced');
  expect(statusOf(offer, link({ active: false }))).toBe('out_of_sync');
  expect(statusOf(offer, link({ active: false }, {}, true))).toBe('not_synced');
});

test('what was never on sale stays away from Stripe', () => {
  const draft: Offer = { ...offer, active: false, status: 'draft' };
  expect(canSync(offer, undefined)).toBe(true);
  expect(canSync(draft, undefined)).toBe(false);
  expect(canSync(draft, link({}))).toBe(true);
  expect(canSync(draft, link({}, {}, true))).toBe(false);
  expect(canSync({ ...offer, name: '' }, undefined)).toBe(false);
});

test('other active prices are a difference, but for one that the product needs', () => {
  const price = (stripeId: string, amount: number | null, more: Partial<StripeExtraPrice> = {}): StripeExtraPrice => ({
    stripeId,
    amount,
    currency: 'usd',
    recurring: false,
    ...more,
  });
  const extra = [
    price('monthly', 1000, { recurring: true }),
    price('euro', 1000, { currency: 'eur' }),
    price('old', 900),
  ];
  const right = price('right', 1000);
  const linked = (seen: Partial<HeldProduct>, extraPrices: StripeExtraPrice[]) => ({ ...link(seen), extraPrices });
  expect(statusOf(offer, linked({}, []))).toBe('synced');
  expect(statusOf(offer, linked({}, extra))).toBe('out_of_sync');
  expect(extraPricesOf(offer, linked({}, [...extra, right]))).toEqual([...extra, right]);
  expect(extraPricesOf(offer, linked({ priceCents: 700 }, [...extra, right]))).toEqual(extra);
  expect(extraPricesOf(offer, linked({ priceCents: 700 }, extra))).toEqual(extra);
  expect([extraPricesOf(offer, undefined), extraPricesOf(offer, link({}))]).toEqual([[], []]);
});
