import type { OrderStatus } from '@arcada/contracts';

/** What can happen to an order. `pay`: the agreed amount arrived; `differ`: another amount or currency arrived. */
export type OrderSignal = 'pay' | 'differ' | 'fulfil' | 'expire' | 'refund';

/** The whole life of an order. What isn't listed doesn't happen: the signal leaves the order as it is. */
export const orderTransitions: Record<OrderStatus, Partial<Record<OrderSignal, OrderStatus>>> = {
  pending: { pay: 'paid', differ: 'mismatch', expire: 'expired', refund: 'refunded' },
  paid: { fulfil: 'fulfilled', refund: 'refunded' },
  fulfilled: { refund: 'refunded' },
  expired: { pay: 'paid_late', differ: 'mismatch', refund: 'refunded' },
  paid_late: { fulfil: 'fulfilled', refund: 'refunded' },
  mismatch: { refund: 'refunded' },
  refunded: {},
};

/** The status that a signal leads to, or undefined when it changes nothing. */
export const nextStatus = (from: OrderStatus, signal: OrderSignal): OrderStatus | undefined =>
  orderTransitions[from][signal];

/** States in which what was bought may be used. */
export const isDelivered = (status: OrderStatus) => status === 'fulfilled';
