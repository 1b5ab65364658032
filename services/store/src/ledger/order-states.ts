import type { OrderStatus } from '@arcada/contracts';

/**
 * Signals to an order. `pay`: the agreed amount arrived; `differ`: another amount or currency
 * arrived; `cancel`: the buyer no longer wants it; `dispute`: the buyer's bank took the payment back.
 */
export type OrderSignal = 'pay' | 'differ' | 'fulfil' | 'expire' | 'cancel' | 'refund' | 'dispute';

/**
 * The whole life of an order. What isn't listed doesn't happen: the signal leaves the order as it
 * is. Only money that comes back restores an earlier status: a refund failed, or a dispute was won.
 * An order of which a part was refunded stays as it is; its lines tell which.
 */
export const orderTransitions: Record<OrderStatus, Partial<Record<OrderSignal, OrderStatus>>> = {
  pending: { pay: 'paid', differ: 'mismatch', cancel: 'cancelled', expire: 'expired', refund: 'refunded' },
  paid: { fulfil: 'fulfilled', refund: 'refunded', dispute: 'disputed' },
  fulfilled: { refund: 'refunded', dispute: 'disputed' },
  expired: { pay: 'paid_late', differ: 'mismatch', cancel: 'cancelled', refund: 'refunded' },
  cancelled: { pay: 'paid_late', differ: 'mismatch', refund: 'refunded' },
  paid_late: { fulfil: 'fulfilled', refund: 'refunded', dispute: 'disputed' },
  mismatch: { refund: 'refunded', dispute: 'disputed' },
  disputed: { refund: 'refunded' },
  refunded: {},
};

/** The status after a signal, or undefined when it changes nothing. */
export const nextStatus = (from: OrderStatus, signal: OrderSignal): OrderStatus | undefined =>
  orderTransitions[from][signal];

/** States in which what was bought may be used. */
export const isDelivered = (status: OrderStatus) => status === 'fulfilled';

/** States in which it wasn't paid, and can't be. */
export const isUnpaid = (status: OrderStatus | undefined) => status === 'expired' || status === 'cancelled';
