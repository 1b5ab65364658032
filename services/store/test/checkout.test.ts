import { randomUUID } from 'node:crypto';
import type { CartItem, CheckoutAnswer, PriceChange } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { OrderEntity } from '../src/ledger/order.entity.ts';
import { PaymentAttemptEntity } from '../src/ledger/payment-attempt.entity.ts';
import { PaymentChecks } from '../src/reconciliation/payment-checks.service.ts';
import { type Buyer, type Refused, sessionOf, TestStore } from './harness/store.ts';

interface StripeSession {
  id: string;
  status: string;
  amount_total: number;
  locale: string;
  allowed_payment_method_types: string[] | null;
  customer_email: string | null;
  success_url: string;
  line_items: { data: { description: string; quantity: number; amount_total: number }[] };
}

describe.each(databases())('checkout on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  afterAll(() => store?.close());

  const pay = (buyer: Buyer, cartId: string, expectedTotal?: number, key?: string) =>
    buyer.post<CheckoutAnswer & Refused>(
      '/api/checkout?lang=es',
      { cartId, ...(expectedTotal !== undefined && { expectedTotal }) },
      key ? { 'idempotency-key': key } : {},
    );
  /** As Stripe reports it. */
  const session = async (id: string): Promise<StripeSession> => {
    const address = `${store.around.stripe.url}/v1/checkout/sessions/${id}?expand[]=line_items`;
    const response = await fetch(address, { headers: { authorization: 'Bearer sk_test_local' } });
    return (await response.json()) as StripeSession;
  };
  const openSessions = async (cartId: string) => {
    const orders = await store.database.read.findBy(OrderEntity, { cartId });
    const address = `${store.around.stripe.url}/v1/checkout/sessions?limit=100`;
    const response = await fetch(address, { headers: { authorization: 'Bearer sk_test_local' } });
    const { data } = (await response.json()) as { data: (StripeSession & { client_reference_id: string })[] };
    return data.filter((one) => one.status === 'open' && orders.some(({ id }) => id === one.client_reference_id));
  };

  it('needs an account and something to buy', async () => {
    expect((await store.visitor.post('/api/checkout', { cartId: randomUUID() })).status).toBe(401);
    const empty = await pay(store.buyer(), randomUUID());
    expect([empty.status, empty.body.code]).toEqual([409, 'store.checkout.empty']);
    expect(empty.body.message).toBe('Tu carrito está vacío. Añade algo antes de finalizar la compra.');
  });

  it('opens a payment page with the catalogue’s prices, whatever the client sent', async () => {
    const buyer = store.buyer();
    const { status, body } = await pay(buyer, await store.fill(), 44.99);
    expect(status).toBe(201);
    const page = await session(sessionOf(body.url));
    expect(page).toMatchObject({
      status: 'open',
      amount_total: 4499,
      locale: 'es',
      customer_email: `user-${buyer.user.id.slice(0, 8)}@example.com`,
      allowed_payment_method_types: ['card'],
      success_url: `https://shop.example/checkout-success?order=${body.orderId}`,
    });
    expect(
      page.line_items.data.map(({ description, quantity, amount_total }) => [description, quantity, amount_total]),
    ).toEqual([
      ['toolkit (es)', 2, 3998],
      ['pack (es)', 1, 501],
    ]);
    expect(await store.order(buyer, body.orderId)).toMatchObject({
      status: 'pending',
      total: 44.99,
      itemCount: 2,
      number: expect.stringMatching(/^A-\d{6}$/),
      invoiceNumber: null,
      items: [{ name: 'toolkit (es)', licence: null, downloadable: false }, { name: 'pack (es)' }],
    });
  });

  it('creates one order and one live page for 20 simultaneous checkouts of a cart', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    const responses = await Promise.all(Array.from({ length: 20 }, () => pay(buyer, cartId, 44.99)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => `${body.orderId} ${body.url}`)).size).toBe(1);
    expect(await store.count('store_order WHERE cart_id = ?', cartId)).toBe(1);
    expect(await openSessions(cartId)).toHaveLength(1);
  });

  it('returns the same for the same key, and refuses the key for another cart', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => pay(buyer, cartId, 44.99, key)));
    store.stripe.expire(sessionOf(responses[0]?.body.url ?? ''));
    responses.push(await pay(buyer, cartId, 44.99, key));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await pay(buyer, randomUUID(), 44.99, key)).body.code).toBe('request.idempotency.key-reused');
    // Keys are scoped to the buyer.
    expect((await pay(store.buyer(), await store.fill(), 44.99, key)).status).toBe(201);
  });

  it('shows what changed instead of charging another price', async () => {
    const buyer = store.buyer();
    const product = `moving-${kind}`;
    await store.addProduct({ id: product, priceCents: 1000 });
    const cartId = randomUUID();
    await store.add(cartId, product);
    await store.changeProduct(product, { priceCents: 1250 });
    const changed = await pay(buyer, cartId, 10);
    expect([changed.status, changed.body.code, changed.body.total]).toEqual([409, 'store.checkout.changed', 12.5]);
    expect(changed.body.changes as PriceChange[]).toEqual([{ name: `${product} (es)`, was: 10, now: 12.5 }]);
    expect(await store.count('store_order WHERE cart_id = ?', cartId)).toBe(0);
    const { body } = await pay(buyer, cartId, 12.5);
    expect((await session(sessionOf(body.url))).amount_total).toBe(1250);
    // Without a total, the last seen prices are compared.
    await store.changeProduct(product, { priceCents: 1300 });
    expect((await pay(buyer, cartId)).body.changes).toEqual([{ name: `${product} (es)`, was: 12.5, now: 13 }]);
    expect((await pay(buyer, cartId)).status).toBe(201);
    await store.add(cartId, 'pack');
    await store.changeProduct(product, { status: 'archived' });
    expect((await pay(buyer, cartId)).body.changes).toEqual([{ name: `${product} (es)`, was: 13, now: null }]);
    expect((await pay(buyer, cartId)).status).toBe(201);
    const left = await store.visitor.get<CartItem[]>(`/api/cart/${cartId}`);
    expect(left.body).toMatchObject([{ productId: 'pack' }]);
  });

  it('closes the old page before it opens one for a changed cart', async () => {
    const buyer = store.buyer();
    const first = await store.checkout(buyer);
    await store.add(first.cartId, 'pack');
    const { body } = await pay(buyer, first.cartId, 50);
    expect(body.orderId).not.toBe(first.orderId);
    expect((await session(first.sessionId)).status).toBe('expired');
    expect((await store.order(buyer, first.orderId)).status).toBe('expired');
    expect(await openSessions(first.cartId)).toHaveLength(1);
    // Another buyer with the same cart gets their own order.
    const other = store.buyer();
    expect((await pay(other, first.cartId, 50)).status).toBe(201);
    expect((await store.order(buyer, body.orderId)).status).toBe('expired');
    expect(await openSessions(first.cartId)).toHaveLength(1);
  });

  it('doesn’t sell twice when the old page was paid in the meantime', async () => {
    const buyer = store.buyer();
    const first = await store.checkout(buyer);
    store.stripe.webhooks({ hold: true });
    store.stripe.pay(first.sessionId);
    await store.add(first.cartId, 'sheets');
    const again = await pay(buyer, first.cartId, 74.49);
    expect([again.status, again.body.code, again.body.orderId]).toEqual([409, 'store.checkout.paid', first.orderId]);
    expect((await store.order(buyer, first.orderId)).status).toBe('fulfilled');
    // Bought items are out of the cart; items added since are kept.
    expect((await store.visitor.get<CartItem[]>(`/api/cart/${first.cartId}`)).body).toMatchObject([
      { productId: 'sheets' },
    ]);
    store.stripe.webhooks({ hold: false });
  });

  it.each(['timeout', 'disconnect', 'error', 'rate_limit'] as const)(
    'keeps order and cart when Stripe fails (%s), and goes on with the same key',
    async (fault) => {
      const buyer = store.buyer();
      const cartId = await store.fill();
      // A time-out takes the SDK's full 10 s, so the connection is cut instead, before and after
      // Stripe acted.
      const kindOfFault = fault === 'timeout' ? 'disconnect' : fault;
      const phase = fault === 'timeout' ? 'after' : 'before';
      // The SDK itself retries once after a cut connection, with the same key.
      const count = kindOfFault === 'disconnect' ? 2 : 1;
      store.stripe.fault({ kind: kindOfFault, phase, count, method: 'POST', path: '/v1/checkout/sessions' });
      const failed = await pay(buyer, cartId, 44.99);
      expect([failed.status, failed.body.code]).toEqual([503, 'store.checkout.payment-unavailable']);
      expect((await store.visitor.get<CartItem[]>(`/api/cart/${cartId}`)).body).toHaveLength(2);
      const again = await pay(buyer, cartId, 44.99);
      expect(again.status).toBe(201);
      expect(await store.count('store_order WHERE cart_id = ?', cartId)).toBe(1);
      expect(await store.count('payment_attempt WHERE order_id = ?', again.body.orderId)).toBe(1);
      expect(await openSessions(cartId)).toHaveLength(1);
    },
  );

  it('uses a new key when Stripe keeps replaying its own error for the old one', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    store.stripe.fault({ kind: 'error', sticky: true, method: 'POST', path: '/v1/checkout/sessions' });
    const answers = [];
    for (let tries = 0; tries < 4; tries++) answers.push((await pay(buyer, cartId, 44.99)).status);
    expect(answers).toEqual([503, 503, 503, 201]);
    expect(await openSessions(cartId)).toHaveLength(1);
  });

  it('expires an order whose page could never be opened, once its time is over', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    store.stripe.fault({ kind: 'disconnect', count: 2, method: 'POST', path: '/v1/checkout/sessions' });
    await pay(buyer, cartId, 44.99);
    const order = await store.database.read.findOneByOrFail(OrderEntity, { cartId });
    const checks = store.service.get(PaymentChecks);
    await checks.run(true);
    expect((await store.order(buyer, order.id)).status).toBe('pending');
    await store.database.read.update(
      PaymentAttemptEntity,
      { orderId: order.id },
      { expiresAt: new Date(Date.now() - 1) },
    );
    await checks.run(true);
    expect((await store.order(buyer, order.id)).status).toBe('expired');
    expect((await pay(buyer, cartId, 44.99)).status).toBe(201);
  });

  it('opens a page in the new language when the buyer has changed it, and closes the earlier one', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    const inLanguage = (language: string) => buyer.post<CheckoutAnswer>(`/api/checkout?lang=${language}`, { cartId });
    const first = (await inLanguage('pt-BR')).body;
    const second = (await inLanguage('es')).body;
    expect(second.orderId).not.toBe(first.orderId);
    expect((await inLanguage('es')).body).toEqual(second);
    const pages = await Promise.all([first, second].map(({ url }) => session(sessionOf(url))));
    expect(pages.map(({ locale, status }) => [locale, status])).toEqual([
      ['pt-BR', 'expired'],
      ['es', 'open'],
    ]);
    expect((await store.order(buyer, first.orderId)).status).toBe('expired');
    expect((await store.order(buyer, second.orderId)).status).toBe('pending');
  });

  it('completes a free order without payment', async () => {
    const buyer = store.buyer();
    const cartId = randomUUID();
    await store.add(cartId, 'gift', 2);
    const { status, body } = await pay(buyer, cartId, 0);
    expect([status, body.url]).toEqual([201, `https://shop.example/checkout-success?order=${body.orderId}`]);
    const order = await store.order(buyer, body.orderId);
    expect(order).toMatchObject({ status: 'fulfilled', total: 0, items: [{ licence: { seats: 2 } }] });
    expect((await buyer.get(`/api/orders/${body.orderId}/invoice`)).status).toBe(200);
  });

  it('works without identity: Stripe asks for the e-mail', async () => {
    const buyer = store.buyer();
    store.around.neighbours.down = true;
    const checkout = await store.checkout(buyer);
    store.around.neighbours.down = false;
    store.stripe.pay(checkout.sessionId, { email: 'asked@example.com', name: 'Asked by Stripe' });
    await store.until(buyer, checkout.orderId, 'fulfilled');
    const order = await store.database.read.findOneByOrFail(OrderEntity, { id: checkout.orderId });
    expect([order.buyerName, order.buyerEmail]).toEqual(['Asked by Stripe', 'asked@example.com']);
  });

  it('says whether payments are real', async () => {
    expect((await store.visitor.get('/api/store/payment-mode')).body).toEqual({ mode: 'test', taxes: 'off' });
  });
});
