import { orderStatuses } from '@arcada/contracts';
import { isDelivered, nextStatus, type OrderSignal, orderTransitions } from './order-states.ts';

const after = (...signals: OrderSignal[]) =>
  signals.reduce((status, signal) => nextStatus(status, signal) ?? status, 'pending' as keyof typeof orderTransitions);

describe('life of an order', () => {
  it('goes from pending through paid to fulfilled, and to refunded', () => {
    expect(after('pay')).toBe('paid');
    expect(after('pay', 'fulfil')).toBe('fulfilled');
    expect(after('pay', 'fulfil', 'refund')).toBe('refunded');
  });

  it('delivers nothing that is unpaid, paid late, paid in another amount or refunded', () => {
    expect(after('fulfil')).toBe('pending');
    expect(after('expire', 'pay')).toBe('paid_late');
    expect(after('differ', 'pay', 'fulfil')).toBe('mismatch');
    expect(after('expire', 'differ', 'fulfil')).toBe('mismatch');
    for (const signal of ['pay', 'differ', 'fulfil', 'expire', 'refund'] as const)
      expect(after('refund', signal)).toBe('refunded');
    expect(orderStatuses.filter(isDelivered)).toEqual(['fulfilled']);
  });

  it('applies a signal once', () => {
    for (const signal of ['pay', 'differ', 'expire', 'cancel', 'refund'] as const)
      expect(after(signal, signal)).not.toBe('pending');
    expect(nextStatus('fulfilled', 'pay')).toBeUndefined();
    expect(nextStatus('fulfilled', 'fulfil')).toBeUndefined();
    expect(nextStatus('fulfilled', 'expire')).toBeUndefined();
  });
});
