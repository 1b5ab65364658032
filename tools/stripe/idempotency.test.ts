import Stripe from 'stripe';
import { errorOf, sdkFor, startTestShop, type TestShop, until } from './test-shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

const count = async () => (await shop.stripe.products.list({ limit: 100 })).data.length;

test('the same key with the same parameters returns the stored response', async () => {
  const first = await shop.stripe.products.create(
    { name: 'A', metadata: { a: '1', b: '2' } },
    { idempotencyKey: 'k1' },
  );
  const again = await shop.stripe.products.create(
    { metadata: { b: '2', a: '1' }, name: 'A' },
    { idempotencyKey: 'k1' },
  );
  expect(again).toEqual(first);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(await count()).toBe(1);
});

test('the same key with other parameters or another endpoint is refused', async () => {
  await shop.stripe.products.create({ name: 'A' }, { idempotencyKey: 'k1' });
  const error = await errorOf(shop.stripe.products.create({ name: 'B' }, { idempotencyKey: 'k1' }));
  expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(error.statusCode).toBe(400);
  const elsewhere = await errorOf(shop.stripe.customers.create({ name: 'A' }, { idempotencyKey: 'k1' }));
  expect(elsewhere).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(await count()).toBe(1);
});

test('two at once with one key: the second is told that the key is in use', async () => {
  const { controls, url } = shop.running;
  controls.fault({ kind: 'timeout', path: '/v1/products' });
  const gone = new AbortController();
  const hanging = fetch(`${url}/v1/products`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local', 'idempotency-key': 'k1' },
    body: new URLSearchParams({ name: 'A' }),
    signal: gone.signal,
  });
  await until(() => controls.pendingFaults().length === 0, 'the first call to be under way');
  const create = (stripe: Stripe) => stripe.products.create({ name: 'A' }, { idempotencyKey: 'k1' });
  expect(await errorOf(create(shop.stripe))).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
    rawType: 'idempotency_error',
  });
  gone.abort();
  await expect(hanging).rejects.toThrow();
  expect((await create(sdkFor(shop.running.sdk, 5))).name).toBe('A');
  expect(await count()).toBe(1);
});

test('twenty at once with one key create one product; the SDK retries while it is in use', async () => {
  const stripe = sdkFor(shop.running.sdk, 5);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => stripe.products.create({ name: 'A' }, { idempotencyKey: 'k1' })),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(await count()).toBe(1);
});

test('a malformed request is not stored, a refused one is', async () => {
  const { stripe } = shop;
  const bad = { currency: 'usd', unit_amount: 100 } as Stripe.PriceCreateParams;
  expect(await errorOf(stripe.prices.create(bad, { idempotencyKey: 'k1' }))).toMatchObject({
    code: 'parameter_missing',
  });
  const { id: product } = await stripe.products.create({ name: 'A' });
  expect((await stripe.prices.create({ ...bad, product }, { idempotencyKey: 'k1' })).unit_amount).toBe(100);
  const decline = () =>
    stripe.paymentIntents.create(
      { amount: 500, currency: 'usd', payment_method: 'pm_card_chargeDeclined', confirm: true },
      { idempotencyKey: 'k2' },
    );
  const first = await errorOf(decline());
  const second = await errorOf(decline());
  expect(second).toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect(second.headers?.['idempotent-replayed']).toBe('true');
  expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('a response lost after the call took effect is found again by its key', async () => {
  for (const kind of ['error', 'disconnect'] as const) {
    shop.running.controls.fault({ kind, phase: 'after' });
    const params = { name: kind };
    // The SDK itself repeats a call whose connection broke, so this one may succeed.
    await Promise.allSettled([shop.stripe.products.create(params, { idempotencyKey: kind })]);
    const again = await shop.stripe.products.create(params, { idempotencyKey: kind });
    expect(again.name).toBe(kind);
  }
  expect(await count()).toBe(2);
});

test('a call that times out before it ran has no effect, and a 500 may be stored under its key', async () => {
  shop.running.controls.fault({ kind: 'timeout', method: 'POST' });
  await errorOf(shop.stripe.products.create({ name: 'A' }, { timeout: 100 }));
  expect(await count()).toBe(0);
  shop.running.controls.fault({ kind: 'error', sticky: true });
  const create = () => shop.stripe.products.create({ name: 'B' }, { idempotencyKey: 'k1' });
  expect(await errorOf(create())).toBeInstanceOf(Stripe.errors.StripeAPIError);
  const again = await errorOf(create());
  expect(again).toMatchObject({ statusCode: 500, rawType: 'api_error' });
  expect(again.headers?.['stripe-should-retry']).toBe('false');
  shop.running.controls.fault({ kind: 'rate_limit', count: 2 });
  expect(await errorOf(create())).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  expect(await errorOf(shop.stripe.products.list())).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  expect(await count()).toBe(0);
});
