import type { Billing, CheckoutAnswer, ManagedOrder } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { OrderMailEntity } from '../src/mails/order-mail.entity.ts';
import { readPdf } from './harness/read-pdf.ts';
import { type Buyer, eventually, type Refused, sessionOf, TestStore } from './harness/store.ts';

const noAddress = 'Leave out web addresses: they are not printed on invoices.';
const acme: Billing = {
  company: 'Construtora Ação Ltda.',
  address: 'Av. Boa Viagem 10\n51020-000 Recife',
  country: 'BR',
  taxId: '98.765.432/0001-10',
};

describe.each(databases())('billing details on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  afterAll(() => store?.close());

  const check = (buyer: Buyer, cartId: string, billing?: unknown) =>
    buyer.post<CheckoutAnswer & Refused>('/api/checkout', {
      cartId,
      expectedTotal: 44.99,
      ...(billing ? { billing } : {}),
    });
  const kept = async (buyer: Buyer) =>
    (await buyer.get<{ billing: Billing | null }>('/api/checkout/billing')).body.billing;
  const ofOpenOrder = async (buyer: Buyer) =>
    (await buyer.get<{ ofOpenOrder: Billing | null }>('/api/checkout/billing')).body.ofOpenOrder;
  const invoiceOf = async (buyer: Buyer, orderId: string) =>
    readPdf((await buyer.get(`/api/orders/${orderId}/invoice`)).bytes);

  it('are on the order and its invoice, and are kept for the next purchase until they are taken back', async () => {
    const buyer = store.buyer();
    expect(await kept(buyer)).toBeNull();
    const { body } = await check(buyer, await store.fill(), { ...acme, company: '  Construtora\u0007Ação Ltda. ' });
    expect([await kept(buyer), await ofOpenOrder(buyer)]).toEqual([null, acme]);
    store.stripe.pay(sessionOf(body.url));
    expect((await store.until(buyer, body.orderId, 'fulfilled')).billing).toEqual(acme);
    expect([await kept(buyer), await ofOpenOrder(buyer)]).toEqual([acme, null]);
    expect(await kept(store.buyer())).toBeNull();
    const seen = await store.buyer('admin').get<ManagedOrder>(`/api/admin/orders/${body.orderId}`);
    expect(seen.body.company).toBe(acme.company);
    const text = await invoiceOf(buyer, body.orderId);
    for (const part of ['Construtora Ação Ltda.', 'Av. Boa Viagem 10', '51020-000 Recife', 'Brazil', acme.taxId])
      expect(text).toContain(part);

    // A VAT number is printed as it is looked up.
    const other = store.buyer();
    const german = { ...acme, country: 'DE', taxId: 'de 136 695 976' };
    const { body: order } = await check(other, await store.fill(), german);
    expect((await store.order(other, order.orderId)).billing?.taxId).toBe('DE136695976');
    const put = await other.put<{ billing: Billing }>('/api/checkout/billing', german);
    expect([put.body.billing.taxId, (await kept(other))?.taxId]).toEqual(['DE136695976', 'DE136695976']);

    // A purchase that says nothing about them uses what is kept.
    const { body: next } = await check(buyer, await store.fill());
    expect((await store.order(buyer, next.orderId)).billing).toEqual(acme);
    const none = { company: '', address: ' ', country: '', taxId: '' };
    const { body: last } = await check(buyer, await store.fill(), none);
    expect((await store.order(buyer, last.orderId)).billing).toBeNull();
    expect(await kept(buyer)).toBeNull();
  });

  it('of an order that is broken off are gone with it, and those kept meanwhile stay', async () => {
    const buyer = store.buyer();
    const { body } = await check(buyer, await store.fill(), acme);
    expect((await buyer.post(`/api/orders/${body.orderId}/cancel`)).status).toBe(200);
    expect([await kept(buyer), await ofOpenOrder(buyer)]).toEqual([null, null]);
    const { body: next } = await check(buyer, await store.fill());
    expect((await store.order(buyer, next.orderId)).billing).toBeNull();
    const { body: last } = await check(buyer, await store.fill(), acme);
    const beta = { ...acme, company: 'Beta SA' };
    expect((await buyer.put('/api/checkout/billing', beta)).status).toBe(200);
    store.stripe.pay(sessionOf(last.url));
    expect((await store.until(buyer, last.orderId, 'fulfilled')).billing).toEqual(acme);
    expect(await kept(buyer)).toEqual(beta);
  });

  it('can be corrected while the order awaits its payment, on the same payment page; its invoice never changes', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    const first = await check(buyer, cartId, acme);
    const again = await check(buyer, cartId, { ...acme, company: 'Beta SA' });
    expect(again.body).toEqual(first.body);
    expect((await store.order(buyer, first.body.orderId)).billing?.company).toBe('Beta SA');
    store.stripe.pay(sessionOf(first.body.url));
    await store.until(buyer, first.body.orderId, 'fulfilled');
    await check(buyer, await store.fill(), acme);
    expect(await invoiceOf(buyer, first.body.orderId)).toContain('Beta SA');
    expect((await store.order(buyer, first.body.orderId)).billing?.company).toBe('Beta SA');
  });

  it('have a reference of this order only, on its invoice and its credit note', async () => {
    const buyer = store.buyer();
    const order = async (wish: object) =>
      (await buyer.post<CheckoutAnswer & Refused>('/api/checkout', { expectedTotal: 44.99, ...wish })).body;
    const referenceOf = async (orderId: string) => (await store.order(buyer, orderId)).reference;
    const cartId = await store.fill();
    const { orderId, url } = await order({ cartId, reference: ' PO\u0007 4500012345 ' });
    expect(await referenceOf(orderId)).toBe('PO 4500012345');
    const asked = await buyer.get('/api/checkout/billing');
    expect(asked.body).toEqual({ billing: null, ofOpenOrder: null, referenceOfOpenOrder: 'PO 4500012345' });
    // On the same payment page: kept when nothing is said of it, corrected, taken back.
    const said = [undefined, 'PO 9', '', 'PO 4500012345'];
    const then: unknown[] = [];
    for (const reference of said) {
      expect((await order({ cartId, reference })).orderId).toBe(orderId);
      then.push(await referenceOf(orderId));
    }
    expect(then).toEqual(['PO 4500012345', 'PO 9', null, 'PO 4500012345']);
    store.stripe.pay(sessionOf(url));
    await store.until(buyer, orderId, 'fulfilled');
    expect(await invoiceOf(buyer, orderId)).toContain('Your reference: PO 4500012345');
    const next = await order({ cartId: await store.fill() });
    expect(await referenceOf(next.orderId)).toBeNull();
    const link = await buyer.post<Refused>('/api/checkout', { cartId, reference: 'Visit https://evil.test now' });
    expect([link.status, link.body.errors]).toEqual([400, [{ path: 'reference', message: noAddress }]]);
    const long = await buyer.post<Refused>('/api/checkout', { cartId, reference: 'x'.repeat(61) });
    expect([long.status, long.body.errors]).toEqual([
      400,
      [{ path: 'reference', message: 'This is too long for an invoice.' }],
    ]);
    const path = `/internal/users/${buyer.user.id}/export`;
    expect((await store.from('identity').get(path)).body).toMatchObject({
      orders: [{ reference: 'PO 4500012345' }, {}],
    });
    const erased = { id: crypto.randomUUID(), name: 'identity.user.erased', payload: { userId: buyer.user.id } };
    expect((await store.from('identity').post('/internal/events', erased)).status).toBe(200);
    expect(await store.count('store_order WHERE id = ? AND reference IS NOT NULL', orderId)).toBe(0);
  });

  it('are shown and changed without a purchase, by the same rules and by their account only', async () => {
    const buyer = store.buyer();
    const keep = (billing: unknown, by = buyer) =>
      by.put<{ billing: Billing | null } & Refused>('/api/checkout/billing', billing);
    expect((await keep({ ...acme, company: ' Construtora\u0007Ação Ltda. ' })).body).toEqual({ billing: acme });
    expect([await kept(buyer), await kept(store.buyer())]).toEqual([acme, null]);
    const { body } = await check(buyer, await store.fill());
    expect((await store.order(buyer, body.orderId)).billing).toEqual(acme);
    const wrong = await keep({ ...acme, taxId: '<script>' });
    const message = 'Use only letters, digits, spaces, dots, hyphens and slashes.';
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: 'taxId', message }]]);
    expect(await kept(buyer)).toEqual(acme);
    expect((await keep({ company: '', address: ' ', country: '', taxId: '' })).body).toEqual({ billing: null });
    expect([await kept(buyer), (await store.order(buyer, body.orderId)).billing]).toEqual([null, acme]);
    expect((await store.visitor.put('/api/checkout/billing', acme)).status).toBe(401);
  });

  it.each([
    ['taxId', '<script>', 'Use only letters, digits, spaces, dots, hyphens and slashes.'],
    ['taxId', '1'.repeat(41), 'This is too long for an invoice.'],
    ['company', 'x'.repeat(121), 'This is too long for an invoice.'],
    ['address', 'a\nb\nc\nd\ne\nf', 'Use at most 5 lines.'],
    ['country', 'XX', 'Choose a country from the list.'],
    ['company', 'Pay your open bill at https://evil.test/pay', noAddress],
    ['company', 'Ｗ ｗｗｗ．evil.test', noAddress],
    ['address', 'Av. Boa Viagem 10\nWWW.evil.test', noAddress],
  ])('name what can’t be printed: %s', async (field, value, message) => {
    const { status, body } = await check(store.buyer(), await store.fill(), { [field]: value });
    expect([status, body.errors]).toEqual([400, [{ path: `billing.${field}`, message }]]);
  });

  it('may have the name of a company that is an address', async () => {
    const { status } = await check(store.buyer(), await store.fill(), { ...acme, company: 'Booking.com B.V.' });
    expect(status).toBe(201);
  });

  it('are not mailed to an address that its account has not confirmed, and no free text is', async () => {
    const { names, unconfirmed } = store.around.neighbours;
    const buy = async (buyer: Buyer) => {
      const { body } = await check(buyer, await store.fill(), { ...acme, company: 'Call +55 81 5555 0000 now' });
      store.stripe.pay(sessionOf(body.url));
      const order = await store.until(buyer, body.orderId, 'fulfilled');
      const [mail] = await eventually(async () => {
        const mails = await store.mails(buyer);
        return mails.length > 0 ? mails : undefined;
      }, 'the mail has arrived');
      return { mail, files: (await store.mailFiles(buyer))[0], order };
    };
    const [stranger, named, known] = [store.buyer(), store.buyer(), store.buyer()];
    for (const { user } of [stranger, named]) unconfirmed.add(user.id);
    for (const { user } of [stranger, known]) names[user.id] = 'call us now about your debt';
    names[named.user.id] = 'Ana Lima';
    const unasked = await buy(stranger);
    expect(unasked.files).toEqual([]);
    expect(unasked.mail).toContain('Your invoice is on the order’s page.');
    for (const text of ['Call +55', 'about your debt', 'is attached']) expect(unasked.mail).not.toContain(text);
    // It is there for who signs in.
    expect(await invoiceOf(stranger, unasked.order.id)).toContain('Call +55');
    expect((await buy(named)).mail).toContain('Hello Ana Lima,');
    const asked = await buy(known);
    expect([asked.files?.length, asked.mail]).toEqual([1, expect.stringContaining('Your invoice is attached.')]);
    expect(asked.mail).toContain('Hello call us now about your debt,');
  });

  it('are mailed from when the buyer has confirmed the address that the order has', async () => {
    const { names, unconfirmed } = store.around.neighbours;
    const buyer = store.buyer();
    unconfirmed.add(buyer.user.id);
    names[buyer.user.id] = 'Ana Lima';
    const { body } = await check(buyer, await store.fill(), acme);
    store.stripe.pay(sessionOf(body.url));
    await store.until(buyer, body.orderId, 'fulfilled');
    const changed = async () => {
      const payload = { userId: buyer.user.id };
      const event = { id: crypto.randomUUID(), name: 'identity.address.changed', payload };
      expect((await store.from('identity').post('/internal/events', event)).status).toBe(200);
      const isAsked = async () => (await store.count("outbox WHERE name = 'address-changed'")) === 0 || undefined;
      await eventually(isAsked, 'identity was asked');
    };
    const isConfirmed = () => store.count('store_order WHERE id = ? AND buyer_confirmed = 1', body.orderId);
    // Another address, which isn't confirmed either.
    await changed();
    expect(await isConfirmed()).toBe(0);
    unconfirmed.delete(buyer.user.id);
    await changed();
    await eventually(async () => (await isConfirmed()) === 1 || undefined, 'the order has its buyer’s confirmation');
    // Mails about an order are sent once a minute.
    await store.database.read.update(OrderMailEntity, { orderId: body.orderId }, { at: new Date(0) });
    const admin = store.buyer('admin');
    expect((await admin.post(`/api/admin/orders/${body.orderId}/mails`, { kind: 'confirmation' })).status).toBe(201);
    const files = await eventually(async () => (await store.mailFiles(buyer))[1], 'the mail has been sent again');
    expect(files).toHaveLength(1);
  });

  it('are exported and erased with the account', async () => {
    const buyer = store.buyer();
    await buyer.put('/api/checkout/billing', acme);
    const { body } = await check(buyer, await store.fill());
    const path = `/internal/users/${buyer.user.id}/export`;
    expect((await store.from('identity').get(path)).body).toMatchObject({
      billing: acme,
      orders: [{ id: body.orderId, billing: acme }],
    });
    const payload = { userId: buyer.user.id };
    const erased = { id: crypto.randomUUID(), name: 'identity.user.erased', payload };
    expect((await store.from('identity').post('/internal/events', erased)).status).toBe(200);
    expect(await store.count('billing_details WHERE user_id = ?', buyer.user.id)).toBe(0);
    expect(await store.count('store_order WHERE id = ? AND billing IS NOT NULL', body.orderId)).toBe(0);
  });
});

describe.each(databases())('taxes computed by Stripe on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind, { STRIPE_TAX: 'included' });
  });
  afterAll(() => store?.close());

  it('are within the price that was shown, on the order and on its invoice', async () => {
    expect((await store.visitor.get('/api/store/payment-mode')).body).toEqual({ mode: 'test', taxes: 'included' });
    const buyer = store.buyer();
    const { order, orderId } = await store.purchase(buyer);
    expect(order).toMatchObject({ total: 44.99, tax: 7.5 });
    const text = await readPdf((await buyer.get(`/api/orders/${orderId}/invoice`)).bytes);
    expect(text).toMatch(/Total\s+\$44\.99/);
    expect(text).toMatch(/Taxes included\s+\$7\.50/);
    expect(text).not.toContain('Not charged');
  });
});
