import { errorOf, startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const twoLines = [
  { price_data: { currency: 'usd', unit_amount: 1001, product_data: { name: 'Toolkit' } }, quantity: 3 },
  { price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Pack' } }, quantity: 1 },
];

test('an amount is spread over the lines to the cent, on session, payment and charge', async () => {
  const coupon = await shop.stripe.coupons.create({ id: 'off-7', amount_off: 701, currency: 'usd', name: 'OFF7' });
  expect(coupon).toMatchObject({ id: 'off-7', duration: 'once', valid: true, percent_off: null, times_redeemed: 0 });
  const session = await shop.session(0, { line_items: twoLines, discounts: [{ coupon: 'off-7' }] });
  expect(session).toMatchObject({
    amount_subtotal: 3503,
    amount_total: 2802,
    total_details: { amount_discount: 701, amount_tax: 0, amount_shipping: 0 },
    discounts: [{ coupon: 'off-7', promotion_code: null }],
  });
  const { data } = await shop.stripe.checkout.sessions.listLineItems(session.id);
  expect(data.map((line) => [line.amount_subtotal, line.amount_discount, line.amount_total])).toEqual([
    [3003, 601, 2402],
    [500, 100, 400],
  ]);
  shop.running.controls.pay(session.id);
  const paid = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(paid.payment_intent).toMatchObject({ amount_received: 2802 });
  expect((await shop.stripe.coupons.retrieve('off-7')).times_redeemed).toBe(1);
});

test('a percentage of 100 leaves nothing to pay', async () => {
  const { id } = await shop.stripe.coupons.create({ percent_off: 100, name: 'WELCOME' });
  const session = await shop.session(0, { line_items: twoLines, discounts: [{ coupon: id }] });
  expect(session).toMatchObject({ amount_total: 0, payment_status: 'no_payment_required' });
  const page = await fetch(session.url ?? '');
  expect(await page.text()).toMatch(/Coupon WELCOME<\/span> <span class="amount">−\$35\.03</);
  shop.running.controls.pay(session.id);
  const done = await shop.stripe.checkout.sessions.retrieve(session.id);
  expect(done).toMatchObject({ status: 'complete', payment_status: 'no_payment_required', payment_intent: null });
});

test('is refused when unknown, redeemed, late, of another currency, or too much for the rest', async () => {
  const { stripe } = shop;
  const use = (coupon: string) => errorOf(shop.session(0, { line_items: twoLines, discounts: [{ coupon }] }));
  expect(await use('none')).toMatchObject({ statusCode: 400, code: 'resource_missing' });
  const once = await stripe.coupons.create({ percent_off: 12.5, max_redemptions: 1 });
  const session = await shop.session(0, { line_items: twoLines, discounts: [{ coupon: once.id }] });
  expect(session.amount_total).toBe(3065);
  shop.running.controls.pay(session.id);
  expect(await use(once.id)).toMatchObject({ code: 'coupon_expired' });
  expect((await stripe.coupons.retrieve(once.id)).valid).toBe(false);
  const late = await stripe.coupons.create({ percent_off: 10, redeem_by: Math.floor(Date.now() / 1000) - 10 });
  expect(await use(late.id)).toMatchObject({ code: 'coupon_expired' });
  const euro = await stripe.coupons.create({ amount_off: 100, currency: 'eur' });
  expect(await use(euro.id)).toMatchObject({ statusCode: 400 });
  const nearly = await stripe.coupons.create({ amount_off: 3480, currency: 'usd' });
  expect((await use(nearly.id)).message).toContain('at least $0.50');
  expect(await errorOf(stripe.coupons.create({ id: nearly.id, percent_off: 1 }))).toMatchObject({
    code: 'resource_already_exists',
  });
  for (const fault of [{ percent_off: 101 }, {}, { percent_off: 1, amount_off: 1 }, { amount_off: 100 }])
    expect(await errorOf(stripe.coupons.create(fault))).toMatchObject({ statusCode: 400 });
});

test('is listed, renamed and deleted', async () => {
  const { id } = await shop.stripe.coupons.create({ percent_off: 5, name: 'Five' });
  expect((await shop.stripe.coupons.update(id, { name: 'Fünf' })).name).toBe('Fünf');
  expect((await shop.stripe.coupons.list({ limit: 1 })).data[0]?.id).toBe(id);
  expect(await shop.stripe.coupons.del(id)).toEqual({ id, object: 'coupon', deleted: true });
  expect(await errorOf(shop.stripe.coupons.retrieve(id))).toMatchObject({ statusCode: 404 });
});
