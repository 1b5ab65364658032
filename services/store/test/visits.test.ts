import type { ConversionDays, MissedSearches, SoldItems } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { VisitCountEntity } from '../src/visits/visit-count.entity.ts';
import { VisitCounts } from '../src/visits/visit-counts.ts';
import { type Buyer, TestStore } from './harness/store.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const today = () => new Date().toISOString().slice(0, 10);

describe.each(databases())('visits on %s', (kind) => {
  let store: TestStore;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await store.service.get(VisitCounts).flush();
    await store.database.read.clear(VisitCountEntity);
  });

  let visitors = 0;
  /** Each from a network of its own, where the headers name none. */
  const visit = (body: object, headers: Record<string, string> = browser) => {
    visitors += 1;
    const address = `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
    return store.visitor.post('/api/store/visits', body, { 'x-forwarded-for': address, ...headers });
  };
  const rows = async () => {
    await store.service.get(VisitCounts).flush();
    const all = await store.database.read.find(VisitCountEntity, { order: { kind: 'ASC', subject: 'ASC' } });
    return all.map((row) => `${row.kind} ${row.subject} ${row.count}`);
  };
  const span = `from=${today()}&to=${today()}`;

  it('are counted by day and thing alone, added up over flushes', async () => {
    const answers = [await visit({ kind: 'product', id: 'toolkit' }), await visit({ kind: 'product', id: 'pack' })];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await store.service.get(VisitCounts).flush();
    await visit({ kind: 'product', id: 'toolkit' });
    expect(await rows()).toEqual(['view product:pack 1', 'view product:toolkit 2']);
    const [row] = await store.database.read.find(VisitCountEntity);
    expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'day', 'kind', 'subject']);
  });

  it('of one browser count once, and those of one network up to a bound', async () => {
    const from = (address: string, program: string) =>
      visit({ kind: 'product', id: 'toolkit' }, { 'user-agent': program, 'x-forwarded-for': address });
    for (let times = 0; times < 40; times++) await from('203.0.113.7', browser['user-agent']);
    expect(await rows()).toEqual(['view product:toolkit 1']);
    await visit({ kind: 'product', id: 'pack' }, { ...browser, 'x-forwarded-for': '203.0.113.7' });
    await from('203.0.113.8', browser['user-agent']);
    await from('2001:db8::1', browser['user-agent']);
    // One household has all of these.
    await from('2001:db8::2', browser['user-agent']);
    expect(await rows()).toEqual(['view product:pack 1', 'view product:toolkit 3']);
    for (let number = 0; number < 40; number++) await from('203.0.113.7', `Mozilla/5.0 Made/${number}`);
    expect(await rows()).toEqual(['view product:pack 1', 'view product:toolkit 12']);
  });

  it('of unknown things and programs are left out', async () => {
    await visit({ kind: 'product', id: 'nothing-like-it' });
    await visit({ kind: 'course', id: 'nothing-like-it' });
    for (const program of ['Googlebot/2.1', 'curl/8.0', ''])
      await visit({ kind: 'product', id: 'toolkit' }, { 'user-agent': program });
    expect((await visit({ kind: 'page', id: 'toolkit' })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('survive a stop', async () => {
    await visit({ kind: 'product', id: 'toolkit' });
    await store.restart();
    expect(await rows()).toEqual(['view product:toolkit 1']);
  });

  it('are shown beside carts, checkouts and orders', async () => {
    await visit({ kind: 'product', id: 'toolkit' });
    await store.checkout(store.buyer());
    await store.purchase(store.buyer());
    await rows();
    const { body } = await admin.get<ConversionDays>(`/api/admin/orders/conversion?${span}`);
    expect(body.days).toEqual([{ day: today(), views: 1, added: 6, checkouts: 2, orders: 1 }]);
    const sold = (await admin.get<SoldItems>(`/api/admin/orders/sales/items?${span}`)).body.items;
    expect(sold).toEqual([
      { type: 'product', id: 'toolkit', name: 'toolkit (en)', units: 2, revenue: 39.98 },
      { type: 'product', id: 'pack', name: 'pack (en)', units: 1, revenue: 5.01 },
    ]);
    // In the language of who looks, whatever that of the buyers was.
    const { body: named } = await admin.get<SoldItems>(`/api/admin/orders/sales/items?${span}&lang=es`);
    expect(named.items.map(({ name }) => name)).toEqual(['toolkit (es)', 'pack (es)']);
    const before = 'from=2026-01-01&to=2026-01-02';
    expect((await admin.get<SoldItems>(`/api/admin/orders/sales/items?${before}`)).body.items).toEqual([]);
    expect((await store.buyer().get(`/api/admin/orders/conversion?${span}`)).status).toBe(403);
  });

  it('a repeated request to add counts once', async () => {
    const line = { cartId: crypto.randomUUID(), type: 'product', productId: 'toolkit', price: 1, quantity: 1 };
    const key = { 'idempotency-key': crypto.randomUUID() };
    await store.visitor.post('/api/cart', line, key);
    await store.visitor.post('/api/cart', line, key);
    expect(await rows()).toEqual(['cart product:toolkit 1']);
  });

  it('searches that found nothing are shown from the third on and on several days, never with an address', async () => {
    for (let times = 0; times < 3; times++) {
      await visit({ kind: 'search', words: ' Ficção ' });
      await visit({ kind: 'search', words: 'ana@example.com' });
    }
    await visit({ kind: 'search', words: 'rare' });
    await rows();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const both = `from=${yesterday}&to=${today()}`;
    const missed = async () =>
      (await admin.get<MissedSearches>(`/api/admin/orders/conversion/missed-searches?${both}`)).body.items;
    // One visitor may have searched three times.
    expect(await missed()).toEqual([]);
    for (const subject of ['ficcao', 'rare'])
      await store.database.read.insert(VisitCountEntity, { day: yesterday, kind: 'search', subject, count: 1 });
    expect(await missed()).toEqual([{ words: 'ficcao', count: 4 }]);
  });

  it('made-up words take no room from views', async () => {
    const counts = store.service.get(VisitCounts);
    for (let number = 0; number < 1500; number++) counts.count('search', `words ${number}`);
    counts.count('view', 'product:toolkit');
    const found = await rows();
    expect(found.filter((row) => row.startsWith('search')).length).toBe(1000);
    expect(found).toContain('view product:toolkit 1');
  });

  it('of a course ask the learning area once, however many they are', async () => {
    const { neighbours } = store.around;
    neighbours.courses.set('revit', { id: 'revit', title: 'Revit', price: 10 });
    const before = neighbours.asked;
    for (let times = 0; times < 5; times++) {
      await visit({ kind: 'course', id: 'revit' });
      await visit({ kind: 'course', id: 'not-a-course' });
    }
    expect(neighbours.asked - before).toBe(2);
    expect(await rows()).toEqual(['view course:revit 5']);
  });

  it('are kept for 25 months', async () => {
    const add = (day: string) =>
      store.database.read.insert(VisitCountEntity, { day, kind: 'view', subject: day, count: 1 });
    await add('2024-10-22');
    await add('2024-10-23');
    await store.service.get(VisitCounts).run(Date.parse('2026-11-23T12:00:00Z'));
    expect(await rows()).toEqual(['view 2024-10-23 1']);
  });
});
