import { randomUUID } from 'node:crypto';
import type { CheckoutAnswer, Order } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { eventually, sessionOf, TestStore } from './harness/store.ts';

describe.each(databases())('orders that wait, for learning, on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    for (const id of ['revit-basics', 'dynamo'])
      store.around.neighbours.courses.set(id, { id, title: id, price: 49.5 });
  });
  afterAll(() => store?.close());

  it('wait until they are fulfilled, for their buyer and course only', async () => {
    const [buyer, other] = [store.buyer(), store.buyer()];
    const waiting = async (courseId: string, { user } = buyer) =>
      (await store.from('learning').get(`/internal/buyers/${user.id}/courses/${courseId}/order`)).body;
    expect(await waiting('revit-basics')).toEqual({ waiting: false });
    const cartId = randomUUID();
    const line = { cartId, type: 'course', courseId: 'revit-basics', price: 0.01, quantity: 1 };
    for (let seat = 0; seat < 2; seat++) expect((await store.visitor.post('/api/cart', line)).status).toBe(201);
    const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId });
    expect(await waiting('revit-basics')).toEqual({ waiting: true });
    expect([await waiting('dynamo'), await waiting('revit-basics', other)]).toEqual([
      { waiting: false },
      { waiting: false },
    ]);
    store.stripe.pay(sessionOf(body.url));
    await store.until(buyer, body.orderId, 'fulfilled');
    expect(await waiting('revit-basics')).toEqual({ waiting: false });
    const numbers = `/internal/orders/numbers?ids=${body.orderId},${randomUUID()}`;
    const { number } = (await buyer.get<Order>(`/api/orders/${body.orderId}`)).body;
    expect((await store.from('learning').get(numbers)).body).toEqual([{ id: body.orderId, number }]);
    expect((await store.from('blog').get(numbers)).status).toBe(403);
    const mail = await eventually(async () => (await store.mails(buyer))[0], 'the confirmation is sent');
    expect(mail).toContain('Invite people');
    expect(mail).toContain('/dashboard/learning/team/revit-basics');
    expect((await store.from('blog').get(`/internal/buyers/${buyer.user.id}/courses/dynamo/order`)).status).toBe(403);
  });

  it('lead to the team once there are several seats in a course, whatever each order brought', async () => {
    const buyer = store.buyer();
    const buyOne = async () => {
      const cartId = randomUUID();
      const line = { cartId, type: 'course', courseId: 'dynamo', price: 0.01, quantity: 1 };
      await store.visitor.post('/api/cart', line);
      const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId });
      store.stripe.pay(sessionOf(body.url));
      await store.until(buyer, body.orderId, 'fulfilled');
      return body.orderId;
    };
    const hasTeam = async (orderId: string) =>
      (await buyer.get<Order>(`/api/orders/${orderId}`)).body.items.map(({ team }) => team);
    const mailed = (count: number) =>
      eventually(async () => {
        const mails = await store.mails(buyer);
        return mails.length === count ? mails : undefined;
      }, 'the confirmation is sent');
    const first = await buyOne();
    expect(await hasTeam(first)).toEqual([undefined]);
    expect((await mailed(1))[0]).toContain('Start the course');
    const second = await buyOne();
    expect([await hasTeam(first), await hasTeam(second)]).toEqual([[true], [true]]);
    expect((await mailed(2)).filter((mail) => mail.includes('Invite people'))).toHaveLength(1);
  });
});
