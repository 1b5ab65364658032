import {
  type AdminProductReview,
  adminStep,
  type GivenNotice,
  type KeysetPage,
  type MakersProductReview,
  type MakersProductReviews,
  type OwnProductReview,
  type PageOf,
  type Product,
  type ProductReview,
  type ReviewResults,
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

  it('are signed by the username instead of a full name with an address in it', async () => {
    const { names } = store.around.neighbours;
    names[owner.user.id] = 'Arcada Support evil.example';
    const { id } = (await write(owner)).body;
    delete names[owner.user.id];
    await decide([id], 'published');
    expect((await page()).reviews[0]?.authorName).toBe(`user-${owner.user.id.slice(0, 8)}`);
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

  describe('and replies to them', () => {
    let bruno: Buyer;
    beforeEach(async () => {
      bruno = store.buyer('producer');
      await store.changeProduct('toolkit', { ownerId: bruno.user.id });
    });
    afterEach(() => store.changeProduct('toolkit', { ownerId: null }));

    const reviews = '/api/content/products/toolkit/reviews';
    const reply = (person: Buyer, id: string, text: string, lang = 'en') =>
      person.put<MakersProductReview & Refused>(`${reviews}/${id}/reply?lang=${lang}`, { text });
    const removal = (id: string) => `/api/admin/product-reviews/${id}/reply`;
    const listed = async (person = bruno, query = '') =>
      (await person.get<MakersProductReviews>(`${reviews}${query}`)).body;
    const shown = async (id: string) => (await page()).reviews.find((one) => one.id === id)?.reply;
    const published = async (buyer = owner) => {
      const { id } = (await write(buyer)).body;
      await decide([id], 'published');
      return id;
    };
    /** Titles of the notices that somebody has got, once there are so many. */
    const told = (person: Buyer, count: number) =>
      eventually(async () => {
        const heard = store.around.neighbours.heard.flatMap(({ name, payload }) =>
          name === 'store.notice.given' ? [payload as GivenNotice] : [],
        );
        const own = heard.filter(({ userId }) => userId === person.user.id);
        return own.length >= count ? own.map(({ title, text, path: leads }) => [title.en, text.en, leads]) : undefined;
      }, 'notices are given');
    const replies = async (id: string) => {
      const trail = await store.database.read.findBy(AuditEntryEntity, { subjectId: id });
      return trail
        .filter(({ action }) => action.startsWith('store.review.repl'))
        .map(({ action, actorId, before, after }) => ({ action, actorId, before, after }));
    };

    it('are written once by the producer of the product, changed and removed', async () => {
      const { id } = (await write(owner)).body;
      // Nobody sees it before an admin has published the review.
      expect((await reply(bruno, id, 'Thank you')).body.code).toBe('store.review.not-found');
      await decide([id], 'published');
      const before = await listed();
      for (const stranger of [store.buyer('producer'), admin]) {
        expect((await reply(stranger, id, 'Thank you')).status).toBe(404);
        expect((await stranger.get(reviews)).status).toBe(404);
        expect((await stranger.delete(`${reviews}/${id}/reply`)).status).toBe(404);
      }
      expect((await reply(owner, id, 'Thank you')).status).toBe(403);
      expect((await store.visitor.put(`${reviews}/${id}/reply`, { text: 'Thank you' })).status).toBe(401);
      expect((await reply(bruno, id, '  ')).status).toBe(400);
      expect((await reply(bruno, id, hostile)).body).toMatchObject({
        id,
        reply: { text: '<script>alert(1)</script> & "quotes"' },
        purchaseEnded: false,
      });
      await store.database.read.update(ProductReviewEntity, { id }, { repliedAt: new Date('2026-01-02T03:04:05Z') });
      const changed = (await reply(bruno, id, 'Thank you, Ana')).body.reply;
      expect(Date.parse(changed?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect((await reply(bruno, id, 'Thank you, Ana')).body.reply).toEqual(changed);
      expect(await shown(id)).toEqual(changed);
      const { body } = await store.visitor.get<PageOf<ProductReview>>(`${path}/reviews?pageSize=100`);
      expect(body.items.find((one) => one.id === id)?.reply).toEqual(changed);
      expect(await listed()).toMatchObject({
        name: 'toolkit (en)',
        all: before.all,
        unanswered: before.unanswered - 1,
      });
      const waiting = await listed(bruno, '?show=unanswered');
      expect(waiting.reviews.map((one) => one.id)).not.toContain(id);
      expect(waiting.reviews).toHaveLength(waiting.unanswered);
      const responded = 'The developer has responded to your review of “toolkit (en)”';
      const notices = (await told(owner, 2)).filter(([title]) => title === responded);
      expect(notices).toEqual([[responded, '<script>alert(1)</script> & "quotes"', '/products/toolkit']]);
      expect(await told(bruno, 1)).toEqual([
        [
          'New review of “toolkit (en)”: 5 of 5 stars',
          'Saved us a week',
          '/dashboard/content/products/toolkit?part=reviews',
        ],
      ]);
      for (const _ of [1, 2]) expect((await bruno.delete(`${reviews}/${id}/reply`)).status).toBe(204);
      expect(await shown(id)).toBeNull();
      // The producer's own work isn't on record.
      expect(await replies(id)).toEqual([]);
    });

    it('are removed by an admin, on record and with a notice to their writer', async () => {
      const id = await published();
      await reply(bruno, id, 'Thank you');
      expect((await list('limit=100')).items.find((one) => one.id === id)).toMatchObject({
        reply: { text: 'Thank you' },
        ofHouse: false,
      });
      expect((await bruno.delete(removal(id))).status).toBe(403);
      for (const _ of [1, 2]) expect((await admin.delete(removal(id))).status).toBe(204);
      expect((await admin.delete(removal(crypto.randomUUID()))).status).toBe(404);
      expect(await shown(id)).toBeNull();
      expect(await replies(id)).toEqual([
        {
          action: 'store.review.reply-removed',
          actorId: admin.user.id,
          before: { reply: 'Thank you' },
          after: { reply: null },
        },
      ]);
      expect(await told(bruno, 2)).toContainEqual([
        'An admin has removed your response to a review of “toolkit (en)”',
        'Thank you',
        '/dashboard/content/products/toolkit?part=reviews',
      ]);
    });

    it('are written by admins for products of the house, on record', async () => {
      await store.changeProduct('toolkit', { ownerId: null });
      const id = await published();
      expect((await reply(bruno, id, 'It was mine')).status).toBe(404);
      expect((await reply(admin, id, 'Thank you')).status).toBe(200);
      expect((await shown(id))?.text).toBe('Thank you');
      expect((await list('limit=100')).items.find((one) => one.id === id)?.ofHouse).toBe(true);
      expect((await admin.delete(`${reviews}/${id}/reply`)).status).toBe(204);
      expect((await replies(id)).map(({ action }) => action).sort()).toEqual([
        'store.review.replied',
        'store.review.reply-removed',
      ]);
    });

    it('are the admin area’s for products of the house: closed with it, written with a password that was just typed', async () => {
      await store.changeProduct('toolkit', { ownerId: null });
      const id = await published();
      const refused = { status: 403, body: { code: adminStep.code } };
      const closed = store.buyer('admin', { adminUntil: Date.now() - 1 });
      const aged = store.buyer('admin', { confirmedAt: Date.now() - 301_000 });
      expect(await closed.get(reviews)).toMatchObject(refused);
      expect((await aged.get(reviews)).status).toBe(200);
      for (const person of [closed, aged]) expect(await reply(person, id, 'Buy elsewhere')).toMatchObject(refused);
      // As is what a decision says to who wrote the review.
      expect(await decide([id], 'declined', 'Buy elsewhere', aged)).toMatchObject(refused);
      expect((await decide([id], 'published', undefined, aged)).status).toBe(200);
      expect((await reply(admin, id, 'Thank you')).status).toBe(200);
      for (const person of [closed, aged]) expect(await person.delete(`${reviews}/${id}/reply`)).toMatchObject(refused);
      expect((await shown(id))?.text).toBe('Thank you');
    });

    it('can only be removed once the purchase of the reviewer has ended', async () => {
      const other = store.buyer();
      await store.purchase(other);
      const [id, unanswered] = [await published(), await published(other)];
      await reply(bruno, id, 'Thank you');
      const { unanswered: before } = await listed();
      const people = [owner.user.id, other.user.id];
      const entitlement = 'UPDATE entitlement SET revoked_at = granted_at WHERE user_id IN (?, ?)';
      await store.database.read.query(entitlement, people);
      const refused = await Promise.all(['en', 'pt-BR', 'es'].map((lang) => reply(bruno, id, 'He is a liar', lang)));
      for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'store.review.reviewer-left']);
      expect(new Set(refused.map(({ body }) => body.message)).size).toBe(3);
      expect((await reply(bruno, unanswered, 'He is a liar')).status).toBe(409);
      expect((await listed()).reviews.find((one) => one.id === id)).toMatchObject({
        reply: { text: 'Thank you' },
        purchaseEnded: true,
      });
      // Nothing can be written below it, so that it waits for nothing.
      const waiting = await listed(bruno, '?show=unanswered');
      expect(waiting.unanswered).toBe(before - 1);
      expect(waiting.reviews.map((one) => one.id)).not.toContain(unanswered);
      expect((await bruno.delete(`${reviews}/${id}/reply`)).status).toBe(204);
      expect((await reply(bruno, id, 'Thank you')).status).toBe(409);
      await store.purchase(owner);
      expect((await reply(bruno, id, 'Welcome back')).status).toBe(200);
    });

    it('go with the words that they were written to', async () => {
      const id = await published();
      await reply(bruno, id, 'Thank you');
      const changed = (await write(owner, { text: 'Something else' })).body.id;
      await decide([changed], 'published');
      expect(await shown(changed)).toBeNull();
      expect((await listed(bruno, '?show=unanswered')).reviews.map((one) => one.id)).toContain(changed);
    });

    it('are exported to their writer, and stay without a name when that account is erased', async () => {
      const id = await published();
      await reply(bruno, id, 'Thank you');
      const exported = async ({ user }: Buyer) =>
        (
          await store
            .from('identity')
            .get<{ reviews: object[]; reviewReplies: object[] }>(`/internal/users/${user.id}/export`)
        ).body;
      expect((await exported(bruno)).reviewReplies).toMatchObject([{ productId: 'toolkit', reply: 'Thank you' }]);
      const [own] = (await exported(owner)).reviews;
      expect(own).toMatchObject({ id, reply: 'Thank you' });
      expect(own).not.toHaveProperty('repliedBy');
      await store.from('identity').post('/internal/events', {
        id: crypto.randomUUID(),
        name: 'identity.user.erased',
        payload: { userId: bruno.user.id },
      });
      expect(await store.count('product_review WHERE replied_by = ?', bruno.user.id)).toBe(0);
      expect((await shown(id))?.text).toBe('Thank you');
    });
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
      ...{ reply: null, repliedBy: null, repliedAt: null },
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
