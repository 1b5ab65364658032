import { randomUUID } from 'node:crypto';
import type { CartItem, CheckoutAnswer } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { type FreezableLearning, startFreezableLearning } from './harness/freezable-learning.ts';
import { type Refused, TestStore } from './harness/store.ts';

describe.each(databases())('a hanging learning service, with a store on %s', (kind) => {
  let store: TestStore;
  let learning: FreezableLearning;
  beforeAll(async () => {
    learning = await startFreezableLearning();
    // The production time-outs: a look-up that fails is abandoned.
    const calls = { requestMilliseconds: 800, restMilliseconds: 5000 };
    store = await TestStore.open(kind, { LEARNING_URL: learning.url }, { calls });
  });
  afterAll(async () => {
    await store?.close();
    await learning?.close();
  });
  afterEach(() => learning.thaw());

  const addCourse = async (cartId: string, courseId: string) => {
    const line = { cartId, type: 'course', courseId, quantity: 1 };
    // A busy machine may need several tries, because the production time-outs are short.
    for (let tries = 0; tries < 20; tries++) {
      const { status, body } = await store.visitor.post('/api/cart', line, { 'idempotency-key': courseId });
      if (status === 201) return;
      if (status !== 503) throw new Error(`not added: ${JSON.stringify(body)}`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    throw new Error(`${courseId} was never added`);
  };

  it('leaves carts as they were last seen, and the checkout of everything else working', async () => {
    const [courses, products] = [randomUUID(), randomUUID()];
    for (let number = 0; number < 12; number++) await addCourse(courses, `course-${number}`);
    await store.add(courses, 'toolkit');
    await store.add(products, 'toolkit', 2);
    const buyer = store.buyer();
    // A store without any cached course.
    await store.restart();
    learning.freeze();

    for (let reads = 0; reads < 3; reads++) {
      const { status, body } = await store.visitor.get<CartItem[]>(`/api/cart/${courses}`);
      expect(status).toBe(200);
      expect(body.map(({ price }) => price)).toEqual([...Array.from({ length: 12 }, () => 49.5), 19.99]);
    }
    const metrics = await (await fetch(`${store.service.url}/metrics`)).text();
    expect(metrics).toMatch(/^breaker_opened_total\{upstream="learning"\} [1-9]/m);

    const sold = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId: products, expectedTotal: 39.98 });
    expect(sold.status).toBe(201);
    const wish = { cartId: courses, expectedTotal: 613.99 };
    const refused = await buyer.post<Refused>('/api/checkout?lang=es', wish);
    expect([refused.status, refused.body.code]).toEqual([503, 'store.checkout.price-unconfirmed']);
    expect(refused.body.lines).toHaveLength(12);
    expect(refused.body.detail).toContain('«Course course-0»');
    expect(await store.count('store_order WHERE cart_id = ?', courses)).toBe(0);

    learning.thaw();
    for (let tries = 0; tries < 20; tries++) {
      const { status } = await buyer.post('/api/checkout', wish);
      if (status === 201) return;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    throw new Error('the checkout never went on');
  }, 60_000);

  it('is called once for many carts with the same course', async () => {
    const own = await TestStore.open(kind);
    try {
      const served = own.around.neighbours;
      served.courses.set('shared', { id: 'shared', title: 'Shared', price: 10 });
      const carts = Array.from({ length: 10 }, () => randomUUID());
      for (const cartId of carts)
        await own.visitor.post('/api/cart', { cartId, type: 'course', courseId: 'shared', quantity: 1 });
      const before = served.asked;
      const responses = await Promise.all(carts.map((cartId) => own.visitor.get<CartItem[]>(`/api/cart/${cartId}`)));
      expect(responses.map(({ body }) => body[0]?.price)).toEqual(carts.map(() => 10));
      expect(served.asked - before).toBeLessThan(carts.length);
    } finally {
      await own.close();
    }
  });
});
