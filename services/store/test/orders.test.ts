import { randomUUID } from 'node:crypto';
import {
  type CheckoutAnswer,
  type KeysetPage,
  type Licence,
  languages,
  type Order,
  type OrderSummary,
  type PageOf,
  type PaymentAlert,
  type SiteSales,
  salesMonths,
  shownKey,
  type WebhookRecord,
} from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { OrderEntity } from '../src/ledger/order.entity.ts';
import { PaymentChecks } from '../src/reconciliation/payment-checks.service.ts';
import { addProduct } from './harness/products.ts';
import { readPdf } from './harness/read-pdf.ts';
import { type Buyer, eventually, type Refused, sessionOf, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

const alertsPath = '/api/admin/orders/payment-alerts?limit=100';

describe.each(databases())('orders on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
  });
  afterAll(() => store?.close());
  afterEach(() => store.stripe.webhooks({ hold: false, drop: 0 }));

  const steps = async (orderId: string): Promise<string[]> => {
    const sql = 'SELECT from_status AS was, to_status AS now FROM order_step WHERE order_id = ?';
    const rows = await store.database.read.query<{ was: string; now: string }[]>(sql, [orderId]);
    return rows.map(({ was, now }) => `${was}>${now}`).sort();
  };
  const entitlements = (orderId: string) => store.count('entitlement WHERE order_id = ?', orderId);
  const refund = (orderId: string, admin = store.buyer('admin')) =>
    admin.post<Order & Refused>(`/api/admin/orders/${orderId}/refund`);
  const file = (buyer: Buyer, orderId: string, product = 'toolkit') =>
    buyer.get<Refused>(`/api/orders/${orderId}/downloads/${product}`);
  /** Names of the events that learning received for an order. */
  const heard = (orderId: string) =>
    store.around.neighbours.heard
      .filter(({ payload }) => (payload as { orderId: string }).orderId === orderId)
      .map(({ name }) => name);
  /** The files in the newest mail to a buyer. */
  const attached = async (buyer: Buyer) => (await store.mailFiles(buyer)).at(-1) ?? [];
  const settled = () =>
    eventually(async () => ((await store.count('outbox')) === 0 ? true : undefined), 'the outbox is empty');

  it('are summed up by month and product for admins only', async () => {
    const buyer = store.buyer();
    const before = await store.buyer('admin').get<SiteSales>('/api/admin/orders/sales');
    expect(before.body.months).toHaveLength(salesMonths);
    const { order } = await store.purchase(buyer);
    await refund((await store.purchase(buyer)).orderId);
    // Of two toolkits and a pack, the pack is refunded alone.
    const part = await store.purchase(buyer);
    const pack = part.order.items.at(-1);
    await store.buyer('admin').post(`/api/admin/orders/${part.orderId}/lines/${pack?.id}/refund`);
    const { body } = await store.buyer('admin').get<SiteSales>('/api/admin/orders/sales');
    const [was, now] = [before.body.months.at(-1), body.months.at(-1)];
    expect(now?.month).toBe(new Date().toISOString().slice(0, 7));
    expect((now?.units ?? 0) - (was?.units ?? 0)).toBe(3 + 2);
    expect((now?.refundedUnits ?? 0) - (was?.refundedUnits ?? 0)).toBe(3 + 1);
    expect((now?.revenue ?? 0) - (was?.revenue ?? 0)).toBeCloseTo(order.total + 39.98);
    expect(body.items[0]?.units).toBeGreaterThanOrEqual(2);
    expect((await buyer.get('/api/admin/orders/sales')).status).toBe(403);
  });

  it('are fulfilled with licences, downloads, invoice and e-mail once they are paid', async () => {
    const buyer = store.buyer();
    const { order, orderId, cartId } = await store.purchase(buyer, 'pt-BR');
    expect(order).toMatchObject({
      total: 44.99,
      itemCount: 2,
      seats: { product: 3, course: 0 },
      paidAt: expect.any(String),
    });
    expect(order.items).toMatchObject([
      { productId: 'toolkit', name: 'toolkit (pt-BR)', quantity: 2, downloadable: true, licence: { seats: 2 } },
      { productId: 'pack', name: 'pack (pt-BR)', quantity: 1, downloadable: true, licence: { seats: 1 } },
    ]);
    expect(await steps(orderId)).toEqual(['paid>fulfilled', 'pending>paid']);
    expect((await store.visitor.get(`/api/cart/${cartId}`)).body).toEqual([]);

    const download = await file(buyer, orderId);
    expect(download.bytes.toString()).toBe('contents of toolkit');
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="toolkit-1.2.0.zip"; filename*=UTF-8''toolkit-1.2.0.zip`,
    );
    expect(download.headers.get('content-length')).toBe('19');
    expect((await file(buyer, orderId, 'sheets')).body.code).toBe('store.order.no-download');

    const invoice = await buyer.get(`/api/orders/${orderId}/invoice`);
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
    expect(invoice.headers.get('cache-control')).toBe('no-store');
    const text = await readPdf(invoice.bytes);
    for (const part of ['Fatura', order.invoiceNumber, order.number, 'Ana <b>Müller</b>', 'Arcada', '$39.98', '$44.99'])
      expect(text).toContain(part);
    expect((await buyer.get(`/api/orders/${orderId}/invoice`)).bytes.equals(invoice.bytes)).toBe(true);

    const mail = await eventually(async () => (await store.mails(buyer))[0], 'the mail is there');
    expect(mail).toContain(`<title>Seu pedido ${order.number} está pronto</title>`);
    for (const { licence } of order.items) {
      expect(mail.split(shownKey(licence?.key ?? '-'))).toHaveLength(3);
      expect(mail).not.toContain(licence?.key);
    }
    // A page, so that a buyer who isn't signed in can sign in first.
    expect(mail).toContain(`https://shop.example/order-history?order=${orderId}&download=toolkit`);
    expect(mail).toContain('Ana &lt;b&gt;M');
    expect(mail).toContain('toolkit (pt-BR) – $39.98');
    expect(await attached(buyer)).toEqual([{ name: `${order.invoiceNumber}.pdf`, bytes: invoice.bytes }]);
    await settled();
    expect(await store.mails(buyer)).toHaveLength(1);
  });

  it.each(languages)('use the buyer’s language: %s', async (language) => {
    const buyer = store.buyer();
    const { order } = await store.purchase(buyer, language);
    expect(order.items[0]?.name).toBe(`toolkit (${language})`);
    const words = { en: 'Billed to', 'pt-BR': 'Faturado para', es: 'Facturado a' };
    expect(await readPdf((await buyer.get(`/api/orders/${order.id}/invoice`)).bytes)).toContain(words[language]);
    const mail = await eventually(async () => (await store.mails(buyer))[0], 'the mail is there');
    const subjects = { en: 'is ready', 'pt-BR': 'Seu pedido', es: 'Tu pedido' };
    expect(mail).toContain(subjects[language]);
  });

  it('are fulfilled once when 20 webhooks arrive at once, with one event or with many', async () => {
    const buyer = store.buyer();
    store.stripe.webhooks({ hold: true });
    const one = await store.checkout(buyer);
    store.stripe.pay(one.sessionId);
    const event = await stripe.event('checkout.session.completed', one.orderId);
    const responses = await store.stripe.resend(event.id, { times: 20, concurrent: true });
    expect(new Set(responses)).toEqual(new Set([200]));
    const many = await store.checkout(buyer);
    store.stripe.pay(many.sessionId);
    const { data } = await stripe.event('checkout.session.completed', many.orderId);
    const others = await Promise.all(
      Array.from({ length: 20 }, () => stripe.send('checkout.session.completed', data.object)),
    );
    expect(others.map(({ body }) => body.duplicate)).toEqual(Array.from({ length: 20 }, () => false));
    for (const { orderId } of [one, many]) {
      expect(await steps(orderId)).toEqual(['paid>fulfilled', 'pending>paid']);
      expect(await entitlements(orderId)).toBe(2);
      expect(await store.count('invoice WHERE order_id = ?', orderId)).toBe(1);
    }
    await settled();
    expect(await store.mails(buyer)).toHaveLength(2);
    for (const { orderId } of [one, many]) expect(heard(orderId)).toEqual(['store.order.fulfilled']);
  });

  it('are fulfilled once when webhook, return and reconciler arrive at once', async () => {
    const buyer = store.buyer();
    store.stripe.webhooks({ hold: true });
    const { orderId, sessionId } = await store.checkout(buyer);
    store.stripe.pay(sessionId);
    const event = await stripe.event('checkout.session.completed', orderId);
    const back = await Promise.all([
      ...Array.from({ length: 5 }, () => buyer.post<Order>(`/api/orders/${orderId}/refresh`)),
      store.service.get(PaymentChecks).run(true),
      store.stripe.resend(event.id, { times: 5, concurrent: true }),
    ]);
    expect((back[0] as { body: Order }).body.status).toBe('fulfilled');
    expect(await steps(orderId)).toEqual(['paid>fulfilled', 'pending>paid']);
    expect(await entitlements(orderId)).toBe(2);
  });

  it('are found by the reconciler when no event ever arrives', async () => {
    const buyer = store.buyer();
    store.stripe.webhooks({ drop: 20 });
    const paid = await store.checkout(buyer);
    const left = await store.checkout(buyer);
    store.stripe.pay(paid.sessionId);
    store.stripe.expire(left.sessionId);
    await store.service.get(PaymentChecks).run(true);
    expect((await store.order(buyer, paid.orderId)).status).toBe('fulfilled');
    expect((await store.order(buyer, left.orderId)).status).toBe('expired');
  });

  it('stay pending while nothing is paid, however often the buyer returns', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.checkout(buyer);
    expect((await buyer.post<Order>(`/api/orders/${orderId}/refresh`)).body.status).toBe('pending');
    const unpaid = await stripe.get(`checkout/sessions/${sessionId}`);
    await stripe.send('checkout.session.completed', unpaid);
    expect((await store.order(buyer, orderId)).status).toBe('pending');
    expect((await file(buyer, orderId)).status).toBe(404);
    expect((await buyer.get<Refused>(`/api/orders/${orderId}/invoice`)).body.code).toBe('store.order.no-invoice');
    expect(await entitlements(orderId)).toBe(0);
  });

  it('wait for a payment that is still processing', async () => {
    const buyer = store.buyer();
    const good = await store.checkout(buyer);
    const bad = await store.checkout(buyer);
    for (const { sessionId } of [good, bad]) store.stripe.pay(sessionId, { later: true });
    expect((await buyer.post<Order>(`/api/orders/${good.orderId}/refresh`)).body.status).toBe('pending');
    store.stripe.settle(good.sessionId, true);
    store.stripe.settle(bad.sessionId, false);
    await store.until(buyer, good.orderId, 'fulfilled');
    await store.until(buyer, bad.orderId, 'expired');
    expect(await entitlements(bad.orderId)).toBe(0);
  });

  it('end when the bank declines that payment and no event reports it', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId, cartId } = await store.checkout(buyer);
    store.stripe.webhooks({ drop: 1000 });
    store.stripe.pay(sessionId, { later: true });
    const checks = store.service.get(PaymentChecks);
    await checks.run(true);
    expect((await store.order(buyer, orderId)).status).toBe('pending');
    store.stripe.settle(sessionId, false);
    await checks.run(true);
    expect((await store.order(buyer, orderId)).status).toBe('expired');
    const again = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 44.99 });
    expect(again.status).toBe(201);
  });

  it('accept only signed, fresh events', async () => {
    const buyer = store.buyer();
    store.stripe.webhooks({ hold: true });
    const { orderId, sessionId } = await store.checkout(buyer);
    store.stripe.pay(sessionId);
    const event = await stripe.event('checkout.session.completed', orderId);
    const paid = event.data.object;
    const refused = await Promise.all([
      stripe.send('checkout.session.completed', paid, { secret: 'whsec_guessed' }),
      stripe.send('checkout.session.completed', paid, { ageSeconds: 310 }),
      stripe.send('checkout.session.completed', paid, { ageSeconds: -310 }),
      stripe.send('checkout.session.completed', paid, { header: '' }),
      stripe.send('checkout.session.completed', paid, { header: 't=now,v1=0' }),
    ]);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([400, 'store.stripe.bad-signature']);
    expect(await store.stripe.resend(event.id, { ageSeconds: 400 })).toEqual([400]);
    expect((await store.order(buyer, orderId)).status).toBe('pending');
    // A processed event is not processed again, even for another order.
    expect((await stripe.send('customer.created', { id: 'cus_1' }, { id: 'evt_seen' })).body.duplicate).toBe(false);
    const again = await stripe.send('checkout.session.completed', paid, { id: 'evt_seen' });
    expect([again.status, again.body.duplicate]).toEqual([200, true]);
    expect((await store.order(buyer, orderId)).status).toBe('pending');
    expect((await stripe.send('checkout.session.completed', paid, { ageSeconds: 290 })).status).toBe(200);
    expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
  });

  it('apply nothing of an event that fails half-way', async () => {
    const buyer = store.buyer();
    store.stripe.webhooks({ hold: true });
    const { orderId, sessionId } = await store.checkout(buyer);
    store.stripe.pay(sessionId);
    const { data } = await stripe.event('checkout.session.completed', orderId);
    const numbers = await store.count('invoice');
    // The outbox is written last in fulfilment: without its table everything before is rolled back.
    await store.database.read.query('ALTER TABLE outbox RENAME TO outbox_away');
    const failed = await stripe.send('checkout.session.completed', data.object, { id: `evt_half_${kind}` });
    await store.database.read.query('ALTER TABLE outbox_away RENAME TO outbox');
    expect(failed.status).toBe(500);
    expect(JSON.stringify(failed.body)).not.toMatch(/outbox|SQL|at /);
    expect(await steps(orderId)).toEqual([]);
    expect(await entitlements(orderId)).toBe(0);
    expect(await store.count('invoice')).toBe(numbers);
    expect((await store.order(buyer, orderId)).status).toBe('pending');
    const record = async () => {
      const path = `/api/admin/stripe/events?q=evt_half_${kind}`;
      return (await store.buyer('admin').get<KeysetPage<WebhookRecord>>(path)).body.items[0];
    };
    expect(await record()).toMatchObject({ outcome: 'failed', error: 'Internal error', attempts: 1, order: null });
    const again = await stripe.send('checkout.session.completed', data.object, { id: `evt_half_${kind}` });
    expect(again.body.duplicate).toBe(false);
    expect(await record()).toMatchObject({ outcome: 'applied', error: null, attempts: 2, order: { id: orderId } });
    expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
  });

  it.each([
    ['amount', { amount_total: 4498 }],
    ['currency', { currency: 'brl' }],
  ])('are held back when another %s arrives', async (_what, difference) => {
    const buyer = store.buyer();
    store.stripe.webhooks({ drop: 20 });
    const { orderId, sessionId } = await store.checkout(buyer);
    const paid = store.stripe.pay(sessionId);
    await stripe.send('checkout.session.completed', { ...paid, ...difference });
    expect((await store.order(buyer, orderId)).status).toBe('mismatch');
    // Later events of Stripe don't resolve it: a person decides.
    await stripe.send('checkout.session.completed', paid);
    expect((await store.order(buyer, orderId)).status).toBe('mismatch');
    expect(await entitlements(orderId)).toBe(0);
    expect((await file(buyer, orderId)).status).toBe(404);
    expect((await refund(orderId)).body.status).toBe('refunded');
  });

  it('that are paid late wait for a person, and are never lost', async () => {
    const buyer = store.buyer();
    const admin = store.buyer('admin');
    store.stripe.webhooks({ drop: 20 });
    const [kept, returned] = [await store.checkout(buyer), await store.checkout(buyer)];
    for (const { orderId, sessionId } of [kept, returned]) {
      const open = await stripe.get(`checkout/sessions/${sessionId}`);
      await stripe.send('checkout.session.expired', { ...open, status: 'expired' });
      expect((await store.order(buyer, orderId)).status).toBe('expired');
      await stripe.send('checkout.session.completed', store.stripe.pay(sessionId));
      expect((await store.order(buyer, orderId)).status).toBe('paid_late');
      expect(await entitlements(orderId)).toBe(0);
    }
    expect((await buyer.post(`/api/admin/orders/${kept.orderId}/accept`)).status).toBe(403);
    const accept = () =>
      admin.post<Order>(`/api/admin/orders/${kept.orderId}/accept`, undefined, { 'idempotency-key': 'accept' });
    // The second finds it done: the response to the first may have been lost.
    const accepted = [await accept(), await accept()];
    expect(accepted.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'fulfilled'],
      [200, 'fulfilled'],
    ]);
    expect((await admin.post<Refused>(`/api/admin/orders/${kept.orderId}/accept`)).body.code).toBe(
      'store.order.not-paid-late',
    );
    expect((await file(buyer, kept.orderId)).status).toBe(200);
    expect((await refund(returned.orderId, admin)).body.status).toBe('refunded');
    expect(await entitlements(returned.orderId)).toBe(0);
    // It was never delivered, so there is neither an invoice to credit nor anything to close.
    const mail = await eventually(
      async () => (await store.mails(buyer)).find((text) => text.includes('was refunded')),
      'the refund is mailed',
    );
    expect(mail).not.toMatch(/credit note|no longer works/);
  });

  it('show neither keys nor files to an admin who views the site as the buyer', async () => {
    const buyer = store.buyer();
    const { orderId, order } = await store.purchase(buyer);
    const viewer = store.buyer('customer', { id: buyer.user.id, viewedBy: randomUUID() });
    const key = order.items[0]?.licence?.key ?? '';
    for (const path of [`/api/orders/${orderId}`, '/api/licences'])
      for (const [caller, isShown] of [
        [buyer, true],
        [viewer, false],
      ] as const)
        expect(JSON.stringify((await caller.get(path)).body).includes(key)).toBe(isShown);
    expect((await file(viewer, orderId)).body.code).toBe('identity.view.owner-only');
  });

  it('are refunded only by an admin who has just typed the password', async () => {
    const { orderId } = await store.purchase(store.buyer());
    const admin = store.buyer('admin', { confirmedAt: Date.now() - 301_000, adminUntil: Date.now() + 60_000 });
    expect(await refund(orderId, admin)).toMatchObject({ status: 403, body: { code: 'identity.step-up.required' } });
    const lines = await store.buyer('admin').post<Refused>(`/api/admin/orders/${orderId}/refund`, { lineIds: [] });
    expect([lines.status, lines.body.code]).toEqual([400, 'request.invalid']);
    expect((await refund(orderId)).body.status).toBe('refunded');
  });

  it('are closed by a refund, whether an admin requests it once or repeatedly', async () => {
    const buyer = store.buyer();
    const { orderId, order } = await store.purchase(buyer);
    expect((await refund(orderId, buyer)).status).toBe(403);
    const responses = await Promise.all(Array.from({ length: 5 }, () => refund(orderId)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 refunded']));
    const { payment_intent } = await stripe.get(
      `checkout/sessions/${(await stripe.event('checkout.session.completed', orderId)).data.object.id}`,
    );
    expect((await stripe.get<{ data: object[] }>(`refunds?payment_intent=${payment_intent}`)).data).toHaveLength(1);
    await settled();
    const { body: closed } = await buyer.get<Order>(`/api/orders/${orderId}`);
    expect(closed.status).toBe('refunded');
    expect(closed.items.every(({ downloadable, licence }) => !downloadable && licence?.revokedAt)).toBe(true);
    expect((await file(buyer, orderId)).body.code).toBe('store.order.no-download');
    const key = order.items[0]?.licence?.key;
    const verdict = await store.visitor.post('/api/licences/verify', { key });
    expect(verdict.body).toMatchObject({ valid: false, reason: 'revoked' });
    const activation = await store.visitor.post<Refused>('/api/licences/activate', {
      key,
      machineId: 'm-123',
      machineName: 'x',
    });
    expect([activation.status, activation.body.code]).toEqual([403, 'store.licence.revoked']);
    // The invoice is kept, because it was issued.
    expect((await buyer.get(`/api/orders/${orderId}/invoice`)).status).toBe(200);
    const notices = (await store.mails(buyer)).filter((mail) => mail.includes('was refunded'));
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('$44.99');
    expect(notices[0]).toContain('The credit note for your invoice is attached.');
    expect(heard(orderId).toSorted()).toEqual(['store.order.fulfilled', 'store.order.refunded']);
    expect(await steps(orderId)).toEqual(['fulfilled>refunded', 'paid>fulfilled', 'pending>paid']);
  });

  it.each(['charge.refunded', 'refund.created'])(
    'are closed by a refund at Stripe (%s), but not by a partial one',
    async (type) => {
      const buyer = store.buyer();
      const { orderId, sessionId } = await store.purchase(buyer);
      const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
      const giveBack = (amount: number) => stripe.giveBack(String(intent), amount);
      store.stripe.webhooks({ hold: true });
      await giveBack(1000);
      await store.stripe.resend((await stripe.event(type, String(intent))).id);
      expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
      await giveBack(3499);
      expect(await store.stripe.resend((await stripe.event(type, String(intent))).id)).toEqual([200]);
      await store.until(buyer, orderId, 'refunded');
    },
  );

  it('are restored when their refund fails, and can be refunded again', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId, order } = await store.purchase(buyer);
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
    // Stripe's report of the refund itself arrives long before its failure, not after it.
    store.stripe.webhooks({ hold: true });
    await refund(orderId);
    const { id } = (await stripe.refunds(String(intent)))[0] as { id: string };
    store.stripe.failRefund(id);
    const failed = await stripe.event('refund.failed', id);
    expect(await store.stripe.resend(failed.id, { times: 2 })).toEqual([200, 200]);
    expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
    expect((await file(buyer, orderId)).status).toBe(200);
    const verdict = await store.visitor.post('/api/licences/verify', { key: order.items[0]?.licence?.key });
    expect(verdict.body).toMatchObject({ valid: true });
    await settled();
    expect(heard(orderId).at(-1)).toBe('store.order.restored');
    const metrics = await (await fetch(`${store.service.url}/metrics`)).text();
    expect(metrics).toMatch(/^payment_alert_total\{kind="refund-failed"\} [1-9]/m);
    expect((await refund(orderId)).body.status).toBe('refunded');
  });

  it('are suspended while their payment is disputed, until the dispute is decided', async () => {
    for (const [verdict, end] of [
      ['won', 'fulfilled'],
      ['lost', 'refunded'],
    ] as const) {
      const buyer = store.buyer();
      const { orderId, sessionId, order } = await store.purchase(buyer);
      const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
      const dispute = { id: `dp_${verdict}`, object: 'dispute', payment_intent: intent };
      const key = order.items[0]?.licence?.key;
      const valid = async () => (await store.visitor.post('/api/licences/verify', { key })).body.valid;
      await stripe.send('charge.dispute.created', { ...dispute, status: 'warning_needs_response' });
      expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
      await stripe.send('charge.dispute.created', { ...dispute, status: 'needs_response' });
      expect((await store.order(buyer, orderId)).status).toBe('disputed');
      expect((await file(buyer, orderId)).body.code).toBe('store.order.no-download');
      expect(await valid()).toBe(false);
      await settled();
      await stripe.send('charge.dispute.closed', { ...dispute, status: verdict });
      expect((await store.order(buyer, orderId)).status).toBe(end);
      expect(await valid()).toBe(verdict === 'won');
      // An old report that is late or replayed suspends nothing again.
      await stripe.send('charge.dispute.created', { ...dispute, status: 'needs_response' });
      expect((await store.order(buyer, orderId)).status).toBe(end);
      expect(await valid()).toBe(verdict === 'won');
      await settled();
      const news = store.around.neighbours.heard.flatMap(({ name, payload }) => {
        const { orderId: about, reason } = payload as { orderId: string; reason?: string };
        return about === orderId ? [[name, reason]] : [];
      });
      expect(news).toEqual([
        ['store.order.fulfilled', undefined],
        ['store.order.refunded', 'dispute'],
        [verdict === 'won' ? 'store.order.restored' : 'store.order.refunded', undefined],
      ]);
      const { items } = (await store.buyer('admin').get<KeysetPage<PaymentAlert>>(alertsPath)).body;
      const raised = items.filter(({ order: { id } }) => id === orderId);
      expect(raised.map(({ kind, ref }) => [kind, ref]).toSorted()).toEqual([
        ['dispute', dispute.id],
        [`dispute-${verdict}`, dispute.id],
        ['inquiry', dispute.id],
      ]);
    }
  });

  it('are disputed again when the whole refund of a disputed one fails, and count again once the dispute is won', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId, order } = await store.purchase(buyer);
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
    const dispute = { id: 'dp_refund', object: 'dispute', payment_intent: intent };
    const key = order.items[0]?.licence?.key;
    const valid = async () => (await store.visitor.post('/api/licences/verify', { key })).body.valid;
    const status = async () => (await store.order(buyer, orderId)).status;
    await stripe.send('charge.dispute.created', { ...dispute, status: 'needs_response' });
    const refund = await stripe.giveBack(String(intent));
    await eventually(async () => ((await status()) === 'refunded' ? true : undefined), 'the order is refunded');
    store.stripe.failRefund(refund.id);
    await eventually(async () => ((await status()) === 'disputed' ? true : undefined), 'the order is disputed again');
    expect(await valid()).toBe(false);
    await stripe.send('charge.dispute.closed', { ...dispute, status: 'won' });
    expect([await status(), await valid()]).toEqual(['fulfilled', true]);
    await settled();
    const news = store.around.neighbours.heard.flatMap(({ name, payload }) => {
      const { orderId: about, reason } = payload as { orderId: string; reason?: string };
      return about === orderId ? [[name, reason]] : [];
    });
    expect(news).toEqual([
      ['store.order.fulfilled', undefined],
      ['store.order.refunded', 'dispute'],
      ['store.order.refunded', undefined],
      ['store.order.refunded', 'dispute'],
      ['store.order.restored', undefined],
    ]);
  });

  it('are not suspended by a dispute whose end was reported first', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId } = await store.purchase(buyer);
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
    const dispute = { id: 'dp_reordered', object: 'dispute', payment_intent: intent };
    await stripe.send('charge.dispute.closed', { ...dispute, status: 'won' });
    await stripe.send('charge.dispute.created', { ...dispute, status: 'needs_response' });
    expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
  });

  it('lose to a bank what the bank took, and keep the rest', async () => {
    const buyer = store.buyer();
    const { orderId, sessionId, order } = await store.purchase(buyer);
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
    const dispute = { id: 'dp_part', object: 'dispute', payment_intent: intent, amount: 1000 };
    await stripe.send('charge.dispute.created', { ...dispute, status: 'needs_response' });
    await stripe.send('charge.dispute.closed', { ...dispute, status: 'lost' });
    expect(await store.order(buyer, orderId)).toMatchObject({ status: 'fulfilled', refunded: 10 });
    const verdict = await store.visitor.post('/api/licences/verify', { key: order.items[0]?.licence?.key });
    expect(verdict.body).toMatchObject({ valid: true });
  });

  it('that were refunded before the payment’s event arrived are never delivered', async () => {
    const buyer = store.buyer();
    store.stripe.webhooks({ drop: 20 });
    const { orderId, sessionId } = await store.checkout(buyer);
    const paid = store.stripe.pay(sessionId);
    await stripe.giveBack(String(paid.payment_intent));
    const { data } = await stripe.event('charge.refunded', orderId);
    await stripe.send('charge.refunded', data.object);
    expect((await store.order(buyer, orderId)).status).toBe('refunded');
    await stripe.send('checkout.session.completed', paid);
    await buyer.post(`/api/orders/${orderId}/refresh`);
    expect((await store.order(buyer, orderId)).status).toBe('refunded');
    expect(await entitlements(orderId)).toBe(0);
  });

  it('can’t be refunded when nothing was paid, and stay unchanged when Stripe is unreachable', async () => {
    const buyer = store.buyer();
    const { orderId } = await store.checkout(buyer);
    expect((await refund(orderId)).body.code).toBe('store.order.not-refundable');
    const paid = await store.purchase(buyer);
    store.stripe.fault({ kind: 'error', method: 'POST', path: '/v1/refunds' });
    expect((await refund(paid.orderId)).status).toBe(503);
    expect((await store.order(buyer, paid.orderId)).status).toBe('fulfilled');
    expect((await refund(paid.orderId)).body.status).toBe('refunded');
  });

  it('belong to their buyer: for others they don’t exist', async () => {
    const owner = store.buyer();
    const stranger = store.buyer();
    const { orderId } = await store.purchase(owner);
    const paths = ['', '/invoice', '/downloads/toolkit'].map((part) => `/api/orders/${orderId}${part}`);
    for (const path of paths) {
      expect((await owner.get(path)).status).toBe(200);
      const hidden = await stranger.get<Refused>(path);
      expect([hidden.status, hidden.body.code]).toEqual([404, 'store.order.not-found']);
      const unknown = await store.visitor.get<Refused & { signInAt?: string }>(path);
      // A person who opens a file is led to where they find it once they are signed in.
      const page = `/order-history?order=${orderId}${path.includes('download') ? '&download=toolkit' : ''}`;
      expect([unknown.status, unknown.body.signInAt]).toEqual([401, path.endsWith(orderId) ? undefined : page]);
      expect((await store.from('identity').get(path)).status).toBe(403);
    }
    expect((await stranger.post(`/api/orders/${orderId}/refresh`)).status).toBe(404);
    expect((await stranger.get<PageOf<OrderSummary>>('/api/orders')).body).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageSize: 12,
    });
    expect((await stranger.get<PageOf<Licence>>('/api/licences')).body.total).toBe(0);
    expect((await refund(orderId, stranger)).status).toBe(403);
    expect((await store.order(owner, orderId)).status).toBe('fulfilled');
  });

  it('of a hundred different items are fulfilled and confirmed like any other', async () => {
    const buyer = store.buyer();
    const cartId = randomUUID();
    for (let at = 0; at < 100; at++) {
      await addProduct(store.database.read, store.service.dataDir, { id: `many-${at}`, priceCents: 101 + at });
    }
    await store.changeProduct('many-0', { priceCents: 100 });
    for (let at = 0; at < 100; at++) await store.add(cartId, `many-${at}`);
    const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 150.49 });
    store.stripe.pay(sessionOf(body.url));
    const order = await store.until(buyer, body.orderId, 'fulfilled');
    expect(order.items).toHaveLength(100);
    const mail = await eventually(async () => (await store.mails(buyer))[0], 'the mail is there');
    expect(order.items.every(({ licence }) => licence && mail.includes(shownKey(licence.key)))).toBe(true);
    expect(await readPdf((await buyer.get(`/api/orders/${order.id}/invoice`)).bytes)).toContain('$150.49');
  });

  it('are listed newest first, page by page', async () => {
    const buyer = store.buyer();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await store.checkout(buyer)).orderId);
    const page = async (number: number) =>
      (await buyer.get<PageOf<OrderSummary>>(`/api/orders?page=${number}&pageSize=2`)).body;
    expect(await page(1)).toMatchObject({
      total: 5,
      page: 1,
      pageSize: 2,
      items: [{ id: ids[0], total: 44.99, itemCount: 2 }, { id: ids[1] }],
    });
    expect((await page(3)).items.map(({ id }) => id)).toEqual([ids[4]]);
    expect((await buyer.get('/api/orders?pageSize=1000')).status).toBe(400);
  });

  it('match their lines, payments and invoices to the cent; invoice numbers have no gaps', async () => {
    await settled();
    const { read } = store.database;
    const wrong = await read.query(
      `SELECT o.id FROM store_order o JOIN order_line l ON l.order_id = o.id GROUP BY o.id, o.total_cents
       HAVING o.total_cents <> SUM(l.unit_cents * l.quantity)`,
    );
    expect(wrong).toEqual([]);
    const numbers = await read.query<{ number: number }[]>('SELECT number FROM invoice ORDER BY number');
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
    expect(numbers.length).toBeGreaterThan(10);
    const fulfilled = await read.findBy(OrderEntity, { status: 'fulfilled' });
    for (const { id, totalCents, paymentIntentId } of fulfilled) {
      expect(await store.count('invoice WHERE order_id = ?', id)).toBe(1);
      const intent = await stripe.get(`payment_intents/${paymentIntentId}`);
      expect([intent.status, intent.amount_received, intent.currency]).toEqual(['succeeded', totalCents, 'usd']);
    }
  });
});
