import { randomUUID } from 'node:crypto';
import type { CheckoutAnswer, Order } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { OrderStepEntity } from '../src/ledger/order.entity.ts';
import { type Buyer, type Refused, sessionOf, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

describe.each(databases())('orders that await their payment on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
  });
  afterAll(() => store?.close());
  beforeEach(() => store.stripe.webhooks({ hold: true }));
  afterEach(() => store.stripe.webhooks({ hold: false }));

  const resume = (buyer: Buyer, id: string) => buyer.post<CheckoutAnswer & Refused>(`/api/orders/${id}/resume`);
  const cancel = (buyer: Buyer, id: string) => buyer.post<Order & Refused>(`/api/orders/${id}/cancel`);
  const page = (id: string) => stripe.get<{ status: string }>(`checkout/sessions/${id}`);
  const alone = async (productId: string) => {
    await store.changeProduct(productId, { status: 'published' });
    const cartId = randomUUID();
    await store.add(cartId, productId);
    return cartId;
  };
  const steps = async (orderId: string) =>
    (await store.database.read.findBy(OrderStepEntity, { orderId })).map(({ from, to }) => `${from}>${to}`).sort();

  it('lead to the same payment page as at checkout, until it is paid', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId, url } = await store.checkout(buyer);
    const waiting = await store.order(buyer, orderId);
    expect(waiting.payment).toEqual({ state: 'open', until: expect.any(String) });
    expect(Date.parse(waiting.payment?.until ?? '')).toBeGreaterThan(Date.now());
    const both = await Promise.all([resume(buyer, orderId), resume(buyer, orderId)]);
    expect(both.map(({ status, body }) => [status, body])).toEqual([
      [200, { orderId, url }],
      [200, { orderId, url }],
    ]);
    expect(await store.count('payment_attempt WHERE order_id = ?', orderId)).toBe(1);
    // Paid in another tab, and no event has come.
    store.stripe.pay(sessionId);
    expect((await resume(buyer, orderId)).body.url).toBe(`https://shop.example/checkout-success?order=${orderId}`);
    expect(await store.order(buyer, orderId)).toMatchObject({ status: 'fulfilled', payment: null });
    expect((await resume(buyer, orderId)).body.url).toBe(`https://shop.example/checkout-success?order=${orderId}`);
  });

  it('are not offered for payment again once something of them is off sale; an agreed price stays', async () => {
    const buyer = store.buyer();
    const id = `leaving-${kind}`;
    await store.addProduct({ id, priceCents: 700 });
    const cartId = await store.fill();
    await store.add(cartId, id);
    const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 51.99 });
    const { orderId } = body;
    await store.changeProduct(id, { priceCents: 900 });
    expect((await resume(buyer, orderId)).body).toEqual(body);
    await store.changeProduct(id, { status: 'archived' });
    const refused = await resume(buyer, orderId);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'store.order.no-longer-on-sale', names: [`${id} (en)`], hasRest: true },
    });
    expect(refused.body.message).toMatch(/^No longer on sale: “leaving-.* nothing was charged\. Check out again for/);
    // The page that is still open in the buyer's browser can't be paid either.
    expect((await page(sessionOf(body.url))).status).toBe('expired');
    expect(() => store.stripe.pay(sessionOf(body.url))).toThrow();
    const closed = await store.order(buyer, orderId);
    expect(closed).toMatchObject({ status: 'expired', payment: null });
    expect(closed.items.map(({ offSale, productId }) => [productId === id, offSale ?? false])).toContainEqual([
      true,
      true,
    ]);
    expect(closed.items.filter(({ offSale }) => offSale)).toHaveLength(1);
    expect((await resume(buyer, orderId)).body.code).toBe('store.order.not-payable');
    // The rest, which the cart has, is bought by another order.
    const rest = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 44.99 });
    expect([rest.status, rest.body.orderId === orderId]).toEqual([201, false]);

    const all = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId: await alone(id), expectedTotal: 9 });
    await store.changeProduct(id, { status: 'draft' });
    expect((await resume(buyer, all.body.orderId)).body).toMatchObject({ names: [`${id} (en)`], hasRest: false });
    expect((await page(sessionOf(all.body.url))).status).toBe('expired');
  });

  it('are closed for a withdrawn course, too, but not while its area is unreachable', async () => {
    const buyer = store.buyer();
    const courseId = `withdrawn-${kind}`;
    const { courses } = store.around.neighbours;
    courses.set(courseId, { id: courseId, title: 'Grids', price: 20 });
    const cartId = randomUUID();
    await store.visitor.post('/api/cart', { cartId, type: 'course', courseId, price: 20, quantity: 1 });
    const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 20 });
    courses.delete(courseId);
    store.around.neighbours.down = true;
    expect((await resume(buyer, body.orderId)).body).toEqual(body);
    store.around.neighbours.down = false;
    expect((await resume(buyer, body.orderId)).body).toMatchObject({ names: ['Grids'], hasRest: false });
    expect((await page(sessionOf(body.url))).status).toBe('expired');
    expect(await store.order(buyer, body.orderId)).toMatchObject({ status: 'expired', items: [{ offSale: true }] });
  });

  it('are paid or refused as off sale, never both, when the payment comes at once with ten tries', async () => {
    const id = `racing-${kind}`;
    await store.addProduct({ id, priceCents: 700 });
    for (let round = 0; round < 6; round++) {
      const buyer = store.buyer();
      const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', {
        cartId: await alone(id),
        expectedTotal: 7,
      });
      await store.changeProduct(id, { status: 'archived' });
      const pay = async () => {
        // From before all of them to after their reading.
        if (round) await new Promise((resolve) => setTimeout(resolve, round * 4));
        try {
          store.stripe.pay(sessionOf(body.url));
          return true;
        } catch {
          // The page was closed first.
          return false;
        }
      };
      const [paid, ...tries] = await Promise.all([
        pay(),
        ...Array.from({ length: 10 }, () => resume(buyer, body.orderId)),
      ]);
      expect(await store.order(buyer, body.orderId)).toMatchObject({ status: paid ? 'fulfilled' : 'expired' });
      expect(await store.count('entitlement WHERE order_id = ?', body.orderId)).toBe(paid ? 1 : 0);
      for (const { status, body: answer } of tries)
        if (paid) expect([status, answer.url]).toEqual([200, expect.stringContaining('/checkout-success')]);
        else expect([status, answer.code]).toEqual([409, expect.stringMatching(/no-longer-on-sale|not-payable/)]);
    }
  });

  it('stay payable, and say nothing else, while Stripe can’t be asked to close the page of what is off sale', async () => {
    const buyer = store.buyer();
    const id = `unclosed-${kind}`;
    await store.addProduct({ id, priceCents: 700 });
    const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId: await alone(id), expectedTotal: 7 });
    await store.changeProduct(id, { status: 'archived' });
    store.stripe.fault({ kind: 'disconnect', count: 4, path: '/v1/checkout/sessions' });
    expect((await resume(buyer, body.orderId)).body.code).toBe('store.checkout.payment-unavailable');
    expect((await store.order(buyer, body.orderId)).status).toBe('pending');
  });

  it('are cancelled by their buyer only, once, with their payment page, and can be bought again', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId, cartId } = await store.checkout(buyer);
    for (const call of [resume, cancel]) {
      expect((await call(store.buyer(), orderId)).status).toBe(404);
      expect((await call(store.buyer('admin'), orderId)).status).toBe(404);
    }
    expect((await store.visitor.post(`/api/orders/${orderId}/cancel`)).status).toBe(401);
    const [one, other] = await Promise.all([cancel(buyer, orderId), cancel(buyer, orderId)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await store.order(buyer, orderId)).toMatchObject({ status: 'cancelled', payment: null });
    expect((await page(sessionId)).status).toBe('expired');
    expect((await resume(buyer, orderId)).body).toMatchObject({ status: 409, code: 'store.order.not-payable' });
    store.stripe.webhooks({ hold: false });
    await stripe.send(
      'checkout.session.expired',
      (await stripe.event('checkout.session.expired', orderId)).data.object,
    );
    expect((await store.order(buyer, orderId)).status).toBe('cancelled');
    expect((await cancel(buyer, orderId)).body.status).toBe('cancelled');
    const again = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 44.99 });
    expect(again.status).toBe(201);
    expect(again.body.orderId).not.toBe(orderId);
  });

  it('that were paid a moment before are delivered instead of cancelled', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.checkout(buyer);
    store.stripe.pay(sessionId);
    const { status, body } = await cancel(buyer, orderId);
    expect([status, body.status]).toEqual([200, 'fulfilled']);
    expect(await steps(orderId)).toEqual(['paid>fulfilled', 'pending>paid']);
  });

  it('are paid or cancelled, never both, when the payment’s event and ten cancels come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const buyer = store.buyer();
      const { orderId, sessionId } = await store.checkout(buyer);
      const pay = async () => {
        if (round % 2) await new Promise((resolve) => setTimeout(resolve, 5));
        store.stripe.webhooks({ hold: false });
        try {
          store.stripe.pay(sessionId);
          return true;
        } catch {
          // The page was closed first.
          return false;
        }
      };
      const [paid] = await Promise.all([pay(), ...Array.from({ length: 10 }, () => cancel(buyer, orderId))]);
      const order = await store.until(buyer, orderId, paid ? 'fulfilled' : 'cancelled');
      expect(await store.count('entitlement WHERE order_id = ?', orderId)).toBe(paid ? 2 : 0);
      expect(await store.count('invoice WHERE order_id = ?', orderId)).toBe(paid ? 1 : 0);
      expect(order.payment).toBeNull();
    }
  });

  it('wait for a person when the money arrives after the cancel', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.checkout(buyer);
    await cancel(buyer, orderId);
    const session = await stripe.get(`checkout/sessions/${sessionId}`);
    const paid = { ...session, status: 'complete', payment_status: 'paid', payment_intent: `pi_late_${kind}` };
    expect((await stripe.send('checkout.session.completed', paid)).status).toBe(200);
    expect((await store.order(buyer, orderId)).status).toBe('paid_late');
    expect(await store.count('entitlement WHERE order_id = ?', orderId)).toBe(0);
    expect(await store.count('payment_alert WHERE order_id = ?', orderId)).toBe(1);
  });

  it('whose page has expired at Stripe can’t be paid', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.checkout(buyer);
    store.stripe.expire(sessionId);
    expect((await resume(buyer, orderId)).body.code).toBe('store.order.not-payable');
    expect((await store.order(buyer, orderId)).status).toBe('expired');
    // Nobody cancelled it.
    expect((await cancel(buyer, orderId)).body.status).toBe('expired');
  });

  it('are neither paid again nor cancelled while the bank decides', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.checkout(buyer);
    store.stripe.pay(sessionId, { later: true });
    expect((await cancel(buyer, orderId)).body).toMatchObject({ status: 409, code: 'store.order.payment-processing' });
    expect((await resume(buyer, orderId)).body.code).toBe('store.order.payment-processing');
    expect(await store.order(buyer, orderId)).toMatchObject({ status: 'pending', payment: { state: 'processing' } });
    store.stripe.settle(sessionId, true);
    expect((await resume(buyer, orderId)).body.url).toContain('/checkout-success');
    expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
  });

  it('stay as they are while Stripe can’t be reached', async () => {
    const buyer = store.buyer();
    const { orderId, url } = await store.checkout(buyer);
    store.stripe.fault({ kind: 'disconnect', count: 4, path: '/v1/checkout/sessions' });
    expect((await cancel(buyer, orderId)).body.code).toBe('store.checkout.payment-unavailable');
    expect((await resume(buyer, orderId)).body).toEqual({ orderId, url });
    expect((await store.order(buyer, orderId)).status).toBe('pending');
  });
});
