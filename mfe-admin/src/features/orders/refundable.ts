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

export const isRefundable = (order: ManagedOrder) =>
  paid.has(order.status) && order.paymentIntentId !== null && leftOf(order) > 0;

/** As the service decides: of a delivered order, what was paid for and is still there. */
export const isLineRefundable = (order: ManagedOrder, line: Line) =>
  order.status === 'fulfilled' &&
  isRefundable(order) &&
  !line.refunded &&
  priceOf(line) > 0 &&
  priceOf(line) <= leftOf(order);
