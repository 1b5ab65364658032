import type { OrderCheck } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { type Buyer, type Refused, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

describe.each(databases())('an order checked with Stripe by an admin on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());
  beforeEach(() => store.stripe.webhooks({ hold: true }));
  afterEach(() => store.stripe.webhooks({ hold: false }));

  const check = (orderId: string, by = admin) => by.post<OrderCheck & Refused>(`/api/admin/orders/${orderId}/check`);
  const audited = (orderId: string) => store.database.read.findBy(AuditEntryEntity, { subjectId: orderId });

  it('gets the payment and the refunds whose events were lost, once and with an entry in the audit trail', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.checkout(buyer);
    expect((await check(orderId, buyer)).status).toBe(403);
    expect((await check(orderId)).body).toMatchObject({
      payment: 'open',
      changed: false,
      order: { status: 'pending' },
    });
    expect(await audited(orderId)).toEqual([]);
    store.stripe.pay(sessionId);
    expect((await check(orderId)).body).toMatchObject({
      payment: 'paid',
      changed: true,
      order: { status: 'fulfilled' },
    });
    expect((await check(orderId)).body).toMatchObject({ payment: 'paid', changed: false });
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
    await stripe.giveBack(String(intent));
    const { body } = await check(orderId);
    expect(body).toMatchObject({ changed: true, order: { status: 'refunded', refunded: 44.99 } });
    expect(body.order.refunds).toMatchObject([{ cause: { kind: 'reconciler' } }]);
    expect(await audited(orderId)).toMatchObject([
      { action: 'store.order.checked', actorId: admin.user.id },
      { action: 'store.order.checked', actorId: admin.user.id },
    ]);
  });

  it('that was paid after it had expired here waits for a decision', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.checkout(buyer);
    await store.database.read.query("UPDATE store_order SET status = 'expired', live_cart_id = NULL WHERE id = ?", [
      orderId,
    ]);
    await store.database.read.query("UPDATE payment_attempt SET status = 'closed' WHERE order_id = ?", [orderId]);
    store.stripe.pay(sessionId);
    expect((await check(orderId)).body).toMatchObject({ payment: 'paid', order: { status: 'paid_late' } });
  });

  it('says when Stripe does not respond, and when there is nothing to ask about', async () => {
    const { orderId } = await store.checkout(store.buyer());
    store.stripe.fault({ kind: 'error', method: 'GET', path: '/v1/checkout/sessions', phase: 'before' });
    expect((await check(orderId)).body.code).toBe('store.order.check-unavailable');
    expect((await check('00000000-0000-4000-8000-000000000000')).body.code).toBe('store.order.not-found');
  });
});
