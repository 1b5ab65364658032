import type Stripe from 'stripe';
import { errorOf, startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const types = async (id: string) =>
  (await shop.stripe.events.list({ limit: 100 })).data
    .filter(({ data }) => {
      const object = data.object as { id?: string; payment_intent?: string };
      return object.id === id || object.payment_intent === id;
    })
    .map(({ type }) => type)
    .reverse();

describe('sessions', () => {
  test('contain what the shop sent and totals computed from their lines', async () => {
    const product = await shop.stripe.products.create({ name: 'Level Guard' });
    const price = await shop.stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 21900 });
    const before = Math.floor(Date.now() / 1000);
    const session = await shop.session(0, {
      line_items: [
        { price: price.id, quantity: 3 },
        { price_data: { currency: 'usd', unit_amount: 199, product_data: { name: 'Script' } }, quantity: 2 },
      ],
      client_reference_id: 'order-7',
      customer_email: 'ana@example.com',
      metadata: { orderId: '7' },
      payment_intent_data: { metadata: { orderId: '7' }, description: 'Order 7' },
      expires_at: before + 3600,
      locale: 'pt-BR',
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_subtotal: 3 * 21900 + 2 * 199,
      amount_total: 3 * 21900 + 2 * 199,
      currency: 'usd',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: 'order-7',
      customer_email: 'ana@example.com',
      metadata: { orderId: '7' },
      expires_at: before + 3600,
      ui_mode: 'hosted_page',
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`${shop.running.url}/pay/${session.id}`);
    expect(session).not.toHaveProperty('line_items');
    const lines = await shop.stripe.checkout.sessions.listLineItems(session.id, { limit: 1 });
    expect(lines).toMatchObject({
      has_more: true,
      data: [{ description: 'Level Guard', quantity: 3, amount_total: 65700 }],
    });
    const expanded = await shop.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items.data.price.product'],
    });
    // Prices created inside a session are archived from the start.
    expect(expanded.line_items?.data).toMatchObject([
      { price: { id: price.id, active: true, product: { name: 'Level Guard' } } },
      { price: { active: false, product: { name: 'Script' } } },
    ]);
  });

  test('paid: one charge, one intent, listed by it, closed for a second payment', async () => {
    const session = await shop.session(5000, { payment_intent_data: { metadata: { orderId: '9' } } });
    shop.running.controls.pay(session.id, { email: 'ana@example.com', name: 'Ana' });
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    const intent = paid.payment_intent as Stripe.PaymentIntent;
    const charge = intent.latest_charge as Stripe.Charge;
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(paid.customer_details).toMatchObject({ email: 'ana@example.com', name: 'Ana' });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 5000,
      amount_received: 5000,
      metadata: { orderId: '9' },
    });
    expect(charge).toMatchObject({
      paid: true,
      captured: true,
      amount: 5000,
      status: 'succeeded',
      metadata: { orderId: '9' },
    });
    expect(charge.payment_method_details?.card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect((await shop.stripe.checkout.sessions.list({ payment_intent: intent.id })).data.map(({ id }) => id)).toEqual([
      session.id,
    ]);
    expect(() => shop.running.controls.pay(session.id)).toThrow('is complete');
    expect(await errorOf(shop.stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
    expect(await types(session.id)).toEqual(['checkout.session.completed']);
    expect(await types(intent.id)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  test('declined: stays open, the same intent is used for the next card', async () => {
    const session = await shop.session(5000);
    shop.running.controls.pay(session.id, { card: '4000000000009995' });
    const open = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    const intent = open.payment_intent as Stripe.PaymentIntent;
    expect(open).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds', type: 'card_error' },
    });
    shop.running.controls.pay(session.id, { card: '5555555555554444' });
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    const charges = await shop.stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data.map(({ status, failure_code }) => [status, failure_code])).toEqual([
      ['succeeded', null],
      ['failed', 'card_declined'],
    ]);
    expect(await types(intent.id)).toContain('payment_intent.payment_failed');
  });

  test('authentication: waits, fails, succeeds', async () => {
    const session = await shop.session(5000);
    const { controls } = shop.running;
    controls.pay(session.id, { card: '4000002500003155' });
    const status = async () => {
      const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(session.id, {
        expand: ['payment_intent'],
      });
      return payment_intent as Stripe.PaymentIntent;
    };
    expect((await status()).status).toBe('requires_action');
    controls.authenticate(session.id, false);
    expect(await status()).toMatchObject({
      last_payment_error: { code: 'payment_intent_authentication_failure' },
      latest_charge: null,
    });
    controls.pay(session.id, { card: '4000002760003184' });
    expect(controls.authenticate(session.id).payment_status).toBe('paid');
    expect(await types((await status()).id)).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  test('expire by call, and over time with their event', async () => {
    const byCall = await shop.session(5000);
    shop.running.controls.pay(byCall.id, { card: '4000000000000002' });
    const expired = await shop.stripe.checkout.sessions.expire(byCall.id, { expand: ['payment_intent'] });
    expect(expired).toMatchObject({ status: 'expired', url: null, payment_intent: { status: 'canceled' } });
    expect(() => shop.running.controls.pay(byCall.id)).toThrow('is expired');
    const byTime = await shop.session(5000, { expires_at: Math.floor(Date.now() / 1000) + 1900 });
    shop.running.controls.clock({ advanceSeconds: 2000 });
    expect(() => shop.running.controls.pay(byTime.id)).toThrow('is expired');
    shop.running.controls.clock({ advanceSeconds: -2000 });
    expect((await shop.stripe.checkout.sessions.retrieve(byTime.id)).status).toBe('expired');
    expect(await types(byTime.id)).toEqual(['checkout.session.expired']);
  });

  test('delayed payments: completed unpaid, then settled either way', async () => {
    const [good, bad] = [await shop.session(5000), await shop.session(5000)];
    const { controls } = shop.running;
    expect(controls.pay(good.id, { later: true })).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(controls.settle(good.id)).toMatchObject({ payment_status: 'paid' });
    controls.pay(bad.id, { later: true });
    expect(controls.settle(bad.id, false)).toMatchObject({ payment_status: 'unpaid' });
    expect(await types(good.id)).toEqual(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);
    expect(await types(bad.id)).toEqual(['checkout.session.completed', 'checkout.session.async_payment_failed']);
  });

  test('customers: given, created, or none', async () => {
    const customer = await shop.stripe.customers.create({ email: 'ana@example.com', name: 'Ana' });
    const given = await shop.session(5000, { customer: customer.id });
    const made = await shop.session(5000, { customer_creation: 'always' });
    for (const { id } of [given, made]) shop.running.controls.pay(id, { email: 'x@example.com' });
    expect((await shop.stripe.checkout.sessions.retrieve(given.id)).customer).toBe(customer.id);
    const { customer: fresh } = await shop.stripe.checkout.sessions.retrieve(made.id, { expand: ['customer'] });
    expect(fresh).toMatchObject({ email: 'x@example.com' });
    expect((await shop.stripe.customers.list({ email: 'ana@example.com' })).data.map(({ id }) => id)).toEqual([
      customer.id,
    ]);
  });

  test('refuse what Stripe refuses', async () => {
    const line = (cents: number, currency = 'usd') => ({
      price_data: { currency, unit_amount: cents, product_data: { name: 'A' } },
      quantity: 1,
    });
    const refused = (more: Partial<Stripe.Checkout.SessionCreateParams>) => errorOf(shop.session(5000, more));
    const now = Math.floor(Date.now() / 1000);
    expect(await refused({ line_items: [line(49)] })).toMatchObject({ code: 'amount_too_small', statusCode: 400 });
    expect(await refused({ line_items: [] })).toMatchObject({ param: 'line_items' });
    expect(await refused({ line_items: [line(100), line(100, 'eur')] })).toMatchObject({ param: 'line_items[1]' });
    expect(await refused({ line_items: [{ price: 'price_none', quantity: 1 }] })).toMatchObject({
      code: 'resource_missing',
      param: 'line_items[0][price]',
    });
    expect(await refused({ expires_at: now + 60 })).toMatchObject({ param: 'expires_at' });
    expect(await refused({ expires_at: now + 90_000 })).toMatchObject({ param: 'expires_at' });
    expect(await refused({ success_url: 'javascript:alert(1)' })).toMatchObject({
      code: 'url_invalid',
      param: 'success_url',
    });
    expect(await refused({ customer_email: 'nobody' })).toMatchObject({ code: 'email_invalid' });
    expect(await refused({ mode: 'subscription' })).toMatchObject({ param: 'mode' });
    const { id: product } = await shop.stripe.products.create({ name: 'A' });
    const price = await shop.stripe.prices.create({ product, currency: 'usd', unit_amount: 100, active: false });
    const archived = await refused({ line_items: [{ price: price.id, quantity: 1 }] });
    expect(archived.message).toBe('The price specified is inactive. This field only accepts active prices.');
    // A refused session leaves nothing of its inline products behind.
    const products = await shop.stripe.products.list({ limit: 1 });
    expect(products.data[0]?.id).toBe(product);
  });
});

describe('payment intents', () => {
  const base = { amount: 1500, currency: 'usd' };

  test('are made, confirmed, read and listed', async () => {
    const { paymentIntents } = shop.stripe;
    const intent = await paymentIntents.create({ ...base, metadata: { a: '1' } });
    expect(intent).toMatchObject({ status: 'requires_payment_method', metadata: { a: '1' } });
    const paid = await paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', expand: ['latest_charge'] });
    expect(paid).toMatchObject({ status: 'succeeded', latest_charge: { object: 'charge', amount: 1500 } });
    expect((await paymentIntents.list({ limit: 1 })).data[0]?.id).toBe(intent.id);
    const twice = await errorOf(paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }));
    expect(twice).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    expect(await errorOf(paymentIntents.cancel(intent.id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await errorOf(paymentIntents.create({ ...base, amount: 10 }))).toMatchObject({
      code: 'amount_too_small',
      param: 'amount',
    });
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
  ])('%s is a 402 with its reason, and the failed try stays on record', async (method, code, declineCode) => {
    const error = await errorOf(shop.stripe.paymentIntents.create({ ...base, payment_method: method, confirm: true }));
    expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code, decline_code: declineCode });
    const intent = await shop.stripe.paymentIntents.retrieve(error.payment_intent?.id ?? '', {
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: { status: 'failed', paid: false },
    });
  });

  test('one that needs authentication says where; a canceled one is final', async () => {
    const { paymentIntents } = shop.stripe;
    const intent = await paymentIntents.create({
      ...base,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    expect(await paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
  });

  test('one of a checkout is left to its session', async () => {
    const session = await shop.session(5000);
    const { payment_intent } = shop.running.controls.pay(session.id, { card: '4000000000000002' });
    const error = await errorOf(shop.stripe.paymentIntents.cancel(payment_intent ?? ''));
    expect(error.message).toContain('created by Checkout');
  });
});

describe('refunds', () => {
  const paidIntent = () =>
    shop.stripe.paymentIntents.create({ amount: 3000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true });

  test('partial, then the rest, never more', async () => {
    const { refunds, charges } = shop.stripe;
    const { id, latest_charge } = await paidIntent();
    const charge = String(latest_charge);
    const part = await refunds.create({
      payment_intent: id,
      amount: 1000,
      reason: 'requested_by_customer',
      metadata: { a: '1' },
    });
    expect(part).toMatchObject({ amount: 1000, charge, payment_intent: id, status: 'succeeded', metadata: { a: '1' } });
    expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 1000, refunded: false });
    const over = await errorOf(refunds.create({ charge, amount: 2001 }));
    expect(over).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(over.message).toBe('Refund amount ($20.01) is greater than unrefunded amount on charge ($20.00)');
    const rest = await refunds.create({ charge });
    expect(rest.amount).toBe(2000);
    expect(await errorOf(refunds.create({ charge }))).toMatchObject({ code: 'charge_already_refunded' });
    const full = await charges.retrieve(charge, { expand: ['refunds'] });
    expect(full).toMatchObject({ amount_refunded: 3000, refunded: true });
    expect(full.refunds?.data.map((refund) => refund.id)).toEqual([rest.id, part.id]);
    expect((await refunds.list({ payment_intent: id })).data).toHaveLength(2);
    expect((await types(id)).slice(-4)).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.created',
      'charge.refunded',
    ]);
  });

  test('twenty at once never refund more than was paid', async () => {
    const { id } = await paidIntent();
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => shop.stripe.refunds.create({ payment_intent: id, amount: 400 })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  test('nothing to refund', async () => {
    const { id } = await shop.stripe.paymentIntents.create({ amount: 3000, currency: 'usd' });
    expect(await errorOf(shop.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      param: 'payment_intent',
    });
    expect(await errorOf(shop.stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
    expect(await errorOf(shop.stripe.refunds.create({ charge: 'ch_none' }))).toMatchObject({
      code: 'resource_missing',
      param: 'charge',
    });
  });
});
