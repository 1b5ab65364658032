import type { MoneyMovement, Reconciliation } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { OrderEntity } from '../src/ledger/order.entity.ts';
import { RefundEntity } from '../src/ledger/refund.entity.ts';
import { type Buyer, type Refused, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

const hour = 3_600_000;

describe.each(databases())('the books and Stripe’s on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());
  afterEach(() => store.stripe.webhooks({ drop: 0 }));

  const compare = async (from = new Date(Date.now() - hour), end = new Date(Date.now() + hour)) => {
    const movements: MoneyMovement[] = [];
    let calls = 0;
    for (let to = end.toISOString(); to > from.toISOString(); calls++) {
      const { body } = await admin.get<Reconciliation>(
        `/api/admin/orders/reconciliation?${new URLSearchParams({ from: from.toISOString(), to })}`,
      );
      movements.push(...body.movements);
      to = body.from;
    }
    return { movements, calls };
  };
  const cents = (movements: MoneyMovement[], side: 'store' | 'provider') =>
    movements.reduce((sum, movement) => sum + Math.round((movement[side] ?? 0) * 100), 0);
  const differences = (movements: MoneyMovement[]) =>
    movements.flatMap(({ difference, kind: what, order }) => (difference ? [[difference, what, order?.number]] : []));
  const intentOf = async (orderId: string) =>
    (await store.database.read.findOneByOrFail(OrderEntity, { id: orderId })).paymentIntentId ?? '';

  it('agree to the cent, refunds of lines, of parts and failed ones included', async () => {
    const [whole, part, atStripe, failed] = [
      await store.purchase(store.buyer()),
      await store.purchase(store.buyer()),
      await store.purchase(store.buyer()),
      await store.purchase(store.buyer()),
    ];
    await store.checkout(store.buyer());
    await admin.post(`/api/admin/orders/${whole.orderId}/refund`);
    await admin.post(`/api/admin/orders/${part.orderId}/lines/${part.order.items[1]?.id}/refund`);
    const intent = await intentOf(atStripe.orderId);
    const { id } = await stripe.giveBack(intent, 777);
    await stripe.send('refund.created', { id, object: 'refund', payment_intent: intent });
    await admin.post(`/api/admin/orders/${failed.orderId}/refund`);
    const lost = await intentOf(failed.orderId);
    const refund = (await stripe.refunds(lost))[0]?.id ?? '';
    store.stripe.failRefund(refund);
    await stripe.send('refund.failed', { id: refund, object: 'refund', payment_intent: lost });

    const { movements } = await compare();
    expect(differences(movements)).toEqual([]);
    expect(cents(movements, 'store')).toBe(4 * 4499 - 4499 - 501 - 777);
    expect(cents(movements, 'provider')).toBe(cents(movements, 'store'));
    expect(movements.filter(({ kind: what }) => what === 'payment').every(({ document }) => document)).toBe(true);
    expect(
      movements.filter(({ kind: what }) => what === 'refund').map(({ document }) => document?.slice(0, 3)),
    ).toEqual(['CN-', 'CN-', 'CN-']);
    expect(
      movements
        .filter(({ kind: what }) => what === 'failed-refund')
        .map(({ document, order, store: here, provider }) => [document?.slice(0, 3), order?.id, here, provider]),
    ).toEqual([['CN-', failed.orderId, 0, 0]]);
    const numbers = movements.flatMap(({ document }) => (document?.startsWith('CN-') ? [document.slice(3)] : []));
    expect(numbers.map(Number).toSorted()).toEqual([1, 2, 3, 4]);
    expect((await compare(new Date(Date.now() - 3 * hour), new Date(Date.now() - 2 * hour))).movements).toEqual([]);
    expect((await store.buyer().get('/api/admin/orders/reconciliation')).status).toBe(403);
    const wrong = await admin.get('/api/admin/orders/reconciliation?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z');
    expect(wrong.status).toBe(400);
  });

  it('show what one of them lacks or has otherwise', async () => {
    const orders = [];
    for (let count = 0; count < 6; count++) orders.push(await store.purchase(store.buyer()));
    const [unpaid, gone, other, lateDay, refunded, unknown] = orders.map(({ order }) => order.number);
    const [a, b, c, d, e, f] = orders.map(({ orderId }) => orderId) as [string, string, string, string, string, string];
    const change = (id: string, values: Partial<OrderEntity>) =>
      store.database.read.update(OrderEntity, { id }, values);
    const { paidAt } = await store.database.read.findOneByOrFail(OrderEntity, { id: d });
    await change(a, { status: 'expired', paidAt: null, paidCents: null, paymentIntentId: null });
    await change(b, { paymentIntentId: 'pi_nowhere' });
    await change(c, { paidCents: 4500 });
    await change(d, { paidAt: new Date(Number(paidAt) - 26 * hour) });
    store.stripe.webhooks({ drop: 20 });
    await stripe.giveBack(await intentOf(e), 100);
    const at = new Date();
    const row = { orderId: f, amountCents: 200, cause: 'webhook:evt', at, failedAt: null };
    await store.database.read.insert(RefundEntity, { id: 're_nowhere', ...row });
    const { movements } = await compare();
    expect(differences(movements).toSorted()).toEqual(
      [
        ['missing-here', 'payment', unpaid],
        ['missing-there', 'payment', gone],
        ['second-payment', 'payment', gone],
        ['amount', 'payment', other],
        ['day', 'payment', lateDay],
        ['missing-here', 'refund', refunded],
        ['missing-there', 'refund', unknown],
      ].toSorted(),
    );
    // On another day the same money isn't missing.
    const before = await compare(new Date(Number(paidAt) - 27 * hour), new Date(Number(paidAt) - 25 * hour));
    expect(before.movements).toEqual([]);
  });

  it('are compared part by part, each movement once', async () => {
    const pay = (amount: number) =>
      fetch(`${store.around.stripe.url}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
        body: `amount=${amount}&currency=usd&confirm=true&payment_method=pm_card_visa`,
      });
    const before = new Set((await compare()).movements.map(({ id }) => id));
    for (let count = 0; count < 130; count++) {
      // A page of a single second is read together with the next one.
      if (count % 50 === 20) store.stripe.clock({ advanceSeconds: 60 });
      expect((await pay(100 + count)).status).toBe(200);
    }
    const { movements: all, calls } = await compare();
    const movements = all.filter(({ id }) => !before.has(id));
    expect(new Set(movements.map(({ id }) => id)).size).toBe(130);
    expect(movements).toHaveLength(130);
    expect(new Set(movements.map(({ difference }) => difference))).toEqual(new Set(['missing-here']));
    expect(calls).toBeGreaterThan(1);
  });

  it('wait while Stripe fails', async () => {
    store.stripe.fault({ kind: 'error', method: 'GET', path: '/v1/charges', count: 5 });
    const query = new URLSearchParams({ from: new Date(0).toISOString(), to: new Date().toISOString() });
    const { status, body } = await admin.get<Refused>(`/api/admin/orders/reconciliation?${query}`);
    expect([status, body.code]).toEqual([503, 'store.reconciliation.unavailable']);
  });
});
