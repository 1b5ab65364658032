import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutAnswer } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { PaymentChecks } from '../src/reconciliation/payment-checks.service.ts';
import { type Refused, TestStore } from './harness/store.ts';

describe.each(databases())('Stripe hanging, with a store on %s', (kind) => {
  let store: TestStore;
  /** The requests that Stripe received while it hung. */
  let held: string[];
  let letGo: () => void;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  afterAll(() => store?.close());
  beforeEach(() => {
    held = [];
  });
  afterEach(() => thaw());

  const freeze = () => {
    const open = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    store.around.wire.before = (what) => {
      held.push(what);
      return open;
    };
  };
  const thaw = () => {
    store.around.wire.before = () => undefined;
    letGo?.();
  };

  it('keeps the order for the next try, and blocks no one else', async () => {
    const buyer = store.buyer();
    const cartId = await store.fill();
    freeze();
    const checkout = buyer.post<Refused>('/api/checkout', { cartId, expectedTotal: 44.99 });
    let over = false;
    void checkout.then(() => {
      over = true;
    });
    // While one buyer waits for Stripe, others fill their carts.
    await store.fill();
    expect(over).toBe(false);
    const { status, body } = await checkout;
    expect([status, body.code]).toEqual([503, 'store.checkout.payment-unavailable']);
    expect(await store.count(`payment_attempt WHERE status = 'created' AND session_id IS NULL`)).toBe(1);
    thaw();
    const again = await buyer.post<CheckoutAnswer>('/api/checkout', { cartId, expectedTotal: 44.99 });
    expect(again.status).toBe(201);
    expect(await store.count('store_order WHERE cart_id = ?', cartId)).toBe(1);
    expect(await store.count('payment_attempt WHERE order_id = ?', again.body.orderId)).toBe(1);
  }, 60_000);

  it('refuses refunds for now, and changes nothing', async () => {
    const buyer = store.buyer();
    const { orderId } = await store.purchase(buyer);
    const admin = store.buyer('admin');
    freeze();
    const refused = await admin.post<Refused>(`/api/admin/orders/${orderId}/refund`);
    expect([refused.status, refused.body.code]).toEqual([503, 'store.order.refund-unconfirmed']);
    expect((await store.order(buyer, orderId)).status).toBe('fulfilled');
    thaw();
    expect((await admin.post(`/api/admin/orders/${orderId}/refund`)).status).toBe(200);
  }, 60_000);

  it('is left alone by the reconciler after a few requests, and the other orders aren’t postponed', async () => {
    const buyers = Array.from({ length: 20 }, () => store.buyer());
    const orders = await Promise.all(buyers.map(async (buyer) => (await store.checkout(buyer)).orderId));
    freeze();
    await store.service.get(PaymentChecks).run(true);
    expect(held.length).toBeLessThanOrEqual(8);
    const ids = orders.map((id) => `'${id}'`).join();
    expect(await store.count(`payment_attempt WHERE checks = 0 AND order_id IN (${ids})`)).toBeGreaterThanOrEqual(12);
  }, 60_000);

  it('is asked about the newest orders and the ones that waited longest', async () => {
    const buyer = () => store.buyer();
    // The breaker stays open for some seconds after the earlier hang.
    const free = () => store.checkout(buyer()).catch(() => undefined);
    while (!(await free())) await pause(200);
    const [old, fresh] = [await store.checkout(buyer()), await store.checkout(buyer())];
    const past = new Date(Date.now() - 3600_000);
    const set = (columns: string, ...values: unknown[]) =>
      store.database.read.query(`UPDATE payment_attempt SET ${columns}`, values);
    const time = (date: Date) => (kind === 'sqlite' ? date.toISOString().replace('T', ' ').replace('Z', '') : date);
    await set(`status = 'closed' WHERE order_id NOT IN ('${old.orderId}', '${fresh.orderId}')`);
    const template = `SELECT * FROM payment_attempt WHERE order_id = '${fresh.orderId}'`;
    const [row] = await store.database.read.query<Record<string, unknown>[]>(template);
    const columns = Object.keys(row ?? {});
    const flood = Array.from({ length: 300 }, (_, at) => {
      const changed = { id: randomUUID(), session_id: `cs_flood_${at}`, next_check_at: time(new Date()) };
      return columns.map((name) => ({ ...row, ...changed })[name as keyof typeof changed]);
    });
    for (const values of flood)
      await store.database.read.query(
        `INSERT INTO payment_attempt (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
        values,
      );
    await set('next_check_at = ?, expires_at = ? WHERE order_id = ?', time(past), time(past), old.orderId);
    await set('next_check_at = ? WHERE order_id = ?', time(new Date()), fresh.orderId);
    await store.service.get(PaymentChecks).run();
    expect(await store.count('payment_attempt WHERE checks = 1 AND order_id = ?', old.orderId)).toBe(1);
    expect(await store.count('payment_attempt WHERE checks = 1')).toBeLessThanOrEqual(200);
  }, 60_000);
});
