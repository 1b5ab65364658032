import { randomUUID } from 'node:crypto';
import type { ManagedOrder, Order, OrderSummary, PageOf } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { OrderLineEntity } from '../src/ledger/order.entity.ts';
import { RefundEntity } from '../src/ledger/refund.entity.ts';
import { Payments } from '../src/stripe/payments.ts';
import { readPdf } from './harness/read-pdf.ts';
import { type Buyer, eventually, type Refused, sessionOf, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

describe.each(databases())('refunds on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
  });
  afterAll(() => store?.close());
  afterEach(() => {
    store.stripe.webhooks({ hold: false, drop: 0 });
    store.around.wire.after = () => undefined;
  });

  const managed = async (orderId: string) =>
    (await store.buyer('admin').get<ManagedOrder>(`/api/admin/orders/${orderId}`)).body;
  /** A fulfilled order: two toolkits (39.98) and one pack (5.01). */
  const bought = async (buyer: Buyer) => {
    const { orderId, sessionId, order } = await store.purchase(buyer);
    const [toolkit, pack] = order.items as [Order['items'][number], Order['items'][number]];
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
    return { orderId, toolkit, pack, intent: String(intent) };
  };
  const refundLine = (orderId: string, lineId: string, admin = store.buyer('admin'), note?: string) =>
    admin.post<ManagedOrder & Refused>(
      `/api/admin/orders/${orderId}/lines/${lineId}/refund`,
      note === undefined ? undefined : { note },
    );
  const refund = (orderId: string, admin = store.buyer('admin')) =>
    admin.post<ManagedOrder & Refused>(`/api/admin/orders/${orderId}/refund`);
  const isValid = async (item: Order['items'][number]) =>
    (await store.visitor.post('/api/licences/verify', { key: item.licence?.key })).body.valid;
  const heard = async (orderId: string) => {
    await eventually(async () => ((await store.count('outbox')) === 0 ? true : undefined), 'the outbox is empty');
    return store.around.neighbours.heard
      .filter(({ payload }) => (payload as { orderId: string }).orderId === orderId)
      .map(({ name, payload }) => [name, (payload as { lineIds?: string[] }).lineIds] as const);
  };
  const audited = (orderId: string) => store.database.read.findBy(AuditEntryEntity, { subjectId: orderId });

  it('of one line revoke that line only, with a credit note and a mail', async () => {
    const buyer = store.buyer();
    const { orderId, toolkit, pack, intent } = await bought(buyer);
    expect((await refundLine(orderId, pack.id, buyer)).status).toBe(403);
    expect((await refundLine(orderId, orderId)).body.code).toBe('store.order.line-not-found');
    const { status, body } = await refundLine(orderId, pack.id);
    expect([status, body.status, body.refunded, body.total]).toEqual([200, 'fulfilled', 5.01, 44.99]);
    expect(body.refunds).toMatchObject([
      { amount: 5.01, lineIds: [pack.id], failedAt: null, cause: { kind: 'admin' } },
    ]);
    expect(body.items.map(({ refunded, right }) => [refunded, Boolean(right?.revokedAt)])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await stripe.refunds(intent)).map(({ amount }) => amount)).toEqual([501]);
    expect([await isValid(toolkit), await isValid(pack)]).toEqual([true, false]);
    expect((await buyer.get(`/api/orders/${orderId}/downloads/toolkit`)).status).toBe(200);
    expect((await buyer.get(`/api/orders/${orderId}/downloads/pack`)).status).toBe(404);
    expect(await heard(orderId)).toEqual([
      ['store.order.fulfilled', undefined],
      ['store.order.lines-refunded', [pack.id]],
    ]);

    const order = await store.order(buyer, orderId);
    expect(order).toMatchObject({ status: 'fulfilled', refunded: 5.01, creditNotes: [{ amount: 5.01 }] });
    const { body: list } = await buyer.get<PageOf<OrderSummary>>('/api/orders');
    expect(list.items.map(({ id, total, refunded }) => [id, total, refunded])).toEqual([[orderId, 44.99, 5.01]]);
    expect(order.items.map(({ refunded, downloadable }) => [refunded, downloadable])).toEqual([
      [false, true],
      [true, false],
    ]);
    const note = order.creditNotes[0]?.number ?? '';
    expect(note).toMatch(/^CN-\d{6}$/);
    const pdf = await buyer.get(`/api/orders/${orderId}/credit-notes/${note}`);
    const text = await readPdf(pdf.bytes);
    for (const part of ['Credit note', note, order.invoiceNumber ?? '-', order.number, 'pack (en)', '$5.01'])
      expect(text).toContain(part);
    expect(text).not.toContain('toolkit');
    expect((await buyer.get(`/api/orders/${orderId}/credit-notes/${note}`)).bytes.equals(pdf.bytes)).toBe(true);
    expect((await store.buyer().get(`/api/orders/${orderId}/credit-notes/${note}`)).status).toBe(404);
    expect((await buyer.get(`/api/orders/${orderId}/credit-notes/CN-999999`)).status).toBe(404);
    const mails = (await store.mails(buyer)).filter((mail) => mail.includes('A refund for your order'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('$5.01');
    expect(mails[0]).toContain('pack (en)');
    // The invoice stays as it was issued.
    expect((await buyer.get(`/api/orders/${orderId}/invoice`)).status).toBe(200);
  });

  it('of a line are made once, however often and by whom they are asked for', async () => {
    const { orderId, pack, intent } = await bought(store.buyer());
    const answers = await Promise.all(Array.from({ length: 5 }, () => refundLine(orderId, pack.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await refundLine(orderId, pack.id)).status).toBe(200);
    expect(await stripe.refunds(intent)).toHaveLength(1);
    expect((await managed(orderId)).refunded).toBe(5.01);
    expect(await audited(orderId)).toMatchObject([
      {
        action: 'store.order.line-refunded',
        subjectName: expect.stringMatching(/^A-\d{6}$/),
        after: { refund: { cents: 501, items: [pack.name], lines: [pack.id] } },
      },
    ]);
  });

  it('keep why they were made, for admins and the books', async () => {
    const { orderId, pack } = await bought(store.buyer());
    const admin = store.buyer('admin');
    expect((await refundLine(orderId, pack.id, admin, 'x'.repeat(301))).status).toBe(400);
    const { body } = await refundLine(orderId, pack.id, admin, ' Bought twice ');
    expect(body.refunds).toMatchObject([{ note: 'Bought twice' }]);
    expect(await audited(orderId)).toMatchObject([{ after: { refund: { note: 'Bought twice' } } }]);
    const rest = await admin.post<ManagedOrder>(`/api/admin/orders/${orderId}/refund`, { note: '' });
    expect(rest.body.refunds.map(({ note }) => note)).toEqual(['Bought twice', null]);
  });

  it('of different lines by two admins at once close the order', async () => {
    const buyer = store.buyer();
    const { orderId, toolkit, pack, intent } = await bought(buyer);
    const answers = await Promise.all([refundLine(orderId, toolkit.id), refundLine(orderId, pack.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const order = await managed(orderId);
    expect(order).toMatchObject({ status: 'refunded', refunded: 44.99 });
    expect(order.refunds.map(({ creditNote }) => creditNote?.amount).toSorted()).toEqual([39.98, 5.01]);
    expect((await stripe.refunds(intent)).map(({ amount }) => amount).toSorted()).toEqual([3998, 501]);
    expect(await audited(orderId)).toHaveLength(2);
    expect((await heard(orderId)).map(([name]) => name).toSorted()).toEqual([
      'store.order.fulfilled',
      'store.order.lines-refunded',
      'store.order.refunded',
    ]);
    expect([await isValid(toolkit), await isValid(pack)]).toEqual([false, false]);
  });

  it('of a line and of all at once return no more than was paid', async () => {
    const { orderId, pack, intent } = await bought(store.buyer());
    const answers = await Promise.all([refund(orderId), refundLine(orderId, pack.id), refund(orderId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stripe.refunds(intent)).reduce((sum, { amount }) => sum + amount, 0)).toBe(4499);
    expect(await managed(orderId)).toMatchObject({ status: 'refunded', refunded: 44.99 });
  });

  it('after a line return the rest, on a credit note of its own', async () => {
    const buyer = store.buyer();
    const { orderId, toolkit, pack } = await bought(buyer);
    await refundLine(orderId, pack.id);
    const { body } = await refund(orderId);
    expect(body).toMatchObject({ status: 'refunded', refunded: 44.99 });
    expect(body.refunds.map(({ amount, lineIds }) => [amount, lineIds])).toEqual([
      [5.01, [pack.id]],
      [39.98, [toolkit.id]],
    ]);
    const notes = (await store.order(buyer, orderId)).creditNotes;
    expect(notes.map(({ amount }) => amount)).toEqual([5.01, 39.98]);
    const [first, second] = notes.map(({ number }) => Number(number.slice(3)));
    expect(second).toBe((first ?? 0) + 1);
  });

  it('are booked once when Stripe’s event comes before its response, with the admin who made it', async () => {
    const admin = store.buyer('admin');
    const { orderId, pack } = await bought(store.buyer());
    store.around.wire.after = async (what) => {
      if (what !== 'POST /v1/refunds') return;
      await eventually(async () => ((await managed(orderId)).refunded ? true : undefined), 'the event was applied');
    };
    const { body } = await refundLine(orderId, pack.id, admin);
    expect(body.refunds).toMatchObject([{ lineIds: [pack.id], cause: { kind: 'admin', id: admin.user.id } }]);
    expect(body.refunds[0]?.cause.name).toBe(`user-${admin.user.id.slice(0, 8)}`);
    expect(await audited(orderId)).toMatchObject([{ action: 'store.order.line-refunded', actorId: admin.user.id }]);
    expect(await store.count('credit_note WHERE order_id = ?', orderId)).toBe(1);
  });

  it('that fail later restore their line only, and can be repeated', async () => {
    const buyer = store.buyer();
    const { orderId, toolkit, pack, intent } = await bought(buyer);
    await refundLine(orderId, toolkit.id);
    await refundLine(orderId, pack.id);
    expect((await managed(orderId)).status).toBe('refunded');
    const [ofPack] = await stripe.refunds(intent);
    store.stripe.failRefund(ofPack?.id ?? '');
    await store.until(buyer, orderId, 'fulfilled');
    expect([await isValid(toolkit), await isValid(pack)]).toEqual([false, true]);
    expect(await store.order(buyer, orderId)).toMatchObject({ refunded: 39.98, creditNotes: [{ amount: 39.98 }] });
    expect((await heard(orderId)).at(-1)).toEqual(['store.order.restored', [pack.id]]);
    const metrics = await (await fetch(`${store.service.url}/metrics`)).text();
    expect(metrics).toMatch(/^payment_alert_total\{kind="refund-failed"\} [1-9]/m);
    expect((await refundLine(orderId, pack.id)).body).toMatchObject({ status: 'refunded', refunded: 44.99 });
    expect((await managed(orderId)).refunds.map(({ failedAt }) => failedAt === null)).toEqual([true, false, true]);
  });

  it('that have failed by the time of their response are refused, and can be repeated', async () => {
    const buyer = store.buyer();
    const { orderId, toolkit, pack, intent } = await bought(buyer);
    store.stripe.webhooks({ hold: true });
    store.around.wire.after = async (what) => {
      if (what !== 'POST /v1/refunds') return;
      const id = (await stripe.refunds(intent))[0]?.id ?? '';
      store.stripe.failRefund(id);
      await stripe.send('refund.failed', { id, object: 'refund', payment_intent: intent });
    };
    expect((await refundLine(orderId, pack.id)).body.code).toBe('store.order.refund-refused');
    expect((await refund(orderId)).body.code).toBe('store.order.refund-refused');
    expect(await managed(orderId)).toMatchObject({ status: 'fulfilled', refunded: 0 });
    expect([await isValid(toolkit), await isValid(pack)]).toEqual([true, true]);
    expect(await audited(orderId)).toEqual([]);
    store.around.wire.after = () => undefined;
    expect((await refundLine(orderId, pack.id)).body).toMatchObject({ status: 'fulfilled', refunded: 5.01 });
    const made = (await stripe.refunds(intent)).map(({ amount, status }) => [amount, status]);
    expect(made.toSorted()).toEqual([
      [4499, 'failed'],
      [501, 'failed'],
      [501, 'succeeded'],
    ]);
  });

  it('that Stripe answers as failed are refused', async () => {
    const { orderId, pack } = await bought(store.buyer());
    store.stripe.webhooks({ hold: true });
    const payments = store.service.get(Payments);
    const make = payments.refund.bind(payments);
    payments.refund = async (...args) => ({ ...(await make(...args)), status: 'failed' });
    const { body } = await refundLine(orderId, pack.id);
    payments.refund = make;
    expect(body.code).toBe('store.order.refund-refused');
    expect((await managed(orderId)).refunds).toMatchObject([{ failedAt: expect.any(String), creditNote: null }]);
    expect(await audited(orderId)).toEqual([]);
  });

  it('from before refunds were rows restore their order when they fail, once nothing else returned it', async () => {
    const buyer = store.buyer();
    const { orderId, toolkit, pack, intent } = await bought(buyer);
    const forget = async () => {
      await store.database.read.update(OrderLineEntity, { orderId }, { refundId: null });
      await store.database.read.delete(RefundEntity, { orderId });
    };
    const report = (id: string) => stripe.send('refund.failed', { id, object: 'refund', payment_intent: intent });
    const restored = async () => (await heard(orderId)).filter(([name]) => name === 'store.order.restored').length;
    store.stripe.webhooks({ hold: true });
    await refund(orderId);
    await forget();
    const failed = (await stripe.refunds(intent))[0]?.id ?? '';
    store.stripe.failRefund(failed);
    expect((await report(failed)).status).toBe(200);
    expect(await managed(orderId)).toMatchObject({ status: 'fulfilled', refunded: 0 });
    expect([await isValid(toolkit), await isValid(pack)]).toEqual([true, true]);
    expect(await restored()).toBe(1);
    await refund(orderId);
    await forget();
    expect((await report(failed)).status).toBe(200);
    expect(await managed(orderId)).toMatchObject({ status: 'refunded', refunded: 44.99 });
    expect(await restored()).toBe(1);
  });

  it('of a part at Stripe revoke nothing, but are on the books', async () => {
    const buyer = store.buyer();
    const { orderId, toolkit, pack, intent } = await bought(buyer);
    await stripe.giveBack(intent, 1000);
    const order = await eventually(async () => {
      const now = await managed(orderId);
      return now.refunded ? now : undefined;
    }, 'the refund is known');
    expect(order).toMatchObject({ status: 'fulfilled', refunded: 10 });
    expect(order.refunds).toMatchObject([{ lineIds: [], cause: { kind: 'webhook' }, creditNote: { amount: 10 } }]);
    expect([await isValid(toolkit), await isValid(pack)]).toEqual([true, true]);
    // More than is left can't be returned; what is left can.
    expect((await refundLine(orderId, toolkit.id)).body.code).toBe('store.order.refund-refused');
    expect((await refund(orderId)).body).toMatchObject({ status: 'refunded', refunded: 44.99 });
    const last = (await store.order(buyer, orderId)).creditNotes.at(-1)?.number;
    const text = await readPdf((await buyer.get(`/api/orders/${orderId}/credit-notes/${last}`)).bytes);
    expect(text).toMatch(/Refunded before.*−\$10\.00/);
    expect(text).toMatch(/Total\s+\$34\.99/);
  });

  it('of a second payment leave the order as it is', async () => {
    const buyer = store.buyer();
    const { orderId, toolkit } = await bought(buyer);
    const [paid] = await store.database.read.query<{ id: string }[]>(
      'SELECT payment_intent_id AS id FROM store_order WHERE id = ?',
      [orderId],
    );
    await store.database.read.query('UPDATE store_order SET payment_intent_id = ? WHERE id = ?', ['pi_1st', orderId]);
    await stripe.giveBack(paid?.id ?? '');
    const { data } = await stripe.event('charge.refunded', orderId);
    expect((await stripe.send('charge.refunded', data.object)).status).toBe(200);
    expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
    expect(await isValid(toolkit)).toBe(true);
  });

  it('of a line wait for a delivered order, and leave what came for nothing', async () => {
    const buyer = store.buyer();
    const { orderId } = await store.checkout(buyer);
    const [line] = (await store.order(buyer, orderId)).items;
    expect((await refundLine(orderId, line?.id ?? '')).body.code).toBe('store.order.not-refundable');
    const cartId = await store.fill();
    await store.add(cartId, 'gift');
    const free = await buyer.post<{ orderId: string; url: string }>('/api/checkout', { cartId, expectedTotal: 44.99 });
    const session = /cs_test_\w+/.exec(free.body.url)?.[0] ?? '';
    store.stripe.pay(session);
    const order = await store.until(buyer, free.body.orderId, 'fulfilled');
    const gift = order.items.find(({ unitPrice }) => unitPrice === 0);
    // What came for nothing stays when the last paid line goes, and can be taken back on its own.
    for (const { id, unitPrice } of order.items) if (unitPrice) await refundLine(order.id, id);
    const left = await managed(order.id);
    expect([left.status, left.refunded]).toEqual(['fulfilled', 44.99]);
    expect(left.items.filter(({ refunded, right }) => !refunded && !right?.revokedAt).map(({ id }) => id)).toEqual([
      gift?.id,
    ]);
    expect((await refund(order.id)).body).toMatchObject({ status: 'refunded', refunded: 44.99 });
    expect((await managed(order.id)).items.every(({ refunded, right }) => refunded && right?.revokedAt)).toBe(true);
    expect((await audited(order.id)).map(({ action }) => action)).toEqual([
      'store.order.line-refunded',
      'store.order.line-refunded',
      'store.order.revoked',
    ]);
    // Money that comes back restores only what it had paid for.
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${session}`);
    for (const { id } of await stripe.refunds(String(intent))) store.stripe.failRefund(id);
    await eventually(async () => ((await managed(order.id)).refunded === 0 ? true : undefined), 'both failed');
    expect((await managed(order.id)).items.map(({ refunded }) => refunded)).toEqual([false, false, true]);
  });

  it('say in the mail what the order held: files and keys, courses, or both', async () => {
    store.around.neighbours.courses.set('revit-basics', { id: 'revit-basics', title: 'Revit basics', price: 49.5 });
    const mailOf = async (types: ('product' | 'course')[], quantity = 1) => {
      const buyer = store.buyer();
      const cartId = randomUUID();
      for (const type of types) {
        if (type === 'product') await store.add(cartId, 'pack');
        else {
          const line = { cartId, type, courseId: 'revit-basics', price: 49.5, quantity: 1 };
          for (let time = 0; time < quantity; time++)
            expect((await store.visitor.post('/api/cart', line)).status).toBe(201);
        }
      }
      const expectedTotal = types.reduce((sum, type) => sum + (type === 'product' ? 5.01 : 49.5 * quantity), 0);
      const { body } = await buyer.post<{ orderId: string; url: string }>('/api/checkout', { cartId, expectedTotal });
      store.stripe.pay(sessionOf(body.url));
      await store.until(buyer, body.orderId, 'fulfilled');
      expect((await refund(body.orderId)).body.status).toBe('refunded');
      const mail = await eventually(
        async () => (await store.mails(buyer)).find((one) => one.includes('was refunded')),
        'the refund is mailed',
      );
      return [
        /licences and downloads have ended/.test(mail),
        /seats (?:of this order|in courses)/.test(mail),
        /Whoever has accepted a seat keeps it/.test(mail) && mail.includes('/dashboard/learning/team/revit-basics'),
      ];
    };
    expect(await mailOf(['product'])).toEqual([true, false, false]);
    expect(await mailOf(['course'])).toEqual([false, true, false]);
    expect(await mailOf(['product', 'course'])).toEqual([true, true, false]);
    // Of several, some may be kept in another order.
    expect(await mailOf(['course'], 2)).toEqual([false, true, true]);
  });

  it('of what came for nothing take back one line or all of it, without money and once', async () => {
    const buyer = store.buyer();
    const cartId = randomUUID();
    await store.add(cartId, 'gift');
    await store.addProduct({ id: 'present', priceCents: 0 });
    await store.add(cartId, 'present');
    const { body } = await buyer.post<{ orderId: string }>('/api/checkout', { cartId, expectedTotal: 0 });
    const { items, id } = await store.until(buyer, body.orderId, 'fulfilled');
    const [gift, present] = items as [Order['items'][number], Order['items'][number]];
    const answers = await Promise.all([refundLine(id, gift.id), refundLine(id, gift.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await isValid(gift), await isValid(present)]).toEqual([false, true]);
    expect(await managed(id)).toMatchObject({ status: 'fulfilled', refunds: [] });
    expect((await refund(id)).body).toMatchObject({ status: 'refunded', refunded: 0, refunds: [] });
    expect((await refund(id)).status).toBe(200);
    expect(await isValid(present)).toBe(false);
    expect(await heard(id)).toEqual([
      ['store.order.fulfilled', undefined],
      ['store.order.lines-refunded', [gift.id]],
      ['store.order.refunded', undefined],
    ]);
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'store.order.line-revoked',
      'store.order.revoked',
    ]);
    const mails = (await store.mails(buyer)).filter((mail) => mail.includes('A change to your order'));
    expect(mails.map((mail) => mail.includes('The rest of your order is unchanged')).toSorted()).toEqual([false, true]);
    expect(await store.count('credit_note WHERE order_id = ?', id)).toBe(0);
  });

  it('are safe while Stripe fails: the next try finds what was made', async () => {
    const { orderId, pack, intent } = await bought(store.buyer());
    store.stripe.webhooks({ hold: true });
    store.stripe.fault({ kind: 'error', method: 'POST', path: '/v1/refunds', phase: 'after' });
    expect((await refundLine(orderId, pack.id)).body.code).toBe('store.order.refund-unconfirmed');
    expect((await refundLine(orderId, pack.id)).body.refunded).toBe(5.01);
    expect(await stripe.refunds(intent)).toHaveLength(1);
  });
});
