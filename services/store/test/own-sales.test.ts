import { randomUUID } from 'node:crypto';
import type {
  CheckoutAnswer,
  CouponQuote,
  GivenNotice,
  ManagedOrder,
  OwnSales,
  ProductFigures,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { IsNull, Not } from 'typeorm';
import { EntitlementEntity, LicenceMachineEntity } from '../src/licences/entitlement.entity.ts';
import { type Buyer, eventually, sessionOf, TestStore } from './harness/store.ts';

describe.each(databases())('own sales of producers on %s', (kind) => {
  let store: TestStore;
  let admin: Buyer;
  beforeAll(async () => {
    store = await TestStore.open(kind);
    admin = store.buyer('admin');
  });
  afterAll(() => store?.close());

  const buy = async (lines: [string, number][], total: number, coupon?: string) => {
    const buyer = store.buyer();
    const cartId = randomUUID();
    for (const [id, times] of lines) await store.add(cartId, id, times);
    const quote = coupon && (await buyer.get<CouponQuote>(`/api/checkout/coupon?cartId=${cartId}&code=${coupon}`)).body;
    const expectedTotal = quote ? quote.total : total;
    const { body } = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal, coupon });
    store.stripe.pay(sessionOf(body.url));
    return store.until(buyer, body.orderId, 'fulfilled');
  };
  const salesOf = async (producer: Buyer) => (await producer.get<OwnSales>('/api/content/product-sales')).body;

  it('are summed up by product and month, after coupons and without what was refunded', async () => {
    const producer = store.buyer('producer');
    await store.changeProduct('toolkit', { ownerId: producer.user.id });
    await store.changeProduct('pack', { ownerId: store.buyer('producer').user.id });
    const nothing = await salesOf(producer);
    expect([nothing.items, nothing.sales, nothing.months.length]).toEqual([[], [], 12]);

    const coupon = {
      code: `TEN-${randomUUID().slice(0, 6)}`.toUpperCase(),
      kind: 'percent',
      value: 10,
      appliesTo: 'all',
      items: [],
      startsAt: null,
      endsAt: null,
      mostUses: null,
      mostPerAccount: null,
    };
    const made = await admin.post<Record<string, unknown>>('/api/admin/coupons', coupon);
    expect(made.status).toBe(201);
    const paid = await buy(
      [
        ['toolkit', 2],
        ['pack', 1],
      ],
      44.99,
      coupon.code,
    );
    const discount = paid.items.find(({ productId }) => productId === 'toolkit')?.discount ?? 0;
    expect(discount).toBeGreaterThan(3.9);
    const refunded = await buy([['toolkit', 1]], 19.99);
    const line = refunded.items[0]?.id;
    const back = await admin.post(`/api/admin/orders/${refunded.id}/lines/${line}/refund`, {});
    expect(back.status).toBe(200);
    // Begun and never paid.
    await store.checkout(store.buyer());

    const { items, months, sales } = await salesOf(producer);
    const revenue = Math.round((39.98 - discount) * 100) / 100;
    const sum = { units: 2, refundedUnits: 1, revenue };
    expect(items).toEqual([{ id: 'toolkit', title: 'toolkit (en)', ...sum }]);
    expect(months.at(-1)).toEqual({ month: new Date().toISOString().slice(0, 7), ...sum });
    expect(sales.map((sale) => [sale.id, sale.units, sale.revenue, sale.refunded])).toEqual([
      ['toolkit', 1, 19.99, true],
      ['toolkit', 2, revenue, false],
    ]);
    const figures = () => producer.get<ProductFigures>('/api/content/product-sales/toolkit');
    const { body } = await figures();
    expect(body).toMatchObject({ ...sum, licences: { valid: 1, seats: 2, machines: 0 } });
    expect(body.months.at(-1)).toMatchObject(sum);
    const rights = store.service.get(Database).read;
    const [valid] = await rights.findBy(EntitlementEntity, { refId: 'toolkit', revokedAt: IsNull() });
    const [revoked] = await rights.findBy(EntitlementEntity, { refId: 'toolkit', revokedAt: Not(IsNull()) });
    await store.service.get(Database).transaction(async (manager) => {
      for (const { id } of [valid, revoked].filter((one) => one !== undefined))
        await manager.insert(LicenceMachineEntity, {
          id: randomUUID(),
          licenceId: id,
          machineId: `machine ${id}`,
          name: 'One',
          activatedAt: new Date(),
        });
    });
    expect((await figures()).body.licences).toEqual({ valid: 1, seats: 2, machines: 1 });
    expect((await producer.get('/api/content/product-sales/pack')).status).toBe(404);
    expect((await store.buyer().get('/api/content/product-sales/toolkit')).status).toBe(403);
    expect((await store.visitor.get('/api/content/product-sales')).status).toBe(401);
    expect((await store.buyer().get('/api/content/product-sales')).status).toBe(403);
  });

  const noticesOf = (producer: Buyer) =>
    store.around.neighbours.heard.flatMap(({ name, payload }) =>
      name === 'store.notice.given' && (payload as GivenNotice).userId === producer.user.id
        ? [payload as GivenNotice]
        : [],
    );

  it('are told to the producer once each, without the buyer’s name, and one’s own purchase isn’t', async () => {
    const producer = store.buyer('producer');
    await store.changeProduct('toolkit', { ownerId: producer.user.id });
    await store.changeProduct('pack', { ownerId: null });
    await buy(
      [
        ['toolkit', 2],
        ['pack', 1],
      ],
      44.99,
    );
    const [notice] = await eventually(
      async () => (noticesOf(producer).length > 0 ? noticesOf(producer) : undefined),
      'the producer is notified',
    );
    expect(notice).toMatchObject({
      kind: 'sale',
      title: { en: '“toolkit (en)” was sold 2 times', es: 'Se ha vendido «toolkit (es)» 2 veces' },
      text: { en: 'Paid: $39.98.', 'pt-BR': 'Valor pago: $39.98.' },
      path: '/dashboard/content/products/toolkit',
      mails: true,
    });
    const cartId = randomUUID();
    await store.add(cartId, 'toolkit', 1);
    const { body } = await producer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 19.99 });
    store.stripe.pay(sessionOf(body.url));
    await store.until(producer, body.orderId, 'fulfilled');
    await buy([['toolkit', 1]], 19.99);
    await eventually(async () => (noticesOf(producer).length > 1 ? true : undefined), 'the next sale is told');
    expect(noticesOf(producer).map(({ title }) => title.en)).toEqual([
      '“toolkit (en)” was sold 2 times',
      '“toolkit (en)” was sold',
    ]);
  });

  it('that are refunded, and whose refund then fails, are told, too', async () => {
    const producer = store.buyer('producer');
    await store.changeProduct('toolkit', { ownerId: producer.user.id });
    await store.changeProduct('pack', { ownerId: null });
    const order = await buy(
      [
        ['toolkit', 2],
        ['pack', 1],
      ],
      44.99,
    );
    const lineOf = (id: string) => order.items.find(({ productId }) => productId === id)?.id;
    const refund = (id: string) =>
      admin.post<ManagedOrder>(`/api/admin/orders/${order.id}/lines/${lineOf(id)}/refund`, {});
    const told = (count: number, what: string) =>
      eventually(async () => (noticesOf(producer).length >= count ? noticesOf(producer)[count - 1] : undefined), what);
    expect((await refund('pack')).status).toBe(200);
    const { body } = await refund('toolkit');
    expect(await told(2, 'the refund is told')).toMatchObject({
      kind: 'sale',
      title: { en: 'A sale of “toolkit (en)” was refunded' },
      text: { en: 'Refunded: $39.98. Your figures no longer count this sale.' },
      mails: true,
    });
    store.stripe.failRefund(body.refunds.find(({ amount }) => amount === 39.98)?.id ?? '');
    expect(await told(3, 'that it failed is told')).toMatchObject({
      title: { en: 'The refund of a sale of “toolkit (en)” has failed' },
      text: { es: 'Importe pagado: $39.98. Tus cifras vuelven a contar esta venta.' },
    });
    expect(noticesOf(producer)).toHaveLength(3);
  });
});
