import type { PriceChange } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

export const emptyCart = () =>
  new DomainError('store.checkout.empty', 409, 'The cart is empty. Add something before you check out.');

/** The body carries `changes` (what differs from what the buyer saw) and, when known, the new `total` in dollars. */
export const cartChanged = (changes: PriceChange[] = [], total?: number) =>
  new DomainError(
    'store.checkout.changed',
    409,
    'Prices or contents of the cart have changed. Check the new total and confirm again.',
    { data: { changes, total } },
  );

export const alreadyPaid = (orderId: string) =>
  new DomainError('store.checkout.paid', 409, 'This cart has just been paid. See your order.', { data: { orderId } });

export const paymentUnavailable = () =>
  new DomainError(
    'store.checkout.payment-unavailable',
    503,
    'The payment service cannot be reached. Nothing was charged and your cart is kept: please try again in a moment.',
    { logLevel: 'warn' },
  );

export const paymentRefused = () =>
  new DomainError(
    'store.checkout.payment-refused',
    502,
    'The payment service refused this order. Nothing was charged and your cart is kept: please contact support.',
    { logLevel: 'error' },
  );
