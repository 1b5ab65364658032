import type { ManagedOrder } from '@arcada/contracts';
import { centsToDollars, dollarsToCents } from '@arcada/contracts';

type Line = ManagedOrder['items'][number];

const paid: ReadonlySet<ManagedOrder['status']> = new Set(['paid', 'fulfilled', 'paid_late', 'mismatch', 'disputed']);

/** What is left of the payment. */
export const leftOf = ({ paid: amount, refunded }: ManagedOrder) =>
  centsToDollars(dollarsToCents(amount ?? 0) - dollarsToCents(refunded));

/** After the discount. */
export const priceOf = ({ unitPrice, quantity, discount }: Line) =>
  centsToDollars(dollarsToCents(unitPrice) * quantity - dollarsToCents(discount));

/** Of an order of which nothing was paid, or nothing is left, what came for nothing can still be revoked. */
export const isRefundable = (order: ManagedOrder) =>
  paid.has(order.status) && (leftOf(order) <= 0 || order.paymentIntentId !== null);

/** As the service decides: of a delivered order, what is still there and no more than what is left. */
export const isLineRefundable = (order: ManagedOrder, line: Line) =>
  order.status === 'fulfilled' && isRefundable(order) && !line.refunded && priceOf(line) <= leftOf(order);

/** What ends with a refund, as the service decides: what came for nothing stays unless it is named or all is. */
export function endedBy(order: ManagedOrder, line?: Line): Line[] {
  const open = order.items.filter(({ refunded }) => !refunded);
  if (!line) return open;
  const last = priceOf(line) > 0 && priceOf(line) >= leftOf(order);
  return open.filter((item) => item.id === line.id || (last && priceOf(item) > 0));
}
