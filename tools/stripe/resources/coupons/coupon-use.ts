import { refused } from '../../api/failure.ts';
import type { Call } from '../../data/transactions.ts';
import type { Coupon, LineItem } from '../../data/types.ts';

/** The coupon, if it may be used now. */
export function redeemable(call: Call, id: string, currency: string, param: string): Coupon {
  const coupon = call.objects.get('coupon', id, param);
  if (!isValid(call, coupon)) throw refused(`Coupon ${id} is expired and cannot be applied.`, param, 'coupon_expired');
  if (coupon.amount_off !== null && coupon.currency !== currency) {
    throw refused(
      `The coupon's currency (${coupon.currency}) differs from that of the line items (${currency}).`,
      param,
    );
  }
  return coupon;
}

export const isValid = (call: Call, { redeem_by: until, max_redemptions: most, times_redeemed: times }: Coupon) =>
  (until === null || until > call.now) && (most === null || times < most);

/** The lines with the coupon's discount spread over them by their amounts; the cents left over go to the first ones. */
export function discounted(coupon: Coupon, lines: readonly LineItem[]): LineItem[] {
  const total = lines.reduce((sum, line) => sum + line.amount_subtotal, 0);
  const off =
    coupon.percent_off === null
      ? Math.min(coupon.amount_off ?? 0, total)
      : Math.round((total * coupon.percent_off) / 100);
  const shares = lines.map(({ amount_subtotal: amount }) => Math.floor((off * amount) / Math.max(total, 1)));
  let left = off - shares.reduce((sum, share) => sum + share, 0);
  return lines.map((line, at) => {
    const more = Math.min(left, line.amount_subtotal - (shares[at] ?? 0), 1);
    left -= more;
    const amount = (shares[at] ?? 0) + more;
    return { ...line, amount_discount: amount, amount_total: line.amount_subtotal - amount };
  });
}

export function countRedemption(call: Call, id: string): void {
  const coupon = call.objects.find('coupon', id);
  if (!coupon) return;
  const redeemed = { ...coupon, times_redeemed: coupon.times_redeemed + 1 };
  call.objects.save<'coupon'>({ ...redeemed, valid: isValid(call, redeemed) });
}
