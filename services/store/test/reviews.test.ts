import type {
  AdminProductReview,
  GivenNotice,
  KeysetPage,
  OwnProductReview,
  PageOf,
  Product,
  ProductReview,
  ReviewResults,
} from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { ProductReviewEntity } from '../src/catalogue/product-review.entity.ts';
import { type Buyer, eventually, type Refused, TestStore } from './harness/store.ts';

const path = '/api/products/toolkit';
const mine = `${path}/reviews/mine`;
const hostile = '<script>alert(1)</script> & "quotes"\u0000';

describe.each(databases())('reviews of products on %s', (kind) => {
  let store: TestStore;
  let owner: Buyer;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    admin = store.buyer('admin');
  });
  beforeEach(async () => {
    owner = store.buyer();
    await store.purchase(owner);
  });
  afterAll(() => store?.close());

  type Answer = OwnProductReview & Refused;
  const write = (buyer: Buyer, more: { rating?: number; title?: string; text?: string } = {}) =>
    buyer.put<Answer>(mine, { rating: 5, text: 'Saved us a week', ...more });
  const own = async (buyer = owner) => (await buyer.get<OwnProductReview | null>(mine)).body;
  const page = async () => (await store.visitor.get<Product>(path)).body;
  const decide = (ids: string[], decision: 'published' | 'declined', note?: string, person = admin) =>
    person.post<ReviewResults>('/api/admin/product-reviews/decisions', { ids, decision, note });
  const list = async (query: string) =>
    (await admin.get<KeysetPage<AdminProductReview>>(`/api/admin/product-reviews?${query}`)).body;

  it('are written by owners only, one each', async () => {
    const refused = await write(store.buyer());
    expect([refused.status, refused.body.code]).toEqual([403, 'store.review.not-owned']);
    expect((await store.visitor.put(mine, { rating: 5, text: 'Good' })).status).toBe(401);
    expect(await own()).toBeNull();
    const sent = await Promise.all(Array.from({ length: 5 }, () => write(owner)));
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await store.count('product_review WHERE user_id = ?', owner.user.id)).toBe(1);
    for (const bad of [{ rating: 6 }, { rating: 0 }, { text: ' a ' }, { title: 'x'.repeat(101) }])
      expect((await write(owner, bad)).status).toBe(400);
  });

  it('are not written by who sells the product, though they bought it', async () => {
    await store.changeProduct('toolkit', { ownerId: owner.user.id });
    const refused = await write(owner);
    await store.changeProduct('toolkit', { ownerId: null });
    expect([refused.status, refused.body.code]).toEqual([403, 'store.review.own-product']);
    expect((await write(owner)).status).toBe(200);
  });

  it('count and are shown once an admin has published them, each change with an entry in the trail', async () => {
    const before = await page();
    const { id } = (await write(owner, { rating: 3, title: ' Solid\nwork ', text: hostile })).body;
    expect((await page()).reviewCount).toBe(before.reviewCount);
    expect((await decide([id], 'published', undefined, owner)).status).toBe(403);
    expect((await decide([id, id], 'published')).body.results).toEqual([{ id, result: 'decided' }]);
    const after = await page();
    expect(after.reviewCount).toBe(before.reviewCount + 1);
    expect(after.reviewHistogram[2]).toBe((before.reviewHistogram[2] ?? 0) + 1);
    const shown = {
      authorName: 'Ana <b>Müller</b>',
      title: 'Solid work',
      text: '<script>alert(1)</script> & "quotes"',
    };
    expect(after.reviews[0]).toMatchObject({ ...shown, rating: 3 });
    const { body } = await store.visitor.get<PageOf<ProductReview>>(`${path}/reviews?pageSize=1`);
    expect([body.total, body.items]).toEqual([after.reviewCount, [after.reviews[0]]]);
    await decide([id], 'declined', 'Please leave out names');
    expect((await page()).reviewCount).toBe(before.reviewCount);
    expect(await own()).toMatchObject({ status: 'declined', note: 'Please leave out names' });
    const trail = await store.database.read.findBy(AuditEntryEntity, { subjectId: id });
    expect(trail.map(({ action }) => action).sort()).toEqual(['store.review.declined', 'store.review.published']);
  });

  it('tell their writer of each decision, with its note', async () => {
    const { id } = (await write(owner)).body;
    await decide([id], 'published');
    await decide([id], 'published');
    await decide([id], 'declined', 'Please leave out names');
    const given = await eventually(async () => {
      const heard = store.around.neighbours.heard.flatMap(({ name, payload }) =>
        name === 'store.notice.given' ? [payload as GivenNotice] : [],
      );
      const own = heard.filter(({ userId, kind }) => userId === owner.user.id && kind === 'review');
      return own.length >= 2 ? own : undefined;
    }, 'the writer is notified');
    const told = given.map(({ title, text, path: leads, mails }) => [title.en, text.es, leads, mails]);
    expect(told.sort()).toEqual([
      ['Your review of “toolkit (en)” is published', '', '/products/toolkit', true],
      ['Your review of “toolkit (en)” was not published', 'Please leave out names', '/products/toolkit', true],
    ]);
  });

  it('of the demo data are listed as such, and declined like any other', async () => {
    const before = await page();
    const translations = {
      title: { en: 'Neat', 'pt-BR': 'Bom', es: 'Bien' },
      text: { en: 'It works', 'pt-BR': 'Funciona', es: 'Va' },
    };
    const id = `seed-toolkit-${kind}`;
    const demo = { userId: null, authorName: 'Nora Lind', rating: 2, title: 'Neat', text: 'It works', translations };
    await store.database.read.insert(ProductReviewEntity, {
      ...{ ...demo, id, productId: 'toolkit', source: 'seed', status: 'declined', adminNote: null, searchText: null },
      createdAt: new Date(),
    });
    const listed = (await list('q=nora lind&lang=pt-BR')).items;
    expect(listed).toMatchObject([{ id, demo: true, title: 'Bom', text: 'Funciona', authorName: 'Nora Lind' }]);
    expect((await decide([id], 'published')).body.results).toEqual([{ id, result: 'decided' }]);
    const shown = await page();
    expect([shown.reviewCount, shown.reviewHistogram[1]]).toEqual([
      before.reviewCount + 1,
      (before.reviewHistogram[1] ?? 0) + 1,
    ]);
    await decide([id], 'declined');
    expect((await page()).reviewHistogram).toEqual(before.reviewHistogram);
    const trail = await store.database.read.findBy(AuditEntryEntity, { subjectId: id });
    expect(trail.map(({ action }) => action).sort()).toEqual(['store.review.declined', 'store.review.published']);
    await store.database.read.delete(ProductReviewEntity, { id });
  });

  it('are checked again after a change, so that a decision about the earlier text doesn’t publish another', async () => {
    const first = (await write(owner)).body;
    await decide([first.id], 'published');
    const shown = (await page()).reviewCount;
    const changed = (await write(owner, { text: 'Something else' })).body;
    expect(changed).toMatchObject({ status: 'pending', text: 'Something else' });
    expect((await page()).reviewCount).toBe(shown - 1);
    expect((await decide([first.id], 'published')).body.results).toEqual([{ id: first.id, result: 'missing' }]);
    expect(await own()).toMatchObject({ id: changed.id, status: 'pending' });
    await decide([changed.id], 'published');
    expect((await page()).reviewCount).toBe(shown);
    // Sent again as it is, nothing happens to it.
    expect((await write(owner, { text: 'Something else' })).body).toMatchObject({
      id: changed.id,
      status: 'published',
    });
    for (const _ of [1, 2]) expect((await owner.delete(mine)).status).toBe(204);
    expect(await own()).toBeNull();
    expect((await page()).reviewCount).toBe(shown - 1);
  });

  it('are counted right when many are decided at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const buyer = store.buyer();
        await store.purchase(buyer);
        return (await write(buyer, { rating: 1 })).body.id;
      }),
    );
    const before = await page();
    await Promise.all(others.map((id) => decide([id], 'published')));
    const after = await page();
    expect(after.reviewHistogram[0]).toBe((before.reviewHistogram[0] ?? 0) + 4);
    expect(after.reviewCount).toBe(before.reviewCount + 4);
  });

  it('are found by text, author and product, and sorted by stars', async () => {
    const { id } = (await write(owner, { rating: 2, title: 'Ótimo', text: '100% prático' })).body;
    const found = async (query: string) => (await list(query)).items.map((review) => review.id);
    expect(await found('q=otimo')).toEqual([id]);
    expect(await found('q=100%25%20pra')).toEqual([id]);
    expect(await found('q=100_')).toEqual([]);
    expect(await found('q=toolkit&status=pending&limit=100')).toContain(id);
    expect(await found('q=muller&limit=100')).toContain(id);
    const [item] = (await list('q=otimo')).items;
    expect(item).toMatchObject({ productId: 'toolkit', productName: 'toolkit (en)', authorName: 'Ana <b>Müller</b>' });
  });

  it('cannot be changed after a refund, but removed', async () => {
    const { id } = (await write(owner)).body;
    const ended = async () => (await list('limit=100')).items.find((review) => review.id === id)?.purchaseEnded;
    expect(await ended()).toBe(false);
    const { orderId } = (
      await store.database.read.query<{ orderId: string }[]>(
        'SELECT order_id AS orderId FROM entitlement WHERE user_id = ?',
        [owner.user.id],
      )
    )[0] as { orderId: string };
    await store.database.read.query('UPDATE entitlement SET revoked_at = granted_at WHERE order_id = ?', [orderId]);
    expect(await ended()).toBe(true);
    expect((await write(owner, { text: 'Now I say this' })).body.code).toBe('store.review.not-owned');
    await store.purchase(owner);
    expect(await ended()).toBe(false);
    expect((await owner.delete(mine)).status).toBe(204);
  });

  it('are exported, and erased with the account', async () => {
    const { id } = (await write(owner)).body;
    await decide([id], 'published');
    const shown = (await page()).reviewCount;
    const { body } = await store
      .from('identity')
      .get<{ reviews: unknown[] }>(`/internal/users/${owner.user.id}/export`);
    expect(body.reviews).toMatchObject(
      [{ id, productId: 'toolkit', text: 'Saved us a week', authorName: /Ana/ }].map(
        ({ authorName: _, ...review }) => review,
      ),
    );
    await store.from('identity').post('/internal/events', {
      id: crypto.randomUUID(),
      name: 'identity.user.erased',
      payload: { userId: owner.user.id },
    });
    expect(await store.count('product_review WHERE id = ?', id)).toBe(0);
    const [row] = await store.database.read.query<{ h: string }[]>(
      "SELECT review_histogram AS h FROM product WHERE id = 'toolkit'",
    );
    expect((JSON.parse(row?.h ?? '[]') as number[]).reduce((sum, count) => sum + count, 0)).toBe(shown - 1);
  });
});
