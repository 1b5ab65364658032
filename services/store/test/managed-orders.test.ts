import { randomUUID } from 'node:crypto';
import {
  type KeysetPage,
  type ManagedOrder,
  type ManagedOrderSummary,
  type OrderSummary,
  shownKey,
} from '@arcada/contracts';
import { SentMailEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import type { QueryRunner } from 'typeorm';
import { buyerSearch } from '../src/ledger/buyer-search.ts';
import { OrderEntity } from '../src/ledger/order.entity.ts';
import { OrderMailEntity } from '../src/mails/order-mail.entity.ts';
import { FillOrderSearch1796200000037 } from '../src/migrations/fill-order-search.ts';
import { mailMigrations } from '../src/migrations/mails.ts';
import { type Buyer, eventually, type Refused, TestStore } from './harness/store.ts';

describe.each(databases())('orders for admins on %s', (kind) => {
  let store: TestStore;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());

  const list = async (query: string) =>
    (await admin.get<KeysetPage<ManagedOrderSummary>>(`/api/admin/orders?${query}`)).body;
  const read = async (id: string) => (await admin.get<ManagedOrder>(`/api/admin/orders/${id}`)).body;
  const named = (buyerName: string) => ({ buyerName, searchText: buyerSearch(buyerName, null) });
  const change = (id: string, values: Partial<OrderEntity>) => store.database.read.update(OrderEntity, { id }, values);

  it('are listed by pages, searched, filtered and sorted', async () => {
    const buyers = Array.from({ length: 5 }, () => store.buyer());
    const orders: string[] = [];
    for (const buyer of buyers) orders.push((await store.checkout(buyer)).orderId);
    const [first = '', second = '', third = ''] = orders;
    await change(first, { createdAt: new Date('2026-03-01T23:59:59.999Z'), totalCents: 999 });
    await change(second, { createdAt: new Date('2026-03-02T00:00:00Z'), ...named('Inês 100%_!') });
    await change(third, { status: 'paid_late', paidAt: new Date() });

    const pages: string[] = [];
    for (let after = ''; ; ) {
      const page = await list(`limit=2${after && `&after=${after}`}`);
      expect(page.total).toBe(5);
      pages.push(...page.items.map(({ id }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(pages).toEqual([...orders.slice(2).toReversed(), second, first]);
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await ids('sort=total&dir=asc&limit=1')).toEqual([first]);
    expect(await ids('status=paid_late')).toEqual([third]);
    expect(await ids('from=2026-03-01&to=2026-03-01')).toEqual([first]);
    expect((await ids('from=2026-03-01&to=2026-03-02')).toSorted()).toEqual([first, second].toSorted());
    expect(await ids('q=inês 100%25_!')).toEqual([second]);
    expect(await ids(`buyer=${buyers[3]?.user.id}`)).toEqual([orders[3]]);
    expect(await ids(`buyer=${buyers[3]?.user.id}&status=paid_late`)).toEqual([]);
    expect(await ids('q=zzz')).toEqual([]);
    for (const typed of ['ines', 'INÊS', 'Inés 100', 'ines 100%25_']) expect(await ids(`q=${typed}`)).toEqual([second]);
    expect(await ids(`q=USER-${buyers[3]?.user.id.slice(0, 8)}`)).toEqual([orders[3]]);
    const { number } = (await list('sort=total&dir=asc&limit=1')).items[0] as OrderSummary;
    expect(await ids(`q=${number.toLowerCase()}`)).toEqual([first]);
    expect(await ids(`q=${Number(number.slice(2))}`)).toContain(first);
    expect((await admin.get<Refused>('/api/admin/orders?after=nonsense')).status).toBe(400);
    expect((await buyers[0]?.get('/api/admin/orders'))?.status).toBe(403);
    expect((await buyers[0]?.get(`/api/admin/orders/${first}`))?.status).toBe(403);
  });

  it('are found regardless of accents and capitals, by a name that Stripe asked for, and also those from before', async () => {
    const buyer = store.buyer();
    store.around.neighbours.down = true;
    const checkout = await store.checkout(buyer);
    store.around.neighbours.down = false;
    store.stripe.pay(checkout.sessionId, { email: 'jose@example.com', name: 'José Ñáñez' });
    await store.until(buyer, checkout.orderId, 'fulfilled');
    const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
    const typed = ['José ñáñez', 'jose nanez', 'JOSÉ', 'ÑÁÑEZ', 'jose@EXAMPLE'];
    for (const q of typed) expect([q, await found(q)]).toEqual([q, [checkout.orderId]]);
    await change(checkout.orderId, { searchText: null });
    expect(await found('jose')).toEqual([]);
    await store.database.transaction(({ queryRunner }) =>
      new FillOrderSearch1796200000037().up(queryRunner as QueryRunner),
    );
    for (const q of typed) expect([q, await found(q)]).toEqual([q, [checkout.orderId]]);
  });

  it('show their history, what they gave, payment attempts and mails', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.purchase(buyer);
    await eventually(async () => ((await store.count('outbox')) === 0 ? true : undefined), 'all is delivered');
    const order = await read(orderId);
    expect(order).toMatchObject({
      status: 'fulfilled',
      total: 44.99,
      paid: 44.99,
      refunded: 0,
      buyer: { id: buyer.user.id, name: 'Ana <b>Müller</b>' },
      invoiceNumber: expect.stringMatching(/^INV-/),
      items: [
        { productId: 'toolkit', quantity: 2, refunded: false, right: { seats: 2, machines: 0, revokedAt: null } },
        { productId: 'pack', right: { seats: 1 } },
      ],
      attempts: [{ status: 'closed', sessionId }],
      mails: [{ kind: 'confirmation', state: 'sent' }],
      refunds: [],
    });
    expect(order.steps.map(({ from, to, cause }) => [from, to, cause.kind])).toEqual([
      ['pending', 'paid', 'webhook'],
      ['paid', 'fulfilled', 'webhook'],
    ]);
    expect((await admin.get(`/api/admin/orders/${orderId}/invoice`)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    const unknown = await admin.get<Refused>(`/api/admin/orders/${buyer.user.id}`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'store.order.not-found']);
    expect((await buyer.get(`/api/admin/orders/${orderId}/invoice`)).status).toBe(403);
  });

  /** As if the mails about an order had been sent that much earlier. */
  const letTimePass = async (orderId: string, milliseconds = 60_000) => {
    for (const { id, at } of await store.database.read.findBy(OrderMailEntity, { orderId }))
      await store.database.read.update(OrderMailEntity, id, { at: new Date(at.getTime() - milliseconds) });
  };

  it('are mailed again once a minute, and five times a day, however many calls come at once', async () => {
    const { orderId } = await store.purchase(store.buyer());
    const send = () =>
      admin.post<ManagedOrder & Refused>(`/api/admin/orders/${orderId}/mails`, { kind: 'confirmation' });
    const refused = { status: 429, body: { code: 'store.order.mailed-often' } };
    const first = await send();
    expect(first).toMatchObject(refused);
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(50);
    await letTimePass(orderId);
    const burst = await Promise.all(Array.from({ length: 6 }, send));
    expect(burst.filter(({ status }) => status === 201)).toHaveLength(1);
    for (let sent = 2; sent < 5; sent++) {
      await letTimePass(orderId);
      expect((await send()).status).toBe(201);
    }
    await letTimePass(orderId);
    const sixth = await send();
    expect(sixth).toMatchObject(refused);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(86_000);
    await letTimePass(orderId, 86_400_000);
    expect((await send()).status).toBe(201);
  });

  it('are mailed again, once for each request', async () => {
    const buyer = store.buyer();
    const { orderId, order } = await store.purchase(buyer);
    const send = (kind: string, key = crypto.randomUUID()) =>
      admin.post<ManagedOrder & Refused>(`/api/admin/orders/${orderId}/mails`, { kind }, { 'idempotency-key': key });
    expect((await send('refund')).body.code).toBe('store.order.no-mail');
    await letTimePass(orderId);
    const key = crypto.randomUUID();
    const answers = await Promise.all([send('confirmation', key), send('confirmation', key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const mails = await eventually(async () => {
      const all = await store.mails(buyer);
      return all.length > 1 ? all : undefined;
    }, 'the mail is there again');
    expect(mails).toHaveLength(2);
    // What was refunded since is left out.
    const [toolkit, pack] = order.items;
    await admin.post(`/api/admin/orders/${orderId}/lines/${pack?.id}/refund`);
    await letTimePass(orderId);
    expect((await send('confirmation')).body.mails.map((mail) => mail.kind)).toEqual([
      'confirmation',
      'confirmation',
      'credit-note',
      'confirmation',
    ]);
    expect((await send('refund')).status).toBe(201);
    const last = await eventually(async () => {
      const all = await store.mails(buyer);
      return all.length === 5 ? all.filter((mail) => mail.includes('is ready')) : undefined;
    }, 'all mails are there');
    const again = last.filter((mail) => !mail.includes(shownKey(pack?.licence?.key ?? '-')));
    expect(again).toHaveLength(1);
    expect(again[0]).toContain(shownKey(toolkit?.licence?.key ?? '-'));
    // Its total is of what it lists.
    expect(again[0]).toContain('Total: $39.98');
    expect(again[0]).not.toContain('$44.99');
  });

  it('have mails whose kinds tell a confirmation from a refund, in the outbox, too, also those of before', async () => {
    const buyer = store.buyer();
    const { orderId, order } = await store.purchase(buyer);
    await admin.post(`/api/admin/orders/${orderId}/lines/${order.items[1]?.id}/refund`);
    const sent = async () => {
      const [confirmation, note] = (await read(orderId)).mails;
      const rows = await Promise.all(
        [confirmation?.id, note?.id].map((id = '') => store.database.read.findOneBy(SentMailEntity, { id })),
      );
      return rows.every(Boolean) ? rows.map((row) => row?.mailKind) : undefined;
    };
    expect(await eventually(sent, 'both are sent')).toEqual(['order-confirmation', 'order-credit-note']);
    // As an earlier release wrote them.
    const { mails } = await read(orderId);
    await store.database.read.update(OrderMailEntity, { orderId, kind: 'credit-note' }, { kind: 'refund' });
    for (const { id } of mails) await store.database.read.update(SentMailEntity, { id }, { mailKind: 'order' });
    await store.database.transaction(async ({ queryRunner }) => {
      for (const Migration of mailMigrations.slice(-2)) await new Migration().up(queryRunner as QueryRunner);
    });
    expect(await sent()).toEqual(['order-confirmation', 'order-refund']);
  });

  it('are found by words that more of them have than a search looks up by their ids', async () => {
    const { orderId } = await store.checkout(store.buyer());
    const one = await store.database.read.findOneByOrFail(OrderEntity, { id: orderId });
    const many = Array.from({ length: 1001 }, (_, at) => ({
      ...one,
      ...named('Ubiquitous Firm'),
      id: randomUUID(),
      number: 900_000 + at,
      liveCartId: null,
      createdAt: new Date(Date.UTC(2020, 0, 1, 0, at)),
    }));
    for (let at = 0; at < many.length; at += 50)
      await store.database.read.insert(OrderEntity, many.slice(at, at + 50) as object[]);
    const { items, total } = await list('q=ubiquitous&limit=2');
    expect([total, ...items.map(({ id }) => id)]).toEqual([1001, many[1000]?.id, many[999]?.id]);
    expect((await list('q=A-900007')).items.map(({ id }) => id)).toEqual([many[7]?.id]);
  });
});
