import { setTimeout as pause } from 'node:timers/promises';
import type { StripeSync } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { jest } from '@jest/globals';
import Stripe from 'stripe';
import { addProduct } from './harness/products.ts';
import { type Buyer, TestStore } from './harness/store.ts';

jest.setTimeout(300_000);
const many = 1000;

describe.each(databases())('a thousand products on %s', (kind) => {
  let store: TestStore;
  let stripe: Stripe;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind, { STRIPE_SYNC_PER_SECOND: '1000' });
    stripe = new Stripe('sk_test_local', { ...store.around.stripe.sdk, maxNetworkRetries: 0, telemetry: false });
    admin = store.buyer('admin');
    // Stripe's own events about all this are looked at elsewhere.
    store.stripe.webhooks({ hold: true });
    for (let number = 0; number < many - 4; number++)
      await addProduct(store.database.read, store.service.dataDir, { id: `part-${number}`, priceCents: 100 + number });
  });
  afterAll(() => store?.close());

  const until = async (id: string, is: (sync: StripeSync) => boolean) => {
    for (;;) {
      const { body } = await admin.get<StripeSync>(`/api/admin/stripe/sync/${id}`);
      if (is(body)) return body;
      await pause(100);
    }
  };
  const plan = async () => {
    const { body } = await admin.post<StripeSync>('/api/admin/stripe/plan');
    return until(body.id, ({ state }) => state !== 'planning');
  };
  const start = (syncId: string) => admin.post<StripeSync>('/api/admin/stripe/sync', { syncId });

  it('are synced each once, within Stripe’s limits, also when Stripe fails in between', async () => {
    const { wire } = store.around;
    let calls = 0;
    let now = 0;
    let mostAtOnce = 0;
    wire.before = () => {
      calls += 1;
      now += 1;
      mostAtOnce = Math.max(mostAtOnce, now);
    };
    wire.after = () => {
      now -= 1;
    };
    const planned = await plan();
    expect(planned).toMatchObject({ state: 'planned', kinds: { create: many, update: 0 }, same: 0 });
    expect(calls).toBeLessThan(20);
    // The responses of three calls are lost, ten are too many for Stripe.
    store.stripe.fault({ kind: 'error', phase: 'after', method: 'POST', count: 3 });
    store.stripe.fault({ kind: 'rate_limit', method: 'POST', count: 10 });
    expect((await start(planned.id)).body.state).toBe('running');
    await until(planned.id, ({ steps }) => steps.done > 300);
    // Stripe fails longer than the sync waits: an admin goes on with it.
    store.stripe.fault({ kind: 'error', count: 1000 });
    const stopped = await until(planned.id, ({ state }) => state === 'stopped');
    expect(stopped.steps.waiting).toBeGreaterThan(0);
    store.stripe.reset();
    store.stripe.webhooks({ hold: true });
    expect((await start(planned.id)).body.state).toBe('running');
    const done = await until(planned.id, ({ state }) => state === 'done');
    expect(done.steps).toEqual({ waiting: 0, done: many, skipped: 0, failed: 0 });
    expect(mostAtOnce).toBeLessThanOrEqual(4);
    expect(calls).toBeLessThan(many + 100);
    const cents = new Map<string, number | null>();
    for await (const product of stripe.products.list({ limit: 100, expand: ['data.default_price'] }))
      cents.set(product.id, (product.default_price as Stripe.Price).unit_amount);
    expect(cents.size).toBe(many);
    for (let number = 0; number < many - 4; number++) expect(cents.get(`arcada_part-${number}`)).toBe(100 + number);
    expect(await plan()).toMatchObject({ kinds: { create: 0, update: 0 }, same: many });
  });

  it('have one active price each after their prices were changed, and wait for each other', async () => {
    await store.database.read.query("update product set price_cents = price_cents + 50 where id like 'part-1%'");
    const planned = await plan();
    expect(planned).toMatchObject({ kinds: { create: 0, update: 111 }, same: many - 111 });
    await start(planned.id);
    const second = await admin.post('/api/admin/stripe/products/gift/sync');
    expect(second.body).toMatchObject({ code: 'store.stripe-sync.busy' });
    expect((await until(planned.id, ({ state }) => state === 'done')).steps).toMatchObject({ done: 111, failed: 0 });
    const active: [string, number | null][] = [];
    for await (const { product, unit_amount: amount } of stripe.prices.list({ active: true, limit: 100 }))
      if (String(product).startsWith('arcada_part-1')) active.push([String(product), amount]);
    const numbers = Array.from({ length: many - 4 }, (_, at) => at).filter((at) => String(at).startsWith('1'));
    expect(active.sort()).toEqual(numbers.map((at): [string, number] => [`arcada_part-${at}`, 150 + at]).sort());
  });
});
