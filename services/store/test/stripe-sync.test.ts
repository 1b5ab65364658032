import { setTimeout as pause } from 'node:timers/promises';
import type { KeysetPage, StripeProduct, StripeStep, StripeSync } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import Stripe from 'stripe';
import { MoreThan } from 'typeorm';
import { StripeSyncEntity } from '../src/stripe-sync/stripe-sync.entity.ts';
import { type Buyer, eventually, type Refused, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

describe.each(databases())('products at Stripe on %s', (kind) => {
  let store: TestStore;
  let stripe: Stripe;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind, { STRIPE_SYNC_PER_SECOND: '1000' });
    stripe = new Stripe('sk_test_local', { ...store.around.stripe.sdk, maxNetworkRetries: 0, telemetry: false });
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());

  const list = async (query = '') =>
    (await admin.get<KeysetPage<StripeProduct>>(`/api/admin/stripe/products?${query}`)).body;
  const read = async (id: string) => (await list(`q=${id}`)).items.find((each) => each.id === id);
  const ended = (id: string) =>
    eventually(async () => {
      const { body } = await admin.get<StripeSync>(`/api/admin/stripe/sync/${id}`);
      return ['planning', 'running'].includes(body.state) ? undefined : body;
    }, 'the sync has ended');
  const stepsOf = async (id: string) =>
    (await admin.get<KeysetPage<StripeStep>>(`/api/admin/stripe/sync/${id}/steps?limit=100`)).body.items;
  const accepted = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    expect([status, body]).toEqual([202, expect.anything()]);
    return ended((body as StripeSync).id);
  };
  const plan = () => accepted(admin.post('/api/admin/stripe/plan'));
  const start = (syncId: string) => accepted(admin.post('/api/admin/stripe/sync', { syncId }));
  const syncOne = (id: string) => accepted(admin.post(`/api/admin/stripe/products/${id}/sync`));
  const remove = (id: string) => accepted(admin.delete(`/api/admin/stripe/products/${id}`));
  const atStripe = (id: string) => stripe.products.retrieve(`arcada_${id}`, { expand: ['default_price'] });
  const prices = async (id: string) => (await stripe.prices.list({ product: `arcada_${id}` })).data;
  const actions = async () => {
    const entries = await store.database.read.findBy(AuditEntryEntity, { number: MoreThan(0) });
    return entries.map(({ action, subjectId }) => `${action.replace('store.stripe-', '')} ${subjectId}`);
  };

  it('are listed as not synced at first; only admins with a recent password sync', async () => {
    const { items, total } = await list();
    expect(total).toBe(4);
    expect(items.find(({ id }) => id === 'toolkit')).toEqual({
      id: 'toolkit',
      name: 'toolkit (en)',
      price: 19.99,
      productStatus: 'published',
      publishedAt: expect.any(String),
      status: 'not_synced',
      stripeId: null,
      archived: false,
      differences: [],
      extraPrices: [],
      canSync: true,
      syncedAt: null,
    });
    const stale = store.buyer('admin', { confirmedAt: 0 });
    const refused = await stale.post<Refused>('/api/admin/stripe/products/toolkit/sync');
    expect([refused.status, refused.body.code]).toEqual([403, 'identity.step-up.required']);
    expect((await stale.delete('/api/admin/stripe/products/toolkit')).status).toBe(403);
    expect((await store.buyer().get('/api/admin/stripe/products')).status).toBe(403);
  });

  it('are synced one by one, once however often the request comes', async () => {
    const key = { 'idempotency-key': '7d8ad1d3-6a87-4bc9-9f1c-1a7b8f1a2b33' };
    const call = () => admin.post<StripeSync>('/api/admin/stripe/products/toolkit/sync', undefined, key);
    const [one, other] = await Promise.all([call(), call()]);
    expect(one.body.id).toBe(other.body.id);
    const sync = await ended(one.body.id);
    expect(sync).toMatchObject({ state: 'done', kinds: { create: 1 }, steps: { done: 1 } });
    const [step] = await stepsOf(sync.id);
    expect(step).toMatchObject({ productId: 'toolkit', kind: 'create', state: 'done', result: 'created' });
    expect(await atStripe('toolkit')).toMatchObject({
      name: 'toolkit (en)',
      active: true,
      metadata: { catalogue_id: 'toolkit' },
      default_price: { unit_amount: 1999, currency: 'usd' },
    });
    expect(await read('toolkit')).toMatchObject({ status: 'synced', stripeId: 'arcada_toolkit', differences: [] });
    expect(await actions()).toEqual(expect.arrayContaining([`sync.started ${sync.id}`, 'product.created toolkit']));
    expect((await syncOne('toolkit')).steps.done).toBe(1);
    expect((await prices('toolkit')).length).toBe(1);
  });

  it('show a new price on the side where it was made; a sync makes a new price and archives the old', async () => {
    await store.changeProduct('toolkit', { priceCents: 2499 });
    expect(await read('toolkit')).toMatchObject({
      status: 'out_of_sync',
      differences: [{ field: 'price', catalogue: 24.99, stripe: 19.99, changed: 'catalogue' }],
    });
    const before = (await atStripe('toolkit')).default_price as Stripe.Price;
    expect(await stepsOf((await syncOne('toolkit')).id)).toMatchObject([{ kind: 'update', result: 'updated' }]);
    expect((await atStripe('toolkit')).default_price).toMatchObject({ unit_amount: 2499, active: true });
    expect((await stripe.prices.retrieve(before.id)).active).toBe(false);
    expect(await read('toolkit')).toMatchObject({ status: 'synced' });

    const cheap = await stripe.prices.create({ product: 'arcada_toolkit', currency: 'usd', unit_amount: 100 });
    await stripe.products.update('arcada_toolkit', { default_price: cheap.id, name: 'Renamed there' });
    await eventually(async () => (await read('toolkit'))?.status === 'out_of_sync' || undefined, 'the event came');
    expect((await read('toolkit'))?.differences).toEqual([
      { field: 'name', catalogue: 'toolkit (en)', stripe: 'Renamed there', changed: 'stripe' },
      { field: 'price', catalogue: 24.99, stripe: 1, changed: 'stripe' },
    ]);
    await syncOne('toolkit');
    const active = (await prices('toolkit')).filter((price) => price.active);
    expect(active.map(({ unit_amount: cents }) => cents)).toEqual([2499]);
    // The price from before was used again.
    expect((await prices('toolkit')).length).toBe(3);
  });

  it('are planned together: what differs is shown, what is confirmed is done, what changed since is not', async () => {
    await stripe.products.create({ name: 'Made by hand at Stripe' });
    await store.changeProduct('gift', { status: 'draft' });
    const planned = await plan();
    expect(planned).toMatchObject({ state: 'planned', kinds: { create: 2, update: 0 }, same: 1 });
    expect(planned.foreign.map(({ name }) => name)).toEqual(['Made by hand at Stripe']);
    expect((await stepsOf(planned.id)).map(({ productId, state }) => [productId, state])).toEqual([
      ['pack', 'waiting'],
      ['sheets', 'waiting'],
    ]);
    expect(await read('pack')).toMatchObject({ status: 'not_synced' });
    await store.changeProduct('sheets', { priceCents: 3950 });
    const done = await start(planned.id);
    expect(done).toMatchObject({ state: 'done', steps: { done: 1, skipped: 1, failed: 0, waiting: 0 } });
    expect((await start(planned.id)).endedAt).toBe(done.endedAt);
    expect((await list('status=not_synced')).items.map(({ id }) => id)).toEqual(['sheets', 'gift']);
    expect((await start((await plan()).id)).steps).toMatchObject({ done: 1 });
    expect(await plan()).toMatchObject({ kinds: { create: 0, update: 0 }, same: 3 });
    const draft = await admin.post<Refused>('/api/admin/stripe/products/gift/sync');
    expect([draft.status, draft.body.code]).toEqual([409, 'store.stripe-sync.not-on-sale']);
    expect((await admin.post('/api/admin/stripe/products/none/sync')).status).toBe(404);
    expect((await admin.post<StripeSync>('/api/admin/stripe/sync', { syncId: crypto.randomUUID() })).status).toBe(404);
  });

  it('say which of them are on sale only later', async () => {
    const publishedAt = new Date(Date.now() + 86_400_000);
    await store.changeProduct('gift', { status: 'published', publishedAt });
    expect(await read('gift')).toMatchObject({ productStatus: 'published', publishedAt: publishedAt.toISOString() });
    expect(await stepsOf((await plan()).id)).toMatchObject([
      { productId: 'gift', kind: 'create', onSaleFrom: publishedAt.toISOString() },
    ]);
    await store.changeProduct('gift', { status: 'draft', publishedAt: null });
    await store.changeProduct('pack', { priceCents: 502 });
    expect(await stepsOf((await plan()).id)).toMatchObject([{ productId: 'pack', onSaleFrom: null }]);
    await store.changeProduct('pack', { priceCents: 501 });
  });

  it('show prices that were added at Stripe; a sync archives those that were shown, and no other', async () => {
    const add = (cents: number) =>
      stripe.prices.create({ product: 'arcada_toolkit', currency: 'usd', unit_amount: cents });
    const isActive = async ({ id }: Stripe.Price) => (await stripe.prices.retrieve(id)).active;
    const shown = ({ id, unit_amount: amount }: Stripe.Price) => ({
      stripeId: id,
      amount,
      currency: 'usd',
      recurring: false,
    });
    const byHand = await add(500);
    await eventually(async () => (await read('toolkit'))?.status === 'out_of_sync' || undefined, 'the event came');
    expect(await read('toolkit')).toMatchObject({ differences: [], extraPrices: [shown(byHand)] });
    // A price that is archived there by hand is a difference no more.
    await stripe.prices.update(byHand.id, { active: false });
    await eventually(async () => (await read('toolkit'))?.status === 'synced' || undefined, 'the event came');

    const [one, other] = [await add(600), await add(700)];
    const planned = await plan();
    expect(planned).toMatchObject({ kinds: { create: 0, update: 1 }, withExtraPrices: 1 });
    expect(await stepsOf(planned.id)).toMatchObject([
      { productId: 'toolkit', differences: [], extraPrices: expect.arrayContaining([shown(one), shown(other)]) },
    ]);
    const later = await add(800);
    await start(planned.id);
    expect(await Promise.all([one, other, later].map(isActive))).toEqual([false, false, true]);
    expect((await atStripe('toolkit')).default_price).toMatchObject({ unit_amount: 2499, active: true });
    expect(await read('toolkit')).toMatchObject({ status: 'out_of_sync', extraPrices: [shown(later)] });
    const entry = await store.database.read.findOneOrFail(AuditEntryEntity, {
      where: { action: 'store.stripe-product.updated', subjectId: 'toolkit' },
      order: { number: 'DESC' },
    });
    expect(JSON.stringify(entry)).toContain(one.id);
    await syncOne('toolkit');
    expect([await isActive(later), (await read('toolkit'))?.status]).toEqual([false, 'synced']);

    // One that has the amount that the product has now becomes the default price instead.
    const fitting = await add(2599);
    await store.changeProduct('toolkit', { priceCents: 2599 });
    await syncOne('toolkit');
    expect((await atStripe('toolkit')).default_price).toMatchObject({ id: fitting.id, active: true });
    expect(await plan()).toMatchObject({ kinds: { create: 0, update: 0 }, withExtraPrices: 0 });
  });

  it('are archived where Stripe refuses to delete them, and deleted where they have no price', async () => {
    const [archived] = await stepsOf((await remove('pack')).id);
    expect(archived).toMatchObject({ kind: 'remove', state: 'done', result: 'archived' });
    expect((await atStripe('pack')).active).toBe(false);
    expect(await read('pack')).toMatchObject({ status: 'not_synced', archived: true, stripeId: 'arcada_pack' });
    expect((await admin.delete<Refused>('/api/admin/stripe/products/pack')).body.code).toBe(
      'store.stripe-sync.not-synced',
    );
    const again = await stepsOf((await syncOne('pack')).id);
    const active = { field: 'active', catalogue: true, stripe: false, changed: 'removed' };
    expect(again).toMatchObject([{ kind: 'update', result: 'updated', differences: [active] }]);
    expect(await atStripe('pack')).toMatchObject({ active: true });
    expect((await prices('pack')).length).toBe(1);

    // As a crash between two steps of another system would leave it.
    await store.addProduct({ id: 'bare', priceCents: 700 });
    await stripe.products.create({ id: 'arcada_bare', name: 'bare (en)' });
    await plan();
    expect(await read('bare')).toMatchObject({ status: 'out_of_sync' });
    expect(await stepsOf((await remove('bare')).id)).toMatchObject([{ result: 'deleted' }]);
    expect(await read('bare')).toMatchObject({ status: 'not_synced', stripeId: null });
    await expect(atStripe('bare')).rejects.toMatchObject({ code: 'resource_missing' });
    expect(await actions()).toEqual(expect.arrayContaining(['product.archived pack', 'product.deleted bare']));
  });

  it('are not synced any more once they are deleted at Stripe', async () => {
    await store.addProduct({ id: 'passing', priceCents: 700 });
    await stripe.products.create({ id: 'arcada_passing', name: 'passing (en)' });
    await plan();
    expect(await read('passing')).toMatchObject({ stripeId: 'arcada_passing' });
    await stripe.products.del('arcada_passing');
    await eventually(async () => (await read('passing'))?.status === 'not_synced' || undefined, 'the event came');
    expect(await read('passing')).toMatchObject({ stripeId: null });
    expect(await actions()).toContain('product.deleted-there passing');
    // An old event about the product that was made again changes nothing.
    await syncOne('passing');
    const api = new StripeApi(store);
    const { data } = await api.event('product.deleted', 'arcada_passing');
    expect((await api.send('product.deleted', data.object)).status).toBe(200);
    expect(await read('passing')).toMatchObject({ status: 'synced' });
    await stripe.products.update('arcada_passing', { active: false });
    await eventually(
      async () => (await read('passing'))?.differences[0]?.field === 'active' || undefined,
      'it is known',
    );
  });

  it('are left to the process that has taken a sync over while this one hung', async () => {
    for (let number = 0; number < 8; number++) await store.addProduct({ id: `late-${number}`, priceCents: 700 });
    const { id: syncId } = await plan();
    const { wire } = store.around;
    const repository = store.database.read.getRepository(StripeSyncEntity);
    const taken = new Promise<void>((resolve) => {
      wire.before = async (what) => {
        if (!what.startsWith('POST')) return;
        await repository.update(syncId, { leasedBy: 'another', leasedUntil: Date.now() + 60_000 });
        // As long as it takes this process to see that its lease is another's.
        await pause(6000);
        resolve();
      };
    });
    await admin.post('/api/admin/stripe/sync', { syncId });
    await taken;
    wire.before = () => undefined;
    await pause(1000);
    const { body } = await admin.get<StripeSync>(`/api/admin/stripe/sync/${syncId}`);
    // The calls that were under way, four at most, ended; the others are not this process's any more.
    expect([body.state, body.steps.done <= 4, body.steps.waiting >= 4]).toEqual(['running', true, true]);
    await repository.update(syncId, { leasedUntil: 0 });
    expect((await ended(syncId)).steps).toMatchObject({ waiting: 0, failed: 0 });
  });
});
