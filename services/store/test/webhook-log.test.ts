import type { KeysetPage, WebhookRecord } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { WebhookRecordEntity } from '../src/webhooks/webhook-record.entity.ts';
import { type Buyer, type Refused, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

const path = '/api/admin/stripe/events';

describe.each(databases())('the log of webhooks on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());
  afterEach(() => store.stripe.webhooks({ hold: false, drop: 0 }));

  const list = async (query: string) => (await admin.get<KeysetPage<WebhookRecord>>(`${path}?${query}`)).body;
  const replay = (id: string, by = admin) => by.post<WebhookRecord & Refused>(`${path}/${id}/replay`);

  it('says of each event what became of it', async () => {
    const { orderId } = await store.purchase(store.buyer());
    const { id } = await stripe.event('checkout.session.completed', orderId);
    expect((await list(`q=${id}`)).items).toMatchObject([
      { id, type: 'checkout.session.completed', outcome: 'applied', attempts: 1, order: { id: orderId }, error: null },
    ]);
    await stripe.send('customer.created', { id: 'cus_1' }, { id: 'evt_other' });
    expect((await list('q=customer.')).items).toMatchObject([{ id: 'evt_other', outcome: 'ignored', order: null }]);
    expect((await list('outcome=failed')).total).toBe(0);
    expect((await list('limit=1')).next).not.toBeNull();
    expect((await store.buyer().get(path)).status).toBe(403);
  });

  it('lets an admin process an event that never arrived, and any again without harm', async () => {
    const buyer = store.buyer();
    store.stripe.webhooks({ drop: 20 });
    const { orderId, sessionId } = await store.checkout(buyer);
    store.stripe.pay(sessionId);
    const { id } = await stripe.event('checkout.session.completed', orderId);
    expect((await replay(id, buyer)).status).toBe(403);
    expect((await replay(id)).body).toMatchObject({ outcome: 'applied', attempts: 1, order: { id: orderId } });
    await store.until(buyer, orderId, 'fulfilled');
    const invoices = await store.count('invoice');
    expect((await replay(id)).body).toMatchObject({ outcome: 'applied', attempts: 2 });
    expect(await store.count('invoice')).toBe(invoices);
    const trail = await store.database.read.findBy(AuditEntryEntity, { subjectId: id });
    expect(trail.map(({ action }) => action)).toEqual(['store.stripe-event.replayed', 'store.stripe-event.replayed']);
  });

  it('keeps the result of an applied event when a repetition fails', async () => {
    const { orderId, sessionId } = await store.purchase(store.buyer());
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
    store.stripe.webhooks({ hold: true });
    await stripe.giveBack(String(intent));
    const { id } = await stripe.event('charge.refunded', String(intent));
    expect(await store.stripe.resend(id)).toEqual([200]);
    store.stripe.fault({ kind: 'error', method: 'GET', path: '/v1/refunds' });
    expect(await store.stripe.resend(id)).toEqual([500]);
    expect((await list(`q=${id}`)).items).toMatchObject([{ outcome: 'applied', order: { id: orderId } }]);
  });

  it('lets an admin close an event that failed for good, with a note, and open it again', async () => {
    const { orderId } = await store.purchase(store.buyer());
    const { id } = await stripe.event('checkout.session.completed', orderId);
    const decide = (body: object, by = admin) => by.patch<WebhookRecord & Refused>(`${path}/${id}`, body);
    expect(await decide({ closed: true })).toMatchObject({ status: 409, body: { code: 'store.stripe-event.settled' } });
    await store.database.read.update(WebhookRecordEntity, { id }, { outcome: 'failed', error: 'Gone at Stripe' });
    expect((await decide({ closed: true }, store.buyer())).status).toBe(403);
    const closed = await decide({ closed: true, note: ' Refunded by hand ' });
    expect(closed.body).toMatchObject({ outcome: 'closed', note: 'Refunded by hand', error: 'Gone at Stripe' });
    await decide({ closed: true, note: 'Refunded by hand' });
    expect([(await list('outcome=failed')).total, (await list('outcome=closed')).total]).toEqual([0, 1]);
    expect((await decide({ closed: false })).body).toMatchObject({ outcome: 'failed', note: null });
    expect((await replay(id)).body).toMatchObject({ outcome: 'applied' });
    const trail = await store.database.read.findBy(AuditEntryEntity, { subjectId: id });
    expect(trail.map(({ action }) => action)).toEqual([
      'store.stripe-event.closed',
      'store.stripe-event.reopened',
      'store.stripe-event.replayed',
    ]);
    expect(JSON.stringify(trail)).not.toContain('Refunded by hand');
    expect((await admin.patch(`${path}/evt_missing`, { closed: true })).status).toBe(404);
  });

  it('refuses events that Stripe doesn’t have, and says when Stripe is away', async () => {
    expect((await replay('evt_missing')).body.code).toBe('store.stripe-event.not-found');
    expect((await replay('../refunds')).status).toBe(404);
    expect((await replay('order_1')).status).toBe(400);
    store.stripe.fault({ kind: 'error', method: 'GET', path: '/v1/events/evt_away' });
    expect(await replay('evt_away')).toMatchObject({ status: 503, body: { code: 'store.stripe-event.unavailable' } });
  });
});
