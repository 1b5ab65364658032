import type { SalesDays } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { OrderEntity } from '../src/ledger/order.entity.ts';
import { RefundEntity } from '../src/ledger/refund.entity.ts';
import { type Buyer, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

describe.each(databases())('sales by day on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());

  const days = async (from: string, to: string) =>
    (await admin.get<SalesDays>(`/api/admin/orders/sales/days?from=${from}&to=${to}`)).body.days;
  const paidAt = (id: string, time: string) =>
    store.database.read.update(OrderEntity, { id }, { paidAt: new Date(time) });

  it('count payments on their day and refunds on theirs, but not those that failed', async () => {
    const [whole, part, failed, other] = [
      await store.purchase(store.buyer()),
      await store.purchase(store.buyer()),
      await store.purchase(store.buyer()),
      await store.purchase(store.buyer()),
    ];
    await store.checkout(store.buyer());
    await paidAt(whole.orderId, '2026-03-01T23:59:59.999Z');
    await paidAt(part.orderId, '2026-03-02T00:00:00.000Z');
    await paidAt(failed.orderId, '2026-03-02T12:00:00.000Z');
    await paidAt(other.orderId, '2026-03-04T00:00:00.000Z');
    await admin.post(`/api/admin/orders/${whole.orderId}/refund`);
    await admin.post(`/api/admin/orders/${part.orderId}/lines/${part.order.items[1]?.id}/refund`);
    await admin.post(`/api/admin/orders/${failed.orderId}/refund`);
    const { paymentIntentId } = await store.database.read.findOneByOrFail(OrderEntity, { id: failed.orderId });
    const refund = (await stripe.refunds(paymentIntentId ?? ''))[0]?.id ?? '';
    store.stripe.failRefund(refund);
    await stripe.send('refund.failed', { id: refund, object: 'refund', payment_intent: paymentIntentId });
    await store.database.read.update(
      RefundEntity,
      { orderId: whole.orderId },
      { at: new Date('2026-03-03T08:00:00Z') },
    );
    await store.database.read.update(RefundEntity, { orderId: part.orderId }, { at: new Date('2026-03-02T20:00:00Z') });
    await store.database.read.update(
      RefundEntity,
      { orderId: failed.orderId },
      { at: new Date('2026-03-02T21:00:00Z') },
    );

    expect(await days('2026-03-01', '2026-03-03')).toEqual([
      { day: '2026-03-01', orders: 1, paid: 44.99, refunds: 0, refunded: 0 },
      { day: '2026-03-02', orders: 2, paid: 89.98, refunds: 1, refunded: 5.01 },
      { day: '2026-03-03', orders: 0, paid: 0, refunds: 1, refunded: 44.99 },
    ]);
    expect(await days('2026-03-02', '2026-03-02')).toHaveLength(1);
  });

  it('are for admins, for at most two years', async () => {
    const path = '/api/admin/orders/sales/days';
    expect((await store.buyer().get(`${path}?from=2026-03-01&to=2026-03-01`)).status).toBe(403);
    expect((await admin.get(`${path}?from=2026-03-02&to=2026-03-01`)).status).toBe(400);
    expect((await admin.get(`${path}?from=2024-01-01&to=2026-03-01`)).status).toBe(400);
  });
});
