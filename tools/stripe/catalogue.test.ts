import Stripe from 'stripe';
import { apiVersion } from './data/transactions.ts';
import { errorOf, startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const newPrice = async (cents = 1000) => {
  const product = await shop.stripe.products.create({ name: 'Level Guard' });
  return shop.stripe.prices.create({ product: product.id, currency: 'USD', unit_amount: cents });
};

test('speaks the API version that the SDK pins', () => {
  expect(apiVersion).toBe(Stripe.API_VERSION);
});

describe('products', () => {
  test('are created, changed and read back', async () => {
    const { products } = shop.stripe;
    const product = await products.create({
      name: 'Toolkit',
      description: 'Graphs & scripts: 100 % tested',
      images: ['https://example.com/a.png'],
      metadata: { productId: '7', colour: 'blue' },
    });
    expect(product).toMatchObject({ object: 'product', active: true, livemode: false, default_price: null });
    expect(product.description).toBe('Graphs & scripts: 100 % tested');
    await products.update(product.id, { name: 'Toolkit 2', description: '', metadata: { colour: '', size: 'L' } });
    const read = await products.retrieve(product.id);
    expect(read).toMatchObject({ name: 'Toolkit 2', description: null, metadata: { productId: '7', size: 'L' } });
    expect(Object.keys(read.metadata)).toEqual(['productId', 'size']);
  });

  test('accept an id chosen by the shop, once', async () => {
    await shop.stripe.products.create({ id: 'own-id', name: 'A' });
    const error = await errorOf(shop.stripe.products.create({ id: 'own-id', name: 'B' }));
    expect(error).toMatchObject({ statusCode: 400, code: 'resource_already_exists', param: 'id' });
  });

  test('are deleted only while they have no price', async () => {
    const price = await newPrice();
    const error = await errorOf(shop.stripe.products.del(String(price.product)));
    expect(error).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error' });
    expect(error.message).toBe('This product cannot be deleted because it has one or more user-created prices.');
    const bare = await shop.stripe.products.create({ name: 'Bare' });
    expect(await shop.stripe.products.del(bare.id)).toMatchObject({ id: bare.id, deleted: true });
    expect(await errorOf(shop.stripe.products.retrieve(bare.id))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  test('are listed newest first, in pages both ways, and by the SDK to the end', async () => {
    const other = await startTestShop();
    const { products } = other.stripe;
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.unshift((await products.create({ name: `P${i}`, active: i % 2 === 0 })).id);
    const first = await products.list({ limit: 3 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/products' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    const second = await products.list({ limit: 3, starting_after: ids[2] });
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(3, 6));
    const back = await products.list({ limit: 2, ending_before: ids[4] });
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    expect(back.has_more).toBe(true);
    const all: string[] = [];
    for await (const product of products.list({ limit: 2 })) all.push(product.id);
    expect(all).toEqual(ids);
    expect((await products.list({ active: false })).data).toHaveLength(3);
    expect((await products.list({ ids: [ids[1] ?? '', ids[5] ?? ''] })).data).toHaveLength(2);
    expect(await errorOf(products.list({ starting_after: 'prod_none' }))).toMatchObject({ param: 'starting_after' });
    expect(await errorOf(products.list({ limit: 101 }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
    await other.close();
  });
});

describe('prices', () => {
  test('keep their amount, in lower-case currency', async () => {
    const price = await newPrice(2499);
    expect(price).toMatchObject({ currency: 'usd', unit_amount: 2499, type: 'one_time', active: true });
    expect(price.unit_amount_decimal?.toString()).toBe('2499');
    const change = { unit_amount: 1 } as Stripe.PriceUpdateParams;
    expect(await errorOf(shop.stripe.prices.update(price.id, change))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'unit_amount',
    });
    const updated = await shop.stripe.prices.update(price.id, { active: false, metadata: { a: '1' }, nickname: 'old' });
    expect(updated).toMatchObject({ active: false, metadata: { a: '1' }, nickname: 'old', unit_amount: 2499 });
  });

  test('the default one of a product must be its own and stays active', async () => {
    const { products, prices } = shop.stripe;
    const price = await newPrice();
    const product = String(price.product);
    expect((await products.update(product, { default_price: price.id })).default_price).toBe(price.id);
    expect(await errorOf(prices.update(price.id, { active: false }))).toMatchObject({
      statusCode: 400,
      param: 'active',
    });
    const next = await prices.create({ product, currency: 'usd', unit_amount: 2000 });
    await products.update(product, { default_price: next.id });
    expect((await prices.update(price.id, { active: false })).active).toBe(false);
    const foreign = await newPrice();
    expect(await errorOf(products.update(product, { default_price: foreign.id }))).toMatchObject({
      param: 'default_price',
    });
    const expanded = await products.retrieve(product, { expand: ['default_price'] });
    expect(expanded.default_price).toMatchObject({ id: next.id, unit_amount: 2000 });
  });

  test('are listed by product, state and lookup key', async () => {
    const { prices } = shop.stripe;
    const price = await newPrice();
    const product = String(price.product);
    const keyed = await prices.create({ product, currency: 'usd', unit_amount: 500, lookup_key: 'toolkit' });
    await prices.update(price.id, { active: false });
    expect((await prices.list({ product })).data.map(({ id }) => id)).toEqual([keyed.id, price.id]);
    expect((await prices.list({ product, active: true })).data.map(({ id }) => id)).toEqual([keyed.id]);
    expect((await prices.list({ lookup_keys: ['toolkit'] })).data[0]?.id).toBe(keyed.id);
    const again = { product, currency: 'usd', unit_amount: 700, lookup_key: 'toolkit' };
    expect(await errorOf(prices.create(again))).toMatchObject({ param: 'lookup_key' });
    const moved = await prices.create({ ...again, transfer_lookup_key: true });
    expect((await prices.list({ lookup_keys: ['toolkit'], expand: ['data.product'] })).data[0]).toMatchObject({
      id: moved.id,
      product: { id: product, object: 'product' },
    });
  });
});

describe('errors have the shape of Stripe', () => {
  test.each(['nonsense-key-123', 'sk_live_123456789012345'])('a wrong key: %s', async (key) => {
    const stripe = new Stripe(key, { ...shop.running.sdk, maxNetworkRetries: 0 });
    const error = await errorOf(stripe.products.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.statusCode).toBe(401);
    expect(error.message).toMatch(/^Invalid API Key provided: /);
    expect(error.message).not.toContain(key);
  });

  test('no key at all, and an unknown address', async () => {
    const bare = await fetch(`${shop.running.url}/v1/products`);
    expect(bare.status).toBe(401);
    expect(bare.headers.get('request-id')).toMatch(/^req_\w{14}$/);
    expect(await bare.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    const error = await errorOf(shop.stripe.rawRequest('GET', '/v1/unicorns'));
    expect(error).toMatchObject({ statusCode: 404, rawType: 'invalid_request_error' });
  });

  test('missing, unknown, empty and malformed parameters are named', async () => {
    const { stripe } = shop;
    const create = (params: object) => errorOf(stripe.products.create(params as Stripe.ProductCreateParams));
    expect(await create({})).toMatchObject({ code: 'parameter_missing', param: 'name', statusCode: 400 });
    expect(await create({ name: '' })).toMatchObject({ code: 'parameter_invalid_empty', param: 'name' });
    expect(await create({ name: 'A', nam: 'B' })).toMatchObject({ code: 'parameter_unknown', param: 'nam' });
    expect(await create({ name: 'A', active: 'perhaps' })).toMatchObject({ param: 'active' });
    expect(await create({ name: 'A', metadata: { a: { b: '1' } } })).toMatchObject({ param: 'metadata[a]' });
    expect(await create({ name: 'A', default_price_data: { currency: 'usd', unit_amount: -1 } })).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'default_price_data[unit_amount]',
    });
    const unknown = await errorOf(stripe.prices.create({ product: 'prod_none', currency: 'usd', unit_amount: 1 }));
    expect(unknown).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'product' });
    expect(await errorOf(stripe.products.retrieve('prod_none', { expand: ['nothing'] }))).toMatchObject({
      statusCode: 404,
    });
    const { id } = await stripe.products.create({ name: 'A' });
    expect((await errorOf(stripe.products.retrieve(id, { expand: ['nothing'] }))).message).toContain(
      'cannot be expanded',
    );
  });

  test('hostile parameter names change nothing', async () => {
    const post = (body: string) =>
      fetch(`${shop.running.url}/v1/products`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    for (const body of [
      'name=A&__proto__[x]=1',
      'name=A&metadata[a][b][c][d][e][f][g][h][i]=1',
      'name=A&name[b]=1',
      'name[=1',
    ]) {
      expect((await post(body)).status).toBe(400);
    }
    expect(({} as { x?: string }).x).toBeUndefined();
    const kept = await (await post('name=A&metadata[__proto__]=1')).json();
    expect(kept).toMatchObject({ object: 'product' });
  });
});
