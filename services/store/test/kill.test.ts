import { randomInt, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CartItem, CheckoutAnswer, Order, OrderStatus, StripeSync } from '@arcada/contracts';
import { dataSourceOf } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { jest } from '@jest/globals';
import { storeDefinition } from '../src/definition.ts';
import { changeProduct } from './harness/products.ts';
import { type Buyer, eventually, type Refused, sessionOf, TestStore } from './harness/store.ts';
import { buildStore, insist, StoreProcess } from './harness/store-process.ts';

jest.setTimeout(180_000);
beforeAll(() => buildStore());

describe.each(databases())('a store that is killed, on %s', (kind) => {
  let store: TestStore;
  let shipped: StoreProcess;
  let orders = 0;
  let refunded = 0;

  beforeAll(async () => {
    // The same database, Stripe and services, but with the shipped process instead of the one
    // inside this test.
    store = await TestStore.open(kind, { RECONCILE_SECONDS: '1', OUTBOX_CLAIM_SECONDS: '1' });
    await store.service.running.close();
    shipped = await StoreProcess.on(store.service.env);
    store.around.gateway.target = shipped.url;
    await shipped.start();
  });
  afterAll(async () => {
    await shipped?.kill();
    await store?.close();
  });

  const restart = async () => {
    const { wire, gateway } = store.around;
    for (const door of [wire, gateway]) Object.assign(door, { before: () => undefined, after: () => undefined });
    await shipped.kill();
    await shipped.start();
  };
  const add = (buyer: Buyer, cartId: string, productId: string) => {
    const key = randomUUID();
    return insist(async () => {
      const line = { cartId, type: 'product', productId };
      const { status, body } = await buyer.post('/api/cart', line, { 'idempotency-key': key });
      if (status !== 201) throw new Error(`not added: ${JSON.stringify(body)}`);
    });
  };
  const fill = async (buyer: Buyer) => {
    const cartId = randomUUID();
    for (const product of ['toolkit', 'toolkit', 'pack']) await add(buyer, cartId, product);
    return cartId;
  };
  const pay = (buyer: Buyer, cartId: string, key: string) =>
    buyer.post<CheckoutAnswer & Refused>('/api/checkout', { cartId, expectedTotal: 44.99 }, { 'idempotency-key': key });
  const checkout = async (buyer: Buyer) => {
    const cartId = await fill(buyer);
    const key = randomUUID();
    const { orderId, url } = await insist(async () => {
      const { status, body } = await pay(buyer, cartId, key);
      if (status !== 201) throw new Error(`no checkout: ${JSON.stringify(body)}`);
      return body;
    });
    return { orderId, cartId, sessionId: sessionOf(url) };
  };
  const until = (buyer: Buyer, orderId: string, status: OrderStatus) =>
    eventually(async () => {
      const response = await buyer.get<Order>(`/api/orders/${orderId}`).catch(() => undefined);
      return response?.body.status === status ? response.body : undefined;
    }, `the order is ${status}`);

  const mails = async () => {
    const names = await readdir(join(store.service.dataDir, 'mail')).catch(() => []);
    return names.filter((name) => name.endsWith('.eml')).length;
  };

  it.each([
    ['after the order is committed, before Stripe is asked', 'before'],
    ['after Stripe made the page, before the store knows', 'after'],
  ] as const)('%s, goes on with the same order and page', async (_what, moment) => {
    const buyer = shipped.buyer();
    const cartId = await fill(buyer);
    const key = randomUUID();
    store.around.wire[moment] = async (what) => {
      if (what.startsWith('POST /v1/checkout/sessions')) await shipped.kill();
    };
    await expect(pay(buyer, cartId, key)).rejects.toThrow();
    await restart();
    const { status, body } = await pay(buyer, cartId, key);
    expect(status).toBe(201);
    expect((await pay(buyer, cartId, randomUUID())).body).toEqual(body);
    store.stripe.pay(sessionOf(body.url));
    await until(buyer, body.orderId, 'fulfilled');
    orders += 1;
  });

  it.each([true, false])('while the buyer pays, fulfils after its restart (events arrive: %s)', async (eventsCome) => {
    const buyer = shipped.buyer();
    const { orderId, sessionId } = await checkout(buyer);
    await shipped.kill();
    if (!eventsCome) store.stripe.webhooks({ drop: 20 });
    store.stripe.pay(sessionId);
    await restart();
    await until(buyer, orderId, 'fulfilled');
    store.stripe.webhooks({ drop: 0 });
    orders += 1;
  });

  it('around the commit of the event, fulfils once', async () => {
    const buyer = shipped.buyer();
    const rounds = 3;
    for (let round = 0; round < rounds; round++) {
      const { orderId, sessionId } = await checkout(buyer);
      store.stripe.webhooks({ hold: true });
      store.stripe.pay(sessionId);
      const { gateway } = store.around;
      const killed = new Promise<void>((resolve) => {
        const last = round === rounds - 1;
        const kill = async () => {
          // Stripe sends several events at once: the first one decides.
          Object.assign(gateway, { before: () => undefined, after: () => undefined });
          const dead = pause(last ? 0 : randomInt(12)).then(() => shipped.kill());
          void dead.then(resolve);
          if (!last) return;
          await dead;
          throw new Error('the answer is lost');
        };
        // The last round: committed and responded, but Stripe never receives the response.
        gateway[last ? 'after' : 'before'] = kill;
      });
      store.stripe.webhooks({ hold: false });
      await killed;
      await restart();
      await until(buyer, orderId, 'fulfilled');
    }
    orders += rounds;
  });

  it('during a refund, closes the order once', async () => {
    const buyer = shipped.buyer();
    const { orderId, sessionId } = await checkout(buyer);
    store.stripe.pay(sessionId);
    await until(buyer, orderId, 'fulfilled');
    store.around.wire.after = async (what) => {
      if (what.startsWith('POST /v1/refunds')) await shipped.kill();
    };
    const admin = shipped.buyer('admin');
    await expect(admin.post(`/api/admin/orders/${orderId}/refund`)).rejects.toThrow();
    await restart();
    await until(buyer, orderId, 'refunded');
    expect((await admin.post(`/api/admin/orders/${orderId}/refund`)).status).toBe(200);
    orders += 1;
    refunded += 1;
  });

  it('at every step of a sync with Stripe, goes on and makes nothing twice', async () => {
    const admin = shipped.buyer('admin');
    const restartSoon = async () => {
      await shipped.kill();
      // A killed process's sync is taken over after a while; the test doesn't wait for that.
      const dataSource = await dataSourceOf(storeDefinition, String(store.service.env.STORE_DATABASE_URL)).initialize();
      await dataSource.query('UPDATE stripe_sync SET leased_until = 0');
      await dataSource.destroy();
      await restart();
    };
    const killAt = async (moment: 'before' | 'after', call: RegExp, id: string) => {
      const killed = new Promise<void>((resolve) => {
        store.around.wire[moment] = async (what) => {
          if (!call.test(what)) return;
          await shipped.kill();
          resolve();
          throw new Error('the connection is cut');
        };
      });
      await admin.post(`/api/admin/stripe/products/${id}/sync`).catch(() => undefined);
      await killed;
      await restartSoon();
      await eventually(async () => {
        const { body } = await insist(() => admin.get<{ sync: StripeSync | null }>('/api/admin/stripe/sync'));
        return body.sync?.state === 'done' || undefined;
      }, `${id} is synced`);
    };
    const pricesOf = async (id: string) => {
      const response = await fetch(`${store.around.stripe.url}/v1/prices?product=arcada_${id}&limit=100`, {
        headers: { authorization: 'Bearer sk_test_local' },
      });
      const { data } = (await response.json()) as { data: { unit_amount: number; active: boolean }[] };
      return data.map(({ unit_amount: amount, active }) => `${amount}${active ? '' : ' archived'}`);
    };
    const made = /^POST \/v1\/products$/;
    await killAt('before', made, 'sheets');
    await killAt('after', made, 'gift');
    expect(await pricesOf('sheets')).toEqual(['2950']);
    expect(await pricesOf('gift')).toEqual(['0']);
    const calls = [/^POST \/v1\/prices$/, /^POST \/v1\/products\/arcada_sheets$/, /^POST \/v1\/prices\/price_/];
    const expected = ['2950 archived'];
    let cents = 3000;
    for (const call of calls)
      for (const moment of ['before', 'after'] as const) {
        cents += 100;
        await insist(() => changeProduct(admin, 'sheets', { price: cents / 100 }));
        await killAt(moment, call, 'sheets');
        expect(await pricesOf('sheets')).toEqual([String(cents), ...expected]);
        expected.unshift(`${cents} archived`);
      }
  });

  // `npm run soak` does this for ten minutes; here it is short.
  it('at random moments, repeatedly, loses and doubles nothing', async () => {
    const buyers = Array.from({ length: 4 }, () => shipped.buyer());
    let shopping = true;
    const killer = (async () => {
      let kills = 0;
      while (shopping && kills < 4) {
        await pause(randomInt(20, 500));
        await shipped.kill();
        kills++;
        await shipped.start();
      }
      return kills;
    })();
    const purchases = await Promise.all(
      buyers.map(async (buyer) => {
        let done = 0;
        do {
          const { orderId, sessionId, cartId } = await checkout(buyer);
          store.stripe.pay(sessionId);
          await until(buyer, orderId, 'fulfilled');
          const left = await insist(() => buyer.get<CartItem[]>(`/api/cart/${cartId}`));
          expect(left.body).toEqual([]);
          done++;
        } while (done < 2);
        return done;
      }),
    );
    shopping = false;
    expect(await killer).toBeGreaterThan(1);
    orders += purchases.reduce((sum, done) => sum + done, 0);
  });

  it('in the end the books hold every order once and whole, with exact amounts', async () => {
    await shipped.kill();
    const url = String(store.service.env.STORE_DATABASE_URL);
    await shipped.start();
    await eventually(async () => ((await mails()) >= orders + refunded ? true : undefined), 'all mails are out');
    await shipped.kill();
    const dataSource = await dataSourceOf(storeDefinition, url).initialize();
    try {
      const ask = <T>(sql: string) => dataSource.query<T[]>(sql);
      const count = async (from: string) =>
        Number((await ask<{ n: number }>(`SELECT COUNT(*) AS n FROM ${from}`))[0]?.n);
      expect(await count('store_order')).toBe(orders);
      expect(await count(`store_order WHERE status = 'fulfilled' AND live_cart_id IS NULL`)).toBe(orders - refunded);
      expect(await count(`store_order WHERE status = 'refunded'`)).toBe(refunded);
      expect(await count(`order_step WHERE to_status = 'fulfilled'`)).toBe(orders);
      expect(await count('order_step')).toBe(2 * orders + refunded);
      expect(await count('entitlement')).toBe(2 * orders);
      expect(await count('cart_line')).toBe(0);
      const wrong = `SELECT o.id FROM store_order o JOIN order_line l ON l.order_id = o.id
        GROUP BY o.id, o.total_cents HAVING o.total_cents <> SUM(l.unit_cents * l.quantity) OR COUNT(*) <> 2`;
      expect(await ask(wrong)).toEqual([]);
      const invoices = await ask<{ number: number }>('SELECT number FROM invoice ORDER BY number');
      expect(invoices.map(({ number }) => number)).toEqual(Array.from({ length: orders }, (_, at) => at + 1));
    } finally {
      await dataSource.destroy();
    }
    const api = (path: string) =>
      fetch(`${store.around.stripe.url}/v1/${path}`, { headers: { authorization: 'Bearer sk_test_local' } });
    const { data } = (await (await api('payment_intents?limit=100')).json()) as { data: { amount_received: number }[] };
    const received = data.map(({ amount_received }) => amount_received).filter(Boolean);
    expect(received).toEqual(Array.from({ length: orders }, () => 4499));
    const sessions = (await (await api('checkout/sessions?limit=100&status=open')).json()) as { data: object[] };
    expect(sessions.data).toEqual([]);
    expect(await mails()).toBe(orders + refunded);
  });
});
