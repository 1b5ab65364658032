import { randomUUID } from 'node:crypto';
import type { CappedLine, CartItem, CheckoutAnswer } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import type { TestCaller } from '@arcada/testing/service';
import { CartLineEntity } from '../src/cart/cart.entity.ts';
import { addProduct } from './harness/products.ts';
import { type Refused, TestStore } from './harness/store.ts';

describe.each(databases())('cart on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  afterAll(() => store?.close());

  const line = (cartId: string, productId = 'toolkit') => ({
    cartId,
    type: 'product',
    productId,
    price: 5,
    quantity: 1,
  });
  const read = async (cartId: string, caller: TestCaller = store.visitor) =>
    (await caller.get<CartItem[]>(`/api/cart/${cartId}`)).body;

  it('is empty until something is added', async () => {
    expect(await read(randomUUID())).toEqual([]);
  });

  it('takes a product at the catalogue’s price, whatever the client sends', async () => {
    const cartId = randomUUID();
    const added = await store.visitor.post('/api/cart', line(cartId));
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(String),
      cartId,
      type: 'product',
      productId: 'toolkit',
      price: 19.99,
      quantity: 1,
    });
    expect(await read(cartId)).toEqual([added.body]);
  });

  it('raises the line when many requests add the same item at once', async () => {
    const cartId = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => store.visitor.post('/api/cart', line(cartId))),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(responses.map(({ body }) => body.quantity).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    expect(await read(cartId)).toMatchObject([{ quantity: 30 }]);
  });

  it('adds once per Idempotency-Key, also for simultaneous requests', async () => {
    const cartId = randomUUID();
    const key = { 'idempotency-key': randomUUID() };
    const send = () => store.visitor.post('/api/cart', line(cartId), key);
    const answers = [...(await Promise.all(Array.from({ length: 10 }, send))), await send()];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await read(cartId)).toMatchObject([{ quantity: 1 }]);
    const other = await store.visitor.post('/api/cart', line(cartId, 'pack'), key);
    expect([other.status, other.body.code]).toEqual([422, 'request.idempotency.key-reused']);
    const bad = await store.visitor.post('/api/cart', line(cartId), { 'idempotency-key': 'x'.repeat(300) });
    expect([bad.status, bad.body.code]).toEqual([400, 'request.idempotency.invalid-key']);
  });

  it('changes, removes and clears', async () => {
    const cartId = randomUUID();
    const client = store.visitor;
    await store.add(cartId, 'toolkit');
    await store.add(cartId, 'pack');
    const [first, second] = await read(cartId);
    const changed = await client.patch(`/api/cart/${first?.id}`, { quantity: 7 });
    expect([changed.status, changed.body.quantity, changed.body.price]).toEqual([200, 7, 19.99]);
    expect((await client.patch(`/api/cart/${first?.id}`, { quantity: 7 })).status).toBe(200);
    expect((await client.delete(`/api/cart/${second?.id}`)).status).toBe(204);
    expect(await read(cartId)).toMatchObject([{ productId: 'toolkit', quantity: 7 }]);
    expect((await client.delete(`/api/cart/clear/${cartId}`)).status).toBe(204);
    expect(await read(cartId)).toEqual([]);
    for (const gone of [
      await client.patch(`/api/cart/${first?.id}`, { quantity: 2 }),
      await client.delete(`/api/cart/${first?.id}`),
    ])
      expect([gone.status, gone.body.code]).toEqual([404, 'store.cart.line-not-found']);
  });

  it('enforces its limits and leaves nothing half done', async () => {
    const cartId = randomUUID();
    const client = store.visitor;
    await store.add(cartId, 'toolkit');
    const [item] = await read(cartId);
    for (const quantity of [0, -1, 100, 1.5, '3', null])
      expect((await client.patch(`/api/cart/${item?.id}`, { quantity })).status).toBe(400);
    await client.patch(`/api/cart/${item?.id}`, { quantity: 99 });
    const over = await client.post('/api/cart', line(cartId), { 'idempotency-key': 'over' });
    expect([over.status, over.body.code]).toEqual([409, 'store.cart.quantity-limit']);
    expect(await read(cartId)).toMatchObject([{ quantity: 99 }]);
    expect((await client.post('/api/cart', { ...line(cartId), quantity: 2 })).status).toBe(400);
    expect((await client.post('/api/cart', { ...line(cartId), courseId: 'x' })).status).toBe(400);
    expect((await client.get('/api/cart/not-a-uuid')).status).toBe(400);
    const unknown = await client.post('/api/cart', line(cartId, 'no-such-thing'));
    expect([unknown.status, unknown.body.code]).toEqual([404, 'store.cart.unknown-product']);
  });

  it('allows no total larger than an order can store', async () => {
    const cartId = randomUUID();
    const dear = Array.from({ length: 3 }, (_, at) => `dear-${at}-${kind}`);
    for (const id of dear) await store.addProduct({ id, priceCents: 10_000_000 });
    for (const id of dear) await store.add(cartId, id);
    const items = await read(cartId);
    const raise = (at: number, quantity: number) =>
      store.visitor.patch<Refused>(`/api/cart/${items[at]?.id}`, { quantity });
    expect((await raise(0, 99)).status).toBe(200);
    expect((await raise(1, 99)).status).toBe(200);
    const over = await raise(2, 99);
    expect([over.status, over.body.code]).toEqual([409, 'store.cart.total-limit']);
    expect((await raise(2, 16)).status).toBe(200);
    const added = await store.visitor.post<Refused>('/api/cart', line(cartId, dear[2]));
    expect([added.status, added.body.code]).toEqual([409, 'store.cart.total-limit']);
    expect((await read(cartId)).map(({ quantity }) => quantity)).toEqual([99, 99, 16]);
  });

  it('allows at most 100 lines, also when the last ones are added at once', async () => {
    const cartId = randomUUID();
    const ids = Array.from({ length: 104 }, (_, at) => `thing-${at}`);
    for (const id of ids) await addProduct(store.database.read, store.service.dataDir, { id, priceCents: 100 });
    await store.changeProduct('thing-0', { priceCents: 100 });
    for (const id of ids.slice(0, 98)) await store.add(cartId, id);
    const last = await Promise.all(ids.slice(98).map((id) => store.visitor.post('/api/cart', line(cartId, id))));
    expect(last.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(last.filter(({ body }) => body.code === 'store.cart.line-limit')).toHaveLength(4);
    expect(await read(cartId)).toHaveLength(100);
  });

  it('loses nothing at sign-in: more than 100 lines are kept, and one order takes 100', async () => {
    const buyer = store.buyer();
    const carts = [randomUUID(), randomUUID()] as const;
    const ids = Array.from({ length: 102 }, (_, at) => `merged-${at}`);
    for (const id of ids) await addProduct(store.database.read, store.service.dataDir, { id, priceCents: 100 });
    await store.changeProduct('merged-0', { priceCents: 100 });
    for (const [at, id] of ids.entries()) await store.add(carts[at % 2 ? 1 : 0], id);
    for (const cartId of carts) await buyer.post(`/api/cart/${cartId}/claim`);
    const both = await read(carts[1], buyer);
    expect(new Set(both.map(({ productId }) => productId))).toEqual(new Set(ids));

    const more = await buyer.post<Refused>('/api/cart', line(carts[1]));
    expect([more.status, more.body.code]).toEqual([409, 'store.cart.line-limit']);
    const refused = await buyer.post<Refused>('/api/checkout', { cartId: carts[1], expectedTotal: 102 });
    expect([refused.status, refused.body.code]).toEqual([409, 'store.checkout.line-limit']);
    expect(refused.body.message).toContain('your cart has 2 more');
    for (const { id } of both.slice(100)) await buyer.delete(`/api/cart/${id}`);
    expect((await buyer.post('/api/checkout', { cartId: carts[1], expectedTotal: 100 })).status).toBe(201);
  });

  it('says at sign-in what two carts held beyond the most seats, until that is seen', async () => {
    const [buyer, other] = [store.buyer(), store.buyer()];
    const [first, second] = [randomUUID(), randomUUID()];
    await store.add(first, 'toolkit', 60);
    await store.add(first, 'pack', 2);
    await buyer.post(`/api/cart/${first}/claim`);
    expect((await buyer.get(`/api/store/carts/${first}/capped`)).body).toEqual([]);
    await store.add(second, 'toolkit', 50);
    await store.add(second, 'pack', 3);
    await buyer.post(`/api/cart/${second}/claim`);
    expect(await read(second, buyer)).toMatchObject([
      { productId: 'toolkit', quantity: 99 },
      { productId: 'pack', quantity: 5 },
    ]);
    const capped = async (cartId: string) => (await buyer.get<CappedLine[]>(`/api/store/carts/${cartId}/capped`)).body;
    const told = await capped(second);
    expect(told).toEqual([{ id: expect.any(String), type: 'product', name: expect.any(String), held: 110, kept: 99 }]);
    expect(await capped(first)).toEqual(told);

    const ids = told.map(({ id }) => id);
    for (const caller of [store.visitor, other]) {
      expect((await caller.get<Refused>(`/api/store/carts/${second}/capped`)).body.code).toBe('store.cart.not-yours');
      const refused = await caller.post(`/api/store/carts/${second}/capped/seen`, { ids });
      expect(refused.status).toBe(403);
    }
    expect(await capped(first)).toEqual(told);
    expect((await buyer.post(`/api/store/carts/${first}/capped/seen`, { ids })).status).toBe(204);
    expect(await capped(second)).toEqual([]);
  });

  it('names a course that it capped in the language of the page', async () => {
    const buyer = store.buyer();
    const { courses } = store.around.neighbours;
    courses.set('grids', { id: 'grids', title: 'Grids', price: 49.5 });
    const [first, second] = [randomUUID(), randomUUID()];
    for (const cartId of [first, second]) {
      const line = { cartId, type: 'course', courseId: 'grids', price: 1, quantity: 1 };
      const { body } = await store.visitor.post<CartItem>('/api/cart', line);
      await store.visitor.patch(`/api/cart/${body.id}`, { quantity: 60 });
      await buyer.post(`/api/cart/${cartId}/claim`);
    }
    courses.set('grids', { id: 'grids', title: 'Eixos', price: 49.5 });
    const { body } = await buyer.get(`/api/store/carts/${second}/capped?lang=pt-BR`);
    expect(body).toMatchObject([{ type: 'course', name: 'Eixos', held: 120, kept: 99 }]);
  });

  it('says at sign-in which items a full cart did not keep', async () => {
    const buyer = store.buyer();
    const full = randomUUID();
    await store.add(full, 'toolkit');
    await buyer.post(`/api/cart/${full}/claim`);
    const [own] = (await store.database.read.query('SELECT cart_id AS id FROM cart_alias WHERE id = ?', [full])) as [
      { id: string },
    ];
    const { id: cartId } = own;
    const filled = { cartId, type: 'product', quantity: 1, seenName: 'Filled', seenCents: 100 } as const;
    const lines = Array.from({ length: 499 }, (_, at) => ({
      ...filled,
      id: randomUUID(),
      refId: `filled-${at}`,
      addedAt: at,
    }));
    await store.database.transaction((manager) => manager.insert(CartLineEntity, lines));
    const browser = randomUUID();
    await store.add(browser, 'pack', 4);
    await buyer.post(`/api/cart/${browser}/claim`);
    expect((await buyer.get(`/api/store/carts/${browser}/capped`)).body).toMatchObject([{ held: 4, kept: 0 }]);
    expect((await read(browser, buyer)).map(({ productId }) => productId)).toEqual(['toolkit']);
    await buyer.delete(`/api/cart/clear/${browser}`);
    expect((await buyer.get(`/api/store/carts/${browser}/capped`)).body).toEqual([]);
  });

  it('says which price changed since the buyer saw it, until that is seen', async () => {
    const cartId = randomUUID();
    const id = `rising-${kind}`;
    await store.addProduct({ id, priceCents: 12_900 });
    await store.add(cartId, id, 2);
    await store.add(cartId, 'pack');
    expect((await read(cartId)).map(({ priceBefore }) => priceBefore)).toEqual([undefined, undefined]);
    await store.changeProduct(id, { priceCents: 14_900 });
    const [rising, pack] = await read(cartId);
    expect([rising?.price, rising?.priceBefore, pack?.priceBefore]).toEqual([149, 129, undefined]);
    // Another number of seats says nothing about the price.
    const changed = await store.visitor.patch<CartItem>(`/api/cart/${rising?.id}`, { quantity: 3 });
    expect([changed.body.price, changed.body.priceBefore]).toEqual([149, 129]);
    const see = (price: number, caller = store.visitor) =>
      caller.post(`/api/store/carts/${cartId}/prices/seen`, { lines: [{ id: rising?.id, price }] });
    // The price that was shown is another one by now.
    expect((await see(139)).status).toBe(204);
    expect((await read(cartId))[0]?.priceBefore).toBe(129);
    expect((await see(149)).status).toBe(204);
    expect((await read(cartId))[0]?.priceBefore).toBeUndefined();
    await store.changeProduct(id, { priceCents: 15_900 });
    expect((await read(cartId))[0]?.priceBefore).toBe(149);
    const buyer = store.buyer();
    await buyer.post(`/api/cart/${cartId}/claim`);
    expect((await see(159)).status).toBe(403);
    expect((await see(159, buyer)).status).toBe(204);
    expect((await read(cartId, buyer))[0]?.priceBefore).toBeUndefined();
  });

  it('leaves out what is no longer on sale', async () => {
    const cartId = randomUUID();
    await store.addProduct({ id: `gone-${kind}`, priceCents: 700 });
    await store.add(cartId, `gone-${kind}`);
    await store.add(cartId, 'pack');
    await store.changeProduct(`gone-${kind}`, { status: 'archived' });
    expect(await read(cartId)).toMatchObject([{ productId: 'pack' }]);
  });

  it('accepts courses that the learning area sells', async () => {
    const cartId = randomUUID();
    const { neighbours } = store.around;
    neighbours.courses.set('revit-basics', { id: 'revit-basics', title: 'Revit basics', price: 49.5 });
    const course = { cartId, type: 'course', courseId: 'revit-basics', price: 1, quantity: 1 };
    const added = await store.visitor.post('/api/cart', course);
    expect([added.status, added.body.price, added.body.courseId]).toEqual([201, 49.5, 'revit-basics']);
    const unknown = await store.visitor.post('/api/cart', { ...course, courseId: 'nothing' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'store.cart.unknown-course']);
    neighbours.down = true;
    const refused = await store.visitor.post('/api/cart', course);
    expect([refused.status, refused.body.code]).toEqual([503, 'store.cart.courses-unavailable']);
    // An unreachable learning area removes nothing from the cart.
    expect(await read(cartId)).toMatchObject([{ courseId: 'revit-basics', price: 49.5, quantity: 1 }]);
    neighbours.down = false;
  });

  it('is one per account: every browser signed in to it shows the same', async () => {
    const buyer = store.buyer();
    const [first, second] = [randomUUID(), randomUUID()];
    await store.add(first, 'toolkit', 3);
    await store.add(first, 'pack');
    expect((await buyer.post(`/api/cart/${first}/claim`)).status).toBe(200);
    await store.add(second, 'toolkit', 2);
    const viewer = store.buyer('customer', { id: buyer.user.id, viewedBy: randomUUID() });
    expect((await viewer.get<CartItem[]>(`/api/cart/${randomUUID()}`)).body.map(({ productId }) => productId)).toEqual(
      (await buyer.get<CartItem[]>(`/api/cart/${first}`)).body.map(({ productId }) => productId),
    );
    expect((await store.visitor.post(`/api/cart/${second}/claim`)).status).toBe(401);
    const claimed = await buyer.post<CartItem[]>(`/api/cart/${second}/claim`);
    expect(claimed.body).toMatchObject([
      { cartId: second, productId: 'toolkit', quantity: 5 },
      { cartId: second, productId: 'pack', quantity: 1 },
    ]);
    const seenBy = (cartId: string) => claimed.body.map((item) => ({ ...item, cartId }));
    expect(await read(first, buyer)).toEqual(seenBy(first));
    // Repeated, it doubles nothing.
    expect((await buyer.post<CartItem[]>(`/api/cart/${second}/claim`)).body).toEqual(claimed.body);
    expect(await read(second, buyer)).toEqual(claimed.body);

    // A change in one browser shows in the other.
    await store.add(first, 'sheets', 1, buyer);
    await buyer.patch(`/api/cart/${claimed.body[0]?.id}`, { quantity: 1 });
    expect((await read(second, buyer)).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['toolkit', 1],
      ['pack', 1],
      ['sheets', 1],
    ]);
    const order = await buyer.post<Refused>('/api/checkout', { cartId: first, expectedTotal: 54.5 });
    const same = await buyer.post<Refused>('/api/checkout', { cartId: second, expectedTotal: 54.5 });
    expect([order.status, same.body.orderId]).toEqual([201, order.body.orderId]);
    expect((await buyer.delete(`/api/cart/clear/${second}`)).status).toBe(204);
    expect(await read(first, buyer)).toEqual([]);
  });

  it('of an account is refused to all others, by each of its ids, and stays unchanged', async () => {
    const [owner, other] = [store.buyer(), store.buyer()];
    const [device, own, bound] = [randomUUID(), randomUUID(), randomUUID()];
    await store.fill(device);
    await owner.post(`/api/cart/${device}/claim`);
    const order = await owner.post<CheckoutAnswer>('/api/checkout', { cartId: device, expectedTotal: 44.99 });
    const items = await read(device, owner);
    // The account's own id, which no browser generated, and a cart bound before accounts had one.
    const changed = await owner.patch<CartItem>(`/api/cart/${items[0]?.id}`, { quantity: 2 });
    const account = changed.body.cartId;
    expect(account).not.toBe(device);
    await store.add(bound, 'sheets');
    await store.database.read.query('UPDATE cart SET user_id = ? WHERE id = ?', [owner.user.id, bound]);
    await store.add(own, 'pack');
    await other.post(`/api/cart/${own}/claim`);

    for (const caller of [store.visitor, other]) {
      const answers = [
        await caller.patch<Refused>(`/api/cart/${items[0]?.id}`, { quantity: 9 }),
        await caller.delete<Refused>(`/api/cart/${items[1]?.id}`),
      ];
      for (const id of [device, account, bound])
        answers.push(
          await caller.get<Refused>(`/api/cart/${id}`),
          await caller.post<Refused>('/api/cart', line(id)),
          await caller.delete<Refused>(`/api/cart/clear/${id}`),
        );
      for (const id of caller === other ? [device, account, bound] : [])
        answers.push(
          await caller.post<Refused>('/api/checkout', { cartId: id }),
          await caller.post<Refused>(`/api/cart/${id}/claim`),
        );
      for (const { status, body } of answers)
        expect([status, body.code, body.detail]).toEqual([403, 'store.cart.not-yours', expect.any(String)]);
    }
    expect(await read(device, owner)).toEqual(items);
    expect(await read(bound, owner)).toHaveLength(1);
    expect(await read(own, other)).toMatchObject([{ productId: 'pack', quantity: 1 }]);
    expect((await store.order(owner, order.body.orderId)).status).toBe('pending');
    const again = await owner.post<CheckoutAnswer>('/api/checkout', { cartId: device, expectedTotal: 44.99 });
    expect(again.body).toEqual(order.body);
    // An empty cart is protected in the same way, and its owner may also bind it by the account's
    // own id.
    await owner.delete(`/api/cart/clear/${bound}`);
    expect((await store.visitor.get(`/api/cart/${bound}`)).status).toBe(403);
    expect((await owner.post<CartItem[]>(`/api/cart/${account}/claim`)).body).toHaveLength(2);
  });

  it('of an account is refused with a text in the reader’s language', async () => {
    const [owner, device] = [store.buyer(), randomUUID()];
    await owner.post(`/api/cart/${device}/claim`);
    const { body } = await store.visitor.get<Refused>(`/api/cart/${device}?lang=pt-BR`);
    expect(body.message).toMatch(/^Este carrinho é de uma conta/);
    expect(body.detail).toMatch(/^O conteúdo fica guardado/);
  });

  it('leaves a browser’s cart to the account that it was bound to, whoever else signs in there', async () => {
    const [ana, ben] = [store.buyer(), store.buyer()];
    const [shared, phone] = [randomUUID(), randomUUID()];
    await store.add(shared, 'toolkit');
    await ana.post(`/api/cart/${shared}/claim`);
    await store.add(phone, 'pack');
    await ben.post(`/api/cart/${phone}/claim`);
    const refused = await ben.post<Refused>(`/api/cart/${shared}/claim`);
    expect([refused.status, refused.body.code]).toEqual([403, 'store.cart.not-yours']);
    // The browser begins a new one then, which shows what is Ben's.
    const { body } = await ben.post<CartItem[]>(`/api/cart/${randomUUID()}/claim`);
    expect(body.map(({ productId }) => productId)).toEqual(['pack']);
    expect((await read(shared, ana)).map(({ productId }) => productId)).toEqual(['toolkit']);
  });

  it('that was bound before accounts had one cart is merged', async () => {
    const buyer = store.buyer();
    const [old, now] = [randomUUID(), randomUUID()];
    await store.add(old, 'toolkit');
    await store.database.read.query('UPDATE cart SET user_id = ? WHERE id = ?', [buyer.user.id, old]);
    await store.add(now, 'pack');
    const { body } = await buyer.post<CartItem[]>(`/api/cart/${now}/claim`);
    expect(body.map(({ productId }) => productId).sort()).toEqual(['pack', 'toolkit']);
    expect(await read(old, buyer)).toHaveLength(2);
  });

  it('keeps what is added while the account signs in', async () => {
    const buyer = store.buyer();
    const browser = randomUUID();
    await store.add(browser, 'pack');
    const adding = Array.from({ length: 12 }, () => buyer.post('/api/cart', line(browser)));
    const claiming = Array.from({ length: 3 }, () => buyer.post(`/api/cart/${browser}/claim`));
    const responses = await Promise.all([...adding, ...claiming]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 200]));
    const content = (await read(browser, buyer)).map(({ productId, quantity }) => [productId, quantity]);
    expect(content.sort()).toEqual([
      ['pack', 1],
      ['toolkit', 12],
    ]);
  });

  it('is shown by the twenty browsers that signed in last', async () => {
    const buyer = store.buyer();
    const browsers = Array.from({ length: 22 }, () => randomUUID());
    await store.add(browsers[0] as string, 'toolkit');
    for (const cartId of browsers) await buyer.post(`/api/cart/${cartId}/claim`);
    expect(await read(browsers[0] as string)).toEqual([]);
    expect(await read(browsers[21] as string, buyer)).toHaveLength(1);
    expect(await store.count('cart WHERE user_id = ?', buyer.user.id)).toBe(21);
  });

  it('is claimed by many at once without losing or doubling a line', async () => {
    const buyer = store.buyer();
    const carts = Array.from({ length: 8 }, () => randomUUID());
    for (const cartId of carts) await store.add(cartId, 'toolkit', 2);
    await Promise.all(carts.map((cartId) => buyer.post(`/api/cart/${cartId}/claim`)));
    const final = randomUUID();
    const { body } = await buyer.post<CartItem[]>(`/api/cart/${final}/claim`);
    expect(body).toMatchObject([{ productId: 'toolkit', quantity: 16 }]);
  });

  it('keeps a payment under way when it is merged into another one', async () => {
    const buyer = store.buyer();
    const { orderId, cartId, sessionId } = await store.checkout(buyer);
    await buyer.post(`/api/cart/${cartId}/claim`);
    const next = randomUUID();
    store.stripe.pay(sessionId);
    await buyer.post(`/api/cart/${next}/claim`);
    await store.until(buyer, orderId, 'fulfilled');
    expect(await read(next, buyer)).toEqual([]);
    const again = await buyer.post<Refused>('/api/checkout', { cartId: next });
    expect([again.status, again.body.code]).toEqual([409, 'store.checkout.empty']);
  });

  it('names what is no longer sold in the reader’s language, until its line is removed', async () => {
    const product = `withdrawn-${kind}`;
    await store.addProduct({ id: product, priceCents: 1000 });
    const cartId = randomUUID();
    await store.add(cartId, product);
    await store.add(cartId, 'pack');
    const removed = (language = 'en') =>
      store.visitor.get<{ id: string; name: string }[]>(`/api/store/carts/${cartId}/removed?lang=${language}`);
    expect((await removed()).body).toEqual([]);
    await store.changeProduct(product, { status: 'archived' });
    expect((await store.visitor.get<CartItem[]>(`/api/cart/${cartId}`)).body).toMatchObject([{ productId: 'pack' }]);
    const { body } = await removed('es');
    expect(body).toEqual([{ id: expect.any(String), type: 'product', name: `${product} (es)` }]);
    // Seen on one device is seen on all.
    expect((await store.visitor.delete(`/api/cart/${body[0]?.id}`)).status).toBe(204);
    expect((await removed()).body).toEqual([]);
  });
});
