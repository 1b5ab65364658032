import type { KeysetPage, PaymentAlert } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { type Buyer, type Refused, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

const path = '/api/admin/orders/payment-alerts';

describe.each(databases())('payment alerts on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());

  const list = async (query = '') => (await admin.get<KeysetPage<PaymentAlert>>(`${path}?${query}`)).body;
  const decide = (id: string, body: object, by = admin) => by.patch<PaymentAlert & Refused>(`${path}/${id}`, body);
  /** A refund that Stripe made for no line of the order: one alert. */
  const raise = async () => {
    const { orderId, sessionId } = await store.purchase(store.buyer());
    const { payment_intent: intent } = await stripe.get(`checkout/sessions/${sessionId}`);
    store.stripe.webhooks({ hold: true });
    await stripe.giveBack(String(intent), 1234);
    const event = await stripe.event('refund.created', String(intent));
    expect(await store.stripe.resend(event.id, { times: 2 })).toEqual([200, 200]);
    const charged = await stripe.event('charge.refunded', String(intent));
    expect(await store.stripe.resend(charged.id)).toEqual([200]);
    store.stripe.webhooks({ hold: false });
    const raised = (await list('limit=100')).items.filter(({ order }) => order.id === orderId);
    expect(raised).toHaveLength(1);
    return raised[0] as PaymentAlert;
  };

  it('are raised once a case, with its order and amount', async () => {
    const alert = await raise();
    expect(alert).toMatchObject({
      kind: 'refund-without-line',
      order: { status: 'fulfilled' },
      amount: 12.34,
      done: null,
      note: null,
    });
    expect(alert.ref).toMatch(/^re_/);
    const other = await raise();
    expect((await list('kind=mismatch')).items).toEqual([]);
    const page = await list('limit=1');
    expect([page.total, page.items[0]?.id]).toEqual([2, other.id]);
    expect((await list(`limit=1&after=${page.next}`)).items[0]?.id).toBe(alert.id);
  });

  it('are worked off by one admin, with a note that stays out of the audit trail, and reopened', async () => {
    const { id, order } = await raise();
    const { body } = await decide(id, { done: true, note: ' Wrote to Ana ' });
    expect(body).toMatchObject({ note: 'Wrote to Ana', done: { by: `user-${admin.user.id.slice(0, 8)}` } });
    expect((await list()).items.map((alert) => alert.id)).not.toContain(id);
    expect((await list('state=done')).items.map((alert) => alert.id)).toContain(id);
    // The same again changes nothing; another admin doesn't overwrite it unseen.
    expect((await decide(id, { done: true, note: 'Wrote to Ana' })).body.done).toEqual(body.done);
    const other = store.buyer('admin');
    expect((await decide(id, { done: true, note: 'Me too' }, other)).body.code).toBe('store.payment-alert.done');
    expect((await decide(id, { done: false }, other)).body).toMatchObject({ done: null, note: null });
    const entries = await store.database.read.findBy(AuditEntryEntity, { subjectId: order.id });
    expect(entries.map(({ action }) => action)).toEqual(['store.payment-alert.done', 'store.payment-alert.reopened']);
    expect(JSON.stringify(entries)).not.toContain('Ana');
  });

  it('refuse unknown ones, long notes and buyers', async () => {
    const { id } = await raise();
    expect((await decide(order404, { done: true })).status).toBe(404);
    expect((await decide(id, { done: true, note: 'x'.repeat(501) })).status).toBe(400);
    expect((await decide(id, { done: true }, store.buyer())).status).toBe(403);
    expect((await store.buyer().get(path)).status).toBe(403);
  });
});

const order404 = '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11';
