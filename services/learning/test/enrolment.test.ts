import { randomUUID } from 'node:crypto';
import type { CourseProgress, Enrolment } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { PurchaseEntity } from '../src/access/purchase.entity.ts';
import { model, type Person, TestLearning } from './harness/learning.ts';

describe.each(databases())('enrolment on %s', (kind) => {
  let learning: TestLearning;
  let ana: Person;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  beforeEach(() => {
    ana = learning.person();
  });
  afterAll(() => learning?.close());

  const enrolments = async (person = ana) => (await person.call.get<Enrolment[]>('/api/enrolments')).body;
  const opens = async (person = ana) => (await person.call.get(`${model}/lessons/grids`)).status;

  it('is granted once for a paid order, however often and by whichever event it is reported', async () => {
    const order = learning.order(ana, 3);
    const id = randomUUID();
    const told = await Promise.all([
      ...Array.from({ length: 5 }, () => learning.event('store.order.fulfilled', order, id)),
      ...Array.from({ length: 5 }, () => learning.event('store.order.fulfilled', order)),
    ]);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
    await ana.call.put(`${model}/seats/own`);
    expect(await enrolments()).toMatchObject([{ courseId: 'model-basics', seats: 3, lessonCount: 7 }]);
    const rows = await learning.service.get(Database).read.findBy(PurchaseEntity, { userId: ana.id });
    expect(rows).toMatchObject([{ id: order.items[0]?.lineId, unitCents: 9900 }]);
    expect(await opens()).toBe(200);
  });

  it('is not created by products, nor by any caller but the store', async () => {
    const order = learning.order(ana);
    const product = { ...order, items: [{ ...order.items[0], type: 'product' }] };
    expect((await learning.event('store.order.fulfilled', product)).status).toBe(200);
    const forged = { id: randomUUID(), name: 'store.order.fulfilled', payload: order };
    expect((await learning.service.from('blog').post('/internal/events', forged)).status).toBe(403);
    expect((await ana.call.post('/internal/events', forged)).status).toBe(403);
    expect(await enrolments()).toEqual([]);
    expect(await opens()).toBe(403);
  });

  it('ends with a refund, and is restored with its progress by another purchase', async () => {
    const orderId = await learning.buy(ana);
    await ana.call.put(`${model}/lessons/grids/progress`, { positionSeconds: 42 });
    await learning.refund(ana, orderId);
    expect(await opens()).toBe(403);
    expect(await enrolments()).toEqual([]);
    expect((await ana.call.put(`${model}/lessons/grids/progress`, { positionSeconds: 50 })).status).toBe(403);
    await learning.buy(ana);
    const { body } = await ana.call.get<CourseProgress>(`${model}/lessons`);
    expect(body).toMatchObject({ enrolled: true, nextLessonId: 'grids' });
    expect(body.chapters[0]?.lessons[1]?.state).toEqual({ completed: false, positionSeconds: 42 });
  });

  it('is restored when the refund fails', async () => {
    const orderId = await learning.buy(ana);
    const told = { orderId, userId: ana.id };
    await learning.refund(ana, orderId);
    expect(await opens()).toBe(403);
    await learning.event('store.order.restored', told);
    await learning.event('store.order.restored', told);
    expect(await opens()).toBe(200);
    await learning.refund(ana, orderId);
    expect(await opens()).toBe(403);
  });

  it('is not granted when the refund was reported first', async () => {
    const order = learning.order(ana);
    await learning.refund(ana, order.orderId);
    await learning.event('store.order.fulfilled', order);
    expect(await enrolments()).toEqual([]);
    expect(await opens()).toBe(403);
  });

  it('is over when both are reported at once, in either order', async () => {
    for (let round = 0; round < 5; round++) {
      const person = learning.person();
      const order = learning.order(person);
      await Promise.all([learning.event('store.order.fulfilled', order), learning.refund(person, order.orderId)]);
      expect(await enrolments(person)).toEqual([]);
    }
  });

  it('ends for the line that was refunded alone, and is restored with it', async () => {
    const order = learning.order(ana);
    const [line] = order.items;
    const other = { ...line, lineId: randomUUID(), refId: 'detailed-models' };
    const payload = { ...order, items: [line, other] };
    const lines = { orderId: order.orderId, userId: ana.id, lineIds: [line?.lineId] };
    const purchases = async () => {
      const rows = await learning.service.get(Database).read.findBy(PurchaseEntity, { orderId: order.orderId });
      return Object.fromEntries(rows.map(({ courseId, revokedAt }) => [courseId, revokedAt === null]));
    };
    await learning.event('store.order.fulfilled', payload);
    await learning.event('store.order.lines-refunded', lines);
    expect(await purchases()).toEqual({ 'model-basics': false, 'detailed-models': true });
    expect(await opens()).toBe(403);
    // A dispute that is won doesn't restore a line that was refunded.
    await learning.refund(ana, order.orderId);
    expect(await purchases()).toEqual({ 'model-basics': false, 'detailed-models': false });
    await learning.event('store.order.restored', { ...lines, lineIds: [other.lineId] });
    expect(await purchases()).toEqual({ 'model-basics': false, 'detailed-models': true });
    await learning.event('store.order.restored', { ...lines, lineIds: [line?.lineId, other.lineId] });
    expect(await purchases()).toEqual({ 'model-basics': true, 'detailed-models': true });
    expect(await opens()).toBe(200);
  });

  it('isn’t granted for a line whose refund was reported first', async () => {
    const order = learning.order(ana);
    const lineIds = order.items.map(({ lineId }) => lineId);
    await learning.event('store.order.lines-refunded', { orderId: order.orderId, userId: ana.id, lineIds });
    await learning.event('store.order.fulfilled', order);
    expect(await enrolments()).toEqual([]);
    await learning.event('store.order.restored', { orderId: order.orderId, userId: ana.id, lineIds });
    expect(await opens()).toBe(200);
  });

  it('of one order ends without affecting that of another', async () => {
    const first = await learning.buy(ana);
    await learning.buy(ana, 2);
    await learning.refund(ana, first);
    expect(await enrolments()).toMatchObject([{ seats: 2 }]);
    expect(await opens()).toBe(200);
  });
});
