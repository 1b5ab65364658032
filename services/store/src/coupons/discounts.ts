import type { CartItem } from '@arcada/contracts';
import type { CouponEntity } from './coupon.entity.ts';

/** A line of a cart, as far as discounts depend on it. */
export interface DiscountableLine {
  type: CartItem['type'];
  refId: string;
  priceCents: number;
  quantity: number;
}
type Terms = Pick<CouponEntity, 'kind' | 'value' | 'appliesTo'> & { items: Readonly<CouponEntity['items']> };

const covers = ({ appliesTo, items }: Terms, { type, refId }: DiscountableLine) =>
  appliesTo === 'chosen'
    ? items.some((item) => item.type === type && item.id === refId)
    : appliesTo === 'all' || appliesTo === type;

/**
 * What a coupon takes off each line, in cents: of the lines that it is for, in proportion to their
 * prices. The sum is exact: cents that are left after rounding down go to the largest remainders, and
 * to the earlier line among equal ones.
 */
export function discountsOf(coupon: Terms, lines: readonly DiscountableLine[]): number[] {
  const prices = lines.map((line) => (covers(coupon, line) ? line.priceCents * line.quantity : 0));
  const base = prices.reduce((sum, price) => sum + price, 0);
  if (base === 0) return prices;
  const off = coupon.kind === 'percent' ? Math.round((base * coupon.value) / 100) : Math.min(coupon.value, base);
  // The product of two amounts exceeds the whole numbers that a double holds.
  const parts = prices.map((price) => BigInt(price) * BigInt(off));
  const shares = parts.map((part) => Number(part / BigInt(base)));
  const left = off - shares.reduce((sum, share) => sum + share, 0);
  const remainders = parts.map((part, at) => ({ at, rest: part % BigInt(base) }));
  remainders.sort((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1));
  const lucky = new Set(remainders.slice(0, left).map(({ at }) => at));
  return shares.map((share, at) => share + (lucky.has(at) ? 1 : 0));
}
