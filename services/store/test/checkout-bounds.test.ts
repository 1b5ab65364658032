import { randomUUID } from 'node:crypto';
import type { CheckoutAnswer } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { OrderEntity } from '../src/ledger/order.entity.ts';
import { type Buyer, type Refused, sessionOf, TestStore } from './harness/store.ts';

describe.each(databases())('checkouts of one account on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  afterAll(() => store?.close());

  const checkOut = async (buyer: Buyer, language = 'en') => {
    const cartId = randomUUID();
    await store.add(cartId, 'pack');
    return buyer.post<CheckoutAnswer & Refused>(`/api/checkout?lang=${language}`, { cartId, expectedTotal: 5.01 });
  };
  /** As if all orders of the buyer had been placed some minutes ago, one after another. */
  const age = (buyer: Buyer) =>
    store.database.read.update(OrderEntity, { userId: buyer.user.id }, { createdAt: new Date(Date.now() - 600_000) });
  const pending = (buyer: Buyer) => store.count(`store_order WHERE status = 'pending' AND user_id = ?`, buyer.user.id);

  it('are limited to ten a minute, also when they come at once', async () => {
    const buyer = store.buyer();
    const responses = await Promise.all(Array.from({ length: 16 }, () => checkOut(buyer, 'es')));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    expect(refused[0]?.body).toMatchObject({
      code: 'store.checkout.too-many',
      message: 'Son demasiados pedidos a la vez. Espera un minuto.',
      detail: expect.stringContaining('diez pedidos por minuto'),
    });
    expect(await pending(buyer)).toBe(10);
    // Other accounts aren't affected.
    expect((await checkOut(store.buyer())).status).toBe(201);
  });

  it('leave at most ten orders pending: the oldest is closed at Stripe and here', async () => {
    const buyer = store.buyer();
    const first = await checkOut(buyer);
    for (let more = 0; more < 9; more++) await checkOut(buyer);
    await age(buyer);
    expect((await checkOut(buyer)).status).toBe(201);
    expect(await pending(buyer)).toBe(10);
    expect((await store.order(buyer, first.body.orderId)).status).toBe('expired');
    const address = `${store.around.stripe.url}/v1/checkout/sessions/${sessionOf(first.body.url)}`;
    const session = await fetch(address, { headers: { authorization: 'Bearer sk_test_local' } });
    expect(await session.json()).toMatchObject({ status: 'expired' });
  });

  it('are refused with a clear message when the oldest can’t be closed', async () => {
    const buyer = store.buyer();
    for (let more = 0; more < 10; more++) await checkOut(buyer);
    await age(buyer);
    store.stripe.fault({ kind: 'error', count: 2, method: 'POST' });
    const refused = await checkOut(buyer, 'pt-BR');
    expect([refused.status, refused.body.code]).toEqual([409, 'store.checkout.too-many-pending']);
    expect(refused.body.detail).toContain('Pague ou cancele um dos pedidos');
    expect(await pending(buyer)).toBe(10);
  });
});
