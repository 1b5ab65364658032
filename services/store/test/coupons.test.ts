import { randomUUID } from 'node:crypto';
import type {
  CheckoutAnswer,
  Coupon,
  CouponQuote,
  CouponUse,
  KeysetPage,
  ManagedOrder,
  NewCoupon,
  Order,
} from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { jest } from '@jest/globals';
import { CouponReservations } from '../src/coupons/coupon-reservations.ts';
import { Coupons } from '../src/coupons/coupons.service.ts';
import { PaymentChecks } from '../src/reconciliation/payment-checks.service.ts';
import { readPdf } from './harness/read-pdf.ts';
import { type Buyer, eventually, type Refused, sessionOf, TestStore } from './harness/store.ts';
import { StripeApi } from './harness/stripe-api.ts';

interface StripeSession {
  id: string;
  amount_subtotal: number;
  amount_total: number;
  payment_status: string;
  status: string;
  total_details: { amount_discount: number };
  discounts: { coupon: string }[];
}

describe.each(databases())('coupons on %s', (kind) => {
  let store: TestStore;
  let stripe: StripeApi;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    stripe = new StripeApi(store);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());
  afterEach(() => {
    jest.restoreAllMocks();
    store.stripe.webhooks({ hold: false, drop: 0 });
  });

  let made = 0;
  const terms = (more: Partial<NewCoupon> = {}): NewCoupon => ({
    code: `TEST-${++made}`,
    kind: 'percent',
    value: 10,
    appliesTo: 'all',
    items: [],
    startsAt: null,
    endsAt: null,
    mostUses: null,
    mostPerAccount: null,
    ...more,
  });
  const coupon = async (more: Partial<NewCoupon> = {}): Promise<Coupon> => {
    const { status, body } = await admin.post<Coupon>('/api/admin/coupons', terms(more));
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  const change = ({ id, version, ...now }: Coupon, more: Partial<Coupon>, tag: number = version) =>
    admin.put<Coupon & Refused>(`/api/admin/coupons/${id}`, { ...now, ...more }, { 'if-match': `"${tag}"` });
  const read = async (id: string) => (await admin.get<Coupon>(`/api/admin/coupons/${id}`)).body;
  const uses = async (id: string) =>
    (await admin.get<KeysetPage<CouponUse>>(`/api/admin/coupons/${id}/uses`)).body.items;
  const quote = (buyer: Buyer, cartId: string, code: string) =>
    buyer.get<CouponQuote & Refused>(`/api/checkout/coupon?cartId=${cartId}&code=${encodeURIComponent(code)}`);
  const checkout = (buyer: Buyer, cartId: string, code?: string, expectedTotal?: number) =>
    buyer.post<CheckoutAnswer & Refused>('/api/checkout', {
      cartId,
      ...(code !== undefined && { coupon: code }),
      ...(expectedTotal !== undefined && { expectedTotal }),
    });
  const session = (url: string) => stripe.get<StripeSession>(`checkout/sessions/${sessionOf(url)}`);
  /** Two toolkits (39.98) and a pack (5.01), checked out with a coupon. */
  const placed = async (buyer: Buyer, code: string) => {
    const cartId = await store.fill();
    const { status, body } = await checkout(buyer, cartId, code);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { cartId, orderId: body.orderId, sessionId: sessionOf(body.url), url: body.url };
  };
  const bought = async (buyer: Buyer, code: string) => {
    const order = await placed(buyer, code);
    store.stripe.pay(order.sessionId);
    return { ...order, order: await store.until(buyer, order.orderId, 'fulfilled') };
  };

  it('take off what they promise: quoted, at Stripe, on order, invoice and mail, to the cent', async () => {
    const buyer = store.buyer();
    const { id, code } = await coupon({ value: 15 });
    const cartId = await store.fill();
    expect((await quote(buyer, cartId, ` ${code.toLowerCase()} `)).body).toEqual({
      code,
      discount: 6.75,
      total: 38.24,
    });
    const { body } = await checkout(buyer, cartId, code.toLowerCase(), 38.24);
    const page = await session(body.url);
    expect(page).toMatchObject({ amount_subtotal: 4499, amount_total: 3824, total_details: { amount_discount: 675 } });
    expect(await stripe.get(`coupons/${page.discounts[0]?.coupon}`)).toMatchObject({
      name: code,
      amount_off: 675,
      currency: 'usd',
      metadata: { coupon_id: id },
    });
    expect(await uses(id)).toMatchObject([{ orderId: body.orderId, state: 'reserved', discount: 6.75, total: 38.24 }]);
    store.stripe.pay(page.id);
    const order = await store.until(buyer, body.orderId, 'fulfilled');
    expect(order).toMatchObject({ total: 38.24, discount: 6.75, coupon: code });
    expect(order.items.map(({ unitPrice, quantity, discount }) => [unitPrice, quantity, discount])).toEqual([
      [19.99, 2, 6],
      [5.01, 1, 0.75],
    ]);
    expect(await uses(id)).toMatchObject([{ state: 'used', orderStatus: 'fulfilled' }]);
    const invoice = await readPdf((await buyer.get(`/api/orders/${body.orderId}/invoice`)).bytes);
    expect(invoice).toMatch(/toolkit \(en\)\s+2 seats\s+\$19\.99\s+−\$6\.00\s+\$33\.98/);
    expect(invoice).toMatch(/pack \(en\)\s+1 seat\s+\$5\.01\s+−\$0\.75\s+\$4\.26/);
    expect(invoice).toMatch(/Total\s+\$38\.24/);
    expect(invoice).toContain(`Coupon: ${code}`);
    const mail = await eventually(async () => (await store.mails(buyer))[0], 'the mail is there');
    expect(mail).toContain('toolkit (en) – $39.98');
    expect(mail).toContain(`Subtotal: $44.99\nCoupon ${code}: −$6.75\nTotal: $38.24`);
  });

  /** Of this many checkouts, all find the coupon free before the first one is placed. */
  const meeting = (count: number) => {
    const coupons = store.service.get(Coupons);
    const apply = coupons.apply.bind(coupons);
    const all = Promise.withResolvers<void>();
    let here = 0;
    jest.spyOn(coupons, 'apply').mockImplementation(async (...given) => {
      const applied = await apply(...given);
      if (++here === count) all.resolve();
      await all.promise;
      return applied;
    });
  };

  it('of which one use is left go to one of several accounts that pay at once', async () => {
    const { id, code } = await coupon({ mostUses: 1 });
    const carts = await Promise.all(Array.from({ length: 8 }, () => store.fill()));
    meeting(8);
    const answers = await Promise.all(carts.map((cartId) => checkout(store.buyer(), cartId, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['store.coupon.held']));
    expect((await read(id)).uses).toBe(1);
    expect(await store.count('store_order WHERE coupon_id = ?', id)).toBe(1);
  });

  it('are used once by an account, in however many tabs it pays: the last one holds it', async () => {
    const buyer = store.buyer();
    const { id, code } = await coupon({ mostPerAccount: 1 });
    const carts = await Promise.all(Array.from({ length: 3 }, () => store.fill()));
    meeting(3);
    const answers = await Promise.all(carts.map((cartId) => checkout(buyer, cartId, code)));
    expect(answers.map(({ status }) => status)).toContain(201);
    jest.restoreAllMocks();
    const held = await uses(id);
    expect(held).toHaveLength(1);
    expect(held[0]).toMatchObject({ state: 'reserved' });
    const next = await checkout(buyer, await store.fill(), code);
    expect(next.status).toBe(201);
    expect((await uses(id)).map(({ orderId }) => orderId)).toEqual([next.body.orderId]);
    expect((await store.order(buyer, held[0]?.orderId ?? '')).status).toBe('expired');
    expect((await checkout(store.buyer(), await store.fill(), code)).status).toBe(201);
    store.stripe.pay(sessionOf(next.body.url));
    await store.until(buyer, next.body.orderId, 'fulfilled');
    expect((await checkout(buyer, await store.fill(), code)).body.code).toBe('store.coupon.used-by-you');
  });

  it('whose holder can’t be closed now are kept, and the buyer reads what to do', async () => {
    const buyer = store.buyer();
    const { code } = await coupon({ mostUses: 1 });
    await placed(buyer, code);
    const cartId = await store.fill();
    store.stripe.fault({ kind: 'disconnect', count: 2, path: '/v1/checkout/sessions' });
    const refused = await checkout(buyer, cartId, code);
    expect([refused.status, refused.body.code]).toEqual([409, 'store.coupon.held-by-you']);
    expect(refused.body.message).toContain('Pay or cancel it in your order history');
    expect((await checkout(buyer, cartId, code)).status).toBe(201);
  });

  it('are held by a checkout, released by its end, and free for the next one', async () => {
    const [first, second] = [store.buyer(), store.buyer()];
    const { id, code } = await coupon({ mostUses: 1, mostPerAccount: 1 });
    const held = await placed(first, code);
    // The same cart again is the same checkout; one that has changed takes its use along.
    expect((await checkout(first, held.cartId, code)).body.orderId).toBe(held.orderId);
    await store.add(held.cartId, 'pack');
    expect((await quote(first, held.cartId, code)).status).toBe(200);
    const next = await checkout(first, held.cartId, code);
    expect(next.status).toBe(201);
    expect((await uses(id)).map(({ orderId }) => orderId)).toEqual([next.body.orderId]);
    const cartId = await store.fill();
    const wanted = (await quote(second, cartId, code)).body;
    expect(wanted.code).toBe('store.coupon.held');
    expect(wanted.message).toMatch(/isn’t paid, you can use it in (60|59) minutes\. Try again then, or buy without/);
    store.stripe.expire(sessionOf(next.body.url));
    await store.until(first, next.body.orderId, 'expired');
    expect((await read(id)).uses).toBe(0);
    expect((await checkout(second, cartId, code)).status).toBe(201);
    expect((await checkout(first, await store.fill(), code)).body.code).toBe('store.coupon.held');
  });

  it('of which few are left are held by no more than one unpaid order of an account', async () => {
    const buyer = store.buyer();
    const { id, code } = await coupon({ mostUses: 5 });
    const orders: string[] = [];
    for (let times = 0; times < 4; times++) orders.push((await placed(buyer, code)).orderId);
    expect((await uses(id)).map(({ orderId }) => orderId)).toEqual(orders.slice(3));
    expect((await store.order(buyer, orders[0] ?? '')).status).toBe('expired');
    expect((await read(id)).uses).toBe(1);
    const { id: unlimited, code: open } = await coupon();
    for (let times = 0; times < 3; times++) await placed(buyer, open);
    expect((await read(unlimited)).uses).toBe(3);
  });

  it('held by orders that an older process moved are let go by the housekeeping', async () => {
    const [expired, paid] = [store.buyer(), store.buyer()];
    const { id, code } = await coupon({ mostUses: 5 });
    const orders = [await placed(expired, code), await placed(paid, code), await placed(store.buyer(), code)];
    const move = (orderId: string | undefined, status: string) =>
      store.database.read.query('UPDATE store_order SET status = ?, live_cart_id = NULL WHERE id = ?', [
        status,
        orderId,
      ]);
    await move(orders[0]?.orderId, 'expired');
    await move(orders[1]?.orderId, 'fulfilled');
    await store.service.get(CouponReservations).run();
    expect((await uses(id)).map(({ orderId, state }) => [orderId, state]).toSorted()).toEqual(
      [
        [orders[1]?.orderId, 'used'],
        [orders[2]?.orderId, 'reserved'],
      ].toSorted(),
    );
  });

  it('are for what is there; what has gone since stays', async () => {
    const refused = await admin.post<Refused>(
      '/api/admin/coupons',
      terms({
        appliesTo: 'chosen',
        items: [
          { type: 'product', id: 'toolkit' },
          { type: 'product', id: 'no-such-thing' },
          { type: 'course', id: 'no-such-course' },
        ],
      }),
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'store.coupon.for-unknown']);
    expect((refused.body.errors as { path: string }[]).map(({ path }) => path)).toEqual(['items.1.id', 'items.2.id']);
    const kept = await coupon({ appliesTo: 'chosen', items: [{ type: 'product', id: 'toolkit' }] });
    const gone = JSON.stringify([{ type: 'product', id: 'gone-since' }]);
    await store.database.read.query('UPDATE coupon SET items = ? WHERE id = ?', [gone, kept.id]);
    expect((await change(await read(kept.id), { value: 20 })).status).toBe(200);
  });

  it('that were removed before paying are free again', async () => {
    const buyer = store.buyer();
    const { id, code } = await coupon({ mostUses: 1 });
    const { cartId, orderId } = await placed(buyer, code);
    const { body } = await checkout(buyer, cartId, undefined, 44.99);
    expect(body.orderId).not.toBe(orderId);
    expect((await session(body.url)).amount_total).toBe(4499);
    expect((await read(id)).uses).toBe(0);
  });

  it('are honoured by a payment that comes late, even when another has used them up', async () => {
    const [late, quick] = [store.buyer(), store.buyer()];
    const { id, code } = await coupon({ mostUses: 1 });
    const order = await placed(late, code);
    store.stripe.webhooks({ hold: true });
    const page = await stripe.get<StripeSession & { client_reference_id: string }>(
      `checkout/sessions/${order.sessionId}`,
    );
    await stripe.send('checkout.session.expired', { ...page, status: 'expired' });
    await store.until(late, order.orderId, 'expired');
    await checkout(quick, await store.fill(), code);
    await stripe.send('checkout.session.completed', {
      ...page,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_late',
    });
    await store.until(late, order.orderId, 'paid_late');
    expect((await read(id)).uses).toBe(2);
    expect((await admin.post(`/api/admin/orders/${order.orderId}/accept`)).status).toBe(200);
    expect(await store.order(late, order.orderId)).toMatchObject({ status: 'fulfilled', total: 40.49, discount: 4.5 });
  });

  it('of 100 % complete the order at once, without Stripe, and a repeated press gives the same order', async () => {
    const buyer = store.buyer();
    const { id, code } = await coupon({ value: 100, mostUses: 1 });
    const cartId = await store.fill();
    const key = { 'idempotency-key': randomUUID() };
    const press = () => buyer.post<CheckoutAnswer & Refused>('/api/checkout', { cartId, coupon: code }, key);
    const first = await press();
    const { orderId } = first.body;
    expect([first.status, first.body]).toEqual([
      201,
      { orderId, url: `https://shop.example/checkout-success?order=${orderId}` },
    ]);
    const order = await store.order(buyer, orderId);
    expect(order).toMatchObject({
      status: 'fulfilled',
      payment: null,
      total: 0,
      discount: 44.99,
      items: [{ discount: 39.98 }, { discount: 5.01 }],
    });
    expect(order.items[0]?.licence).not.toBeNull();
    expect((await press()).body).toEqual(first.body);
    expect(await store.count('payment_attempt WHERE order_id = ?', orderId)).toBe(0);
    const mail = await eventually(async () => (await store.mails(buyer))[0], 'the mail is there');
    expect(mail).toContain('There was nothing to pay');
    expect(mail).not.toContain('payment has arrived');
    const invoice = await readPdf((await buyer.get(`/api/orders/${orderId}/invoice`)).bytes);
    expect(invoice).toMatch(/Total\s+\$0\.00/);
    expect(invoice).toContain('No payment was due.');
    expect(invoice).not.toContain('due..');
    expect((await read(id)).uses).toBe(1);
    const closed = await admin.post<ManagedOrder>(`/api/admin/orders/${orderId}/refund`);
    expect(closed.body).toMatchObject({ status: 'refunded', refunded: 0, refunds: [] });
    expect((await read(id)).uses).toBe(1);
  });

  it('of 100 % that an earlier release left at Stripe are completed when they are resumed', async () => {
    const buyer = store.buyer();
    const { code } = await coupon();
    const { orderId, cartId } = await placed(buyer, code);
    await store.database.read.query('UPDATE store_order SET total_cents = 0, discount_cents = 4499 WHERE id = ?', [
      orderId,
    ]);
    const { status, body } = await buyer.post<CheckoutAnswer>(`/api/orders/${orderId}/resume`);
    expect([status, body.url]).toEqual([200, `https://shop.example/checkout-success?order=${orderId}`]);
    expect(await store.order(buyer, orderId)).toMatchObject({ status: 'fulfilled', total: 0 });
    expect((await buyer.get<unknown[]>(`/api/cart/${cartId}`)).body).toEqual([]);
  });

  it('that Stripe applied differently are a mismatch', async () => {
    const buyer = store.buyer();
    const { code } = await coupon();
    const order = await placed(buyer, code);
    const page = await stripe.get<StripeSession>(`checkout/sessions/${order.sessionId}`);
    const paid = { ...page, status: 'complete', payment_status: 'paid', payment_intent: 'pi_odd' };
    await stripe.send('checkout.session.completed', { ...paid, total_details: { amount_discount: 449 } });
    await store.until(buyer, order.orderId, 'mismatch');
  });

  it('keep line refunds, credit notes and sales right to the cent', async () => {
    const buyer = store.buyer();
    const { code } = await coupon({ kind: 'amount', value: 10 });
    const { orderId, order } = await bought(buyer, code);
    const [toolkit, pack] = order.items as [Order['items'][number], Order['items'][number]];
    expect([toolkit.discount, pack.discount, order.total]).toEqual([8.89, 1.11, 34.99]);
    const { body } = await admin.post<ManagedOrder>(`/api/admin/orders/${orderId}/lines/${pack.id}/refund`);
    expect(body).toMatchObject({ status: 'fulfilled', refunded: 3.9, refunds: [{ amount: 3.9, lineIds: [pack.id] }] });
    const [note] = (await store.order(buyer, orderId)).creditNotes;
    const text = await readPdf((await buyer.get(`/api/orders/${orderId}/credit-notes/${note?.number}`)).bytes);
    expect(text).toMatch(/pack \(en\)\s+1 seat\s+\$5\.01\s+−\$1\.11\s+\$3\.90/);
    const rest = await admin.post<ManagedOrder>(`/api/admin/orders/${orderId}/refund`);
    expect(rest.body).toMatchObject({ status: 'refunded', refunded: 34.99 });
    expect(rest.body.refunds.map(({ amount }) => amount)).toEqual([3.9, 31.09]);
  });

  it('are refused with what to do: unknown, over, not yet, for something else, or too little left', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    const day = 86_400_000;
    const refusalOf = async (more: Partial<NewCoupon>) => {
      const { code } = await coupon(more);
      const { body } = await quote(buyer, cartId, code);
      expect((await checkout(buyer, cartId, code)).body.code).toBe(body.code);
      return body.code;
    };
    expect((await quote(buyer, cartId, 'NONE')).body).toMatchObject({ status: 404, code: 'store.coupon.unknown' });
    const [past, soon] = [-day, day].map((from) => new Date(Date.now() + from).toISOString());
    expect(await refusalOf({ endsAt: past as string })).toBe('store.coupon.ended');
    expect(await refusalOf({ startsAt: soon as string })).toBe('store.coupon.not-yet');
    expect(await refusalOf({ appliesTo: 'course' })).toBe('store.coupon.not-for-these');
    expect(await refusalOf({ kind: 'amount', value: 44.6 })).toBe('store.coupon.too-little');
    expect((await quote(store.buyer(), randomUUID(), 'NONE')).body.code).toBe('store.checkout.empty');
    expect((await store.visitor.get(`/api/checkout/coupon?cartId=${cartId}&code=A`)).status).toBe(401);
    const chosen = await coupon({ appliesTo: 'chosen', items: [{ type: 'product', id: 'pack' }], value: 50 });
    expect((await quote(buyer, cartId, chosen.code)).body).toMatchObject({ discount: 2.51, total: 42.48 });
    const { body } = await change(chosen, { disabled: true });
    expect(body).toMatchObject({ disabled: true, status: 'disabled' });
    expect((await quote(buyer, cartId, chosen.code)).body.code).toBe('store.coupon.ended');
  });

  it('can’t be guessed: ten unknown codes of an account, then it waits; known ones don’t count', async () => {
    const buyer = store.buyer();
    const { code } = await coupon();
    const cartId = await store.fill();
    for (let times = 0; times < 12; times++) expect((await quote(buyer, cartId, code)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, at) => (at % 2 ? quote : checkout)(buyer, cartId, `GUESS-${at}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(404), ...Array(5).fill(429)]);
    const refused = await quote(buyer, cartId, code);
    expect([refused.status, refused.body.code]).toEqual([429, 'store.coupon.too-many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await quote(store.buyer(), cartId, code)).status).toBe(200);
  });

  it('survive a store that was killed between Stripe’s coupon and its session', async () => {
    const buyer = store.buyer();
    const { code } = await coupon();
    const cartId = await store.fill();
    store.stripe.fault({ kind: 'disconnect', count: 2, method: 'POST', path: '/v1/checkout/sessions' });
    expect((await checkout(buyer, cartId, code)).status).toBe(503);
    const { body } = await checkout(buyer, cartId, code);
    store.stripe.pay(sessionOf(body.url));
    await store.service.get(PaymentChecks).refresh(body.orderId);
    expect(await store.until(buyer, body.orderId, 'fulfilled')).toMatchObject({ total: 40.49 });
    expect(await store.count('store_order WHERE cart_id = ?', cartId)).toBe(1);
  });

  it('are made and changed by admins, on record, and never overwritten unseen', async () => {
    const first = terms({ mostUses: 5 });
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => admin.post<Coupon>('/api/admin/coupons', first, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = answers[0] as { body: Coupon };
    const twice = await admin.post<Refused>('/api/admin/coupons', { ...first, code: first.code.toLowerCase() });
    expect(twice.body).toMatchObject({ status: 409, code: 'store.coupon.exists', errors: [{ path: 'code' }] });
    expect((await store.buyer().post('/api/admin/coupons', terms())).status).toBe(403);
    for (const [fault, path] of [
      [{ value: 101 }, 'value'],
      [{ value: 7.5 }, 'value'],
      [{ kind: 'amount', value: 0 }, 'value'],
      [{ appliesTo: 'chosen' }, 'items'],
      [{ code: 'Não' }, 'code'],
      [{ startsAt: '2026-01-02T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }, 'endsAt'],
    ] as [Partial<NewCoupon>, string][]) {
      const refused = await admin.post<Refused>('/api/admin/coupons', terms(fault));
      expect([refused.status, refused.body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    }
    const changed = await change(body, { value: 20, endsAt: '2030-01-01T00:00:00.000Z' });
    expect(changed.body).toMatchObject({ value: 20, version: 2, endsAt: '2030-01-01T00:00:00.000Z' });
    expect((await change(body, { value: 30 })).body).toMatchObject({
      code: 'store.coupon.changed',
      status: 412,
      current: { value: 20, version: 2 },
    });
    expect((await change(changed.body, {})).body.version).toBe(2);
    const entries = await store.database.read.findBy(AuditEntryEntity, { subjectId: body.id });
    expect(entries).toMatchObject([
      { action: 'store.coupon.created', actorId: admin.user.id, subjectName: body.code },
      { action: 'store.coupon.changed', before: { percent: 10, endsAt: null }, after: { percent: 20 } },
    ]);
    const listed = await admin.get<KeysetPage<Coupon>>(
      `/api/admin/coupons?status=active&q=${first.code.toLowerCase()}`,
    );
    expect(listed.body.items.map(({ id }) => id)).toContain(body.id);
    const disabled = await admin.get<KeysetPage<Coupon>>('/api/admin/coupons?status=disabled');
    expect(disabled.body.items.every((one) => one.disabled)).toBe(true);
  });
});
