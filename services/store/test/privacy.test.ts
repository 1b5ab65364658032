import { randomUUID } from 'node:crypto';
import type { Licence, ManagedOrder, OrderSummary, PageOf } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { Settlement } from '../src/fulfilment/settlement.service.ts';
import { OrderEntity } from '../src/ledger/order.entity.ts';
import { Retention } from '../src/privacy/retention.ts';
import { type Buyer, eventually, TestStore } from './harness/store.ts';

describe.each(databases())('personal data on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  afterAll(() => store?.close());

  const erase = (userId: string, id = randomUUID(), caller: 'identity' | 'learning' = 'identity') =>
    store.from(caller).post('/internal/events', { id, name: 'identity.user.erased', payload: { userId } });

  /** The account gets this cart after one that together with it holds more than a cart may. */
  const capped = async (buyer: Buyer, cartId: string) => {
    const first = randomUUID();
    await store.add(first, 'toolkit', 99);
    for (const id of [first, cartId]) await buyer.post(`/api/cart/${id}/claim`);
    expect(await cappedOf(buyer)).toBe(1);
  };
  const cappedOf = ({ user }: Buyer) =>
    store.count('capped_line WHERE cart_id IN (SELECT id FROM cart WHERE user_id = ?)', user.id);

  it('is exported only to identity', async () => {
    const buyer = store.buyer();
    const { orderId } = await store.purchase(buyer);
    const cartId = await store.fill();
    await capped(buyer, cartId);
    const path = `/internal/users/${buyer.user.id}/export`;
    const { body } = await store.from('identity').get(path);
    expect(body).toMatchObject({
      carts: [
        {
          items: expect.arrayContaining([
            expect.objectContaining({ productId: 'toolkit' }),
            expect.objectContaining({ productId: 'pack' }),
          ]),
          capped: [{ type: 'product', refId: 'toolkit', held: 101, kept: 99, at: expect.any(String) }],
        },
      ],
      orders: [{ id: orderId, total: 44.99, buyer: { name: 'Ana <b>Müller</b>', language: 'en' } }],
    });
    expect((await buyer.get(path)).status).toBe(403);
    expect((await store.visitor.get(path)).status).toBe(403);
    expect((await store.from('learning').get(path)).status).toBe(403);
  });

  it('is erased with the account; invoices stay without a link to the person', async () => {
    const buyer = store.buyer();
    const other = store.buyer();
    const { orderId, order } = await store.purchase(buyer);
    const key = order.items[0]?.licence?.key as string;
    await store.visitor.post('/api/licences/activate', { key, machineId: 'machine-1', machineName: 'Ana’s laptop' });
    const waiting = await store.checkout(buyer);
    const cartId = await store.fill();
    await capped(buyer, cartId);
    const before = await store.count('capped_line');
    const kept = await store.purchase(other);

    const event = randomUUID();
    expect((await erase(buyer.user.id, randomUUID(), 'learning')).status).toBe(403);
    expect((await erase(buyer.user.id, event)).body).toEqual({ duplicate: false });
    expect((await erase(buyer.user.id, event)).body).toEqual({ duplicate: true });

    const name = buyer.user.id.slice(0, 8);
    for (const [table, column] of [
      ['store_order', 'user_id'],
      ['entitlement', 'user_id'],
      ['cart', 'user_id'],
      ['account_cart', 'user_id'],
      ['store_order', 'buyer_email'],
      ['licence_machine', 'name'],
      ['idempotent_answer', 'scope'],
    ])
      expect(await store.count(`${table} WHERE ${column} LIKE ? OR ${column} LIKE ?`, `%${name}%`, '%Ana%')).toBe(0);
    expect(await store.count('store_order WHERE search_text LIKE ?', `%${name}%`)).toBe(0);
    const seen = await store.buyer('admin').get<ManagedOrder>(`/api/admin/orders/${orderId}`);
    expect(seen.body.buyer).toMatchObject({ name: null, email: null, erased: true });
    expect(await store.count('capped_line')).toBe(before - 1);
    expect((await store.visitor.get(`/api/cart/${cartId}`)).body).toEqual([]);
    expect((await buyer.get<PageOf<OrderSummary>>('/api/orders')).body.total).toBe(0);
    expect((await buyer.get<PageOf<Licence>>('/api/licences')).body.total).toBe(0);
    expect(await store.count('invoice WHERE order_id = ? AND snapshot LIKE ?', orderId, '%Ana%')).toBe(1);
    // Checkouts that nobody will pay now are closed at Stripe too, and the stored request with the
    // e-mail is gone.
    await eventually(
      async () =>
        (await store.count(`payment_attempt WHERE order_id = ? AND request = ''`, waiting.orderId)) ? true : undefined,
      'the open checkout is closed',
    );
    expect(await store.count(`payment_attempt WHERE request LIKE ?`, `%${name}%`)).toBe(0);
    // The licence still works, and others keep theirs.
    const verdict = await store.visitor.post('/api/licences/verify', { key, machineId: 'machine-1' });
    expect(verdict.body).toMatchObject({ valid: true, active: true });
    expect((await store.order(other, kept.orderId)).status).toBe('fulfilled');
  });

  it('is not restored by a payment that arrives after the account was erased', async () => {
    const buyer = store.buyer();
    const { orderId } = await store.checkout(buyer);
    await erase(buyer.user.id);
    const { totalCents, currency } = await store.database.read.findOneByOrFail(OrderEntity, { id: orderId });
    const facts = { orderId, outcome: 'paid', amountCents: totalCents, discountCents: 0, currency } as const;
    const of = { attemptId: undefined, sessionId: undefined, paymentIntentId: 'pi_late' };
    const person = { email: 'ana@example.com', name: 'Ana Müller' };
    await store.database.transaction((manager) =>
      store.service.get(Settlement).settle(manager, { ...facts, ...of, ...person }, 'webhook'),
    );
    const order = await store.database.read.findOneByOrFail(OrderEntity, { id: orderId });
    expect(order).toMatchObject({ paymentIntentId: 'pi_late', buyerName: '', buyerEmail: '' });
  });

  it('doesn’t stay in the request of a payment that Stripe refused', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    store.stripe.fault({ kind: 'error', count: 3, method: 'POST', path: '/v1/checkout/sessions' });
    for (let tries = 0; tries < 3; tries++) await buyer.post('/api/checkout', { cartId, expectedTotal: 44.99 });
    const address = `%${buyer.user.id.slice(0, 8)}@%`;
    expect(await store.count(`payment_attempt WHERE status = 'failed'`)).toBeGreaterThan(0);
    expect(await store.count(`payment_attempt WHERE status = 'failed' AND request LIKE ?`, address)).toBe(0);
  });

  it('that is no longer used is deleted in time', async () => {
    const [left, fresh] = [await store.fill(), await store.fill()];
    await store.visitor.post(
      '/api/cart',
      { cartId: fresh, type: 'product', productId: 'pack' },
      { 'idempotency-key': 'k' },
    );
    await store.database.read.query('UPDATE cart SET updated_at = ? WHERE id = ?', [
      Date.now() - 91 * 86_400_000,
      left,
    ]);
    const housekeeping = store.service.get(Retention);
    await housekeeping.run();
    expect((await store.visitor.get(`/api/cart/${left}`)).body).toEqual([]);
    expect((await store.visitor.get(`/api/cart/${fresh}`)).body).toHaveLength(2);
    // More than one batch.
    const abandoned = Array.from({ length: 1100 }, () => `('${randomUUID()}', 1)`);
    await store.database.read.query(`INSERT INTO cart (id, updated_at) VALUES ${abandoned.join()}`);
    await housekeeping.run();
    expect(await store.count('cart WHERE updated_at = 1')).toBe(0);
    expect(await store.count('stripe_event')).toBeGreaterThan(0);
    await housekeeping.run(Date.now() + 91 * 86_400_000);
    expect(await store.count('stripe_event')).toBe(0);
  });
});
