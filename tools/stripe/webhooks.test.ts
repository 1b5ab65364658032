import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Receiver,
  sdkFor,
  startReceiver,
  startTestShop,
  type TestShop,
  until,
  webhookSecret,
} from './test-shop.ts';

const quick = { firstPauseMs: 20, longestPauseMs: 100, attempts: 6, timeoutMs: 2000 };
let receiver: Receiver;
let shop: TestShop;
beforeEach(async () => {
  receiver = await startReceiver();
  shop = await startTestShop({ webhookUrl: receiver.url, delivery: quick, controls: true });
});
afterEach(async () => {
  await shop.close();
  await receiver.close();
});

const arrived = (type: string) => receiver.events.filter((event) => event.type === type);
const states = () => shop.running.controls.deliveries().map(({ state }) => state);
const settled = () => until(() => states().every((state) => state !== 'pending'), 'all deliveries to end');

test('a purchase arrives as signed events that the SDK accepts', async () => {
  const session = await shop.session(5000, { metadata: { orderId: '7' } });
  shop.running.controls.pay(session.id);
  await settled();
  const [completed] = arrived('checkout.session.completed');
  expect(completed).toMatchObject({
    object: 'event',
    livemode: false,
    data: { object: { id: session.id, payment_status: 'paid', amount_total: 5000, metadata: { orderId: '7' } } },
  });
  const names = [
    'product.created',
    'price.created',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
  ];
  for (const name of names) expect(arrived(name)).toHaveLength(1);
  expect(receiver.refused).toEqual([]);
  const event = await shop.stripe.events.retrieve(completed?.id ?? '');
  expect(event).toMatchObject({ id: completed?.id, pending_webhooks: 0, type: 'checkout.session.completed' });
  expect((await shop.stripe.events.list({ type: 'price.created' })).data).toHaveLength(1);
});

test('changes contain the old values and the request that caused them', async () => {
  const { id } = await shop.stripe.products.create({ name: 'A' });
  await shop.stripe.products.update(id, { name: 'B' }, { idempotencyKey: 'change' });
  await settled();
  const [updated] = arrived('product.updated');
  expect(updated?.data.previous_attributes).toMatchObject({ name: 'A' });
  expect(updated?.request).toMatchObject({ idempotency_key: 'change', id: expect.stringMatching(/^req_/) });
});

test('is sent again until a 2xx, and abandoned in the end', async () => {
  receiver.statuses = [500, 302, 404];
  await shop.stripe.products.create({ name: 'A' });
  await settled();
  expect(arrived('product.created')).toHaveLength(4);
  expect(shop.running.controls.deliveries()[0]).toMatchObject({ state: 'delivered', attempts: 4, answer: '200' });
  receiver.statuses = Array(20).fill(500);
  await shop.stripe.products.create({ name: 'B' });
  await settled();
  expect(shop.running.controls.deliveries()[0]).toMatchObject({
    state: 'failed',
    attempts: quick.attempts,
    answer: '500',
  });
});

test('one event is never sent twice at a time, even when it is to be sent twice', async () => {
  const gate = Promise.withResolvers<void>();
  receiver.gate = gate.promise;
  shop.running.controls.webhooks({ duplicate: 3 });
  for (const name of ['A', 'B', 'C']) await shop.stripe.products.create({ name });
  await until(() => receiver.mostAtOnce.size === 3, 'three deliveries at once');
  gate.resolve();
  await settled();
  expect(receiver.events).toHaveLength(6);
  expect([...receiver.mostAtOnce.values()]).toEqual([1, 1, 1]);
});

test('can be held, dropped, sent again and forged', async () => {
  const { controls } = shop.running;
  controls.webhooks({ hold: true });
  await shop.stripe.products.create({ name: 'held' });
  expect(states()).toEqual(['pending']);
  expect((await shop.stripe.events.list()).data[0]?.pending_webhooks).toBe(1);
  expect(receiver.events).toHaveLength(0);
  controls.webhooks({ hold: false, drop: 0 });
  await settled();
  expect(receiver.events).toHaveLength(1);
  controls.webhooks({ drop: 1 });
  await shop.stripe.products.create({ name: 'dropped' });
  expect(states()[0]).toBe('dropped');
  const event = (await shop.stripe.events.list({ limit: 1 })).data[0]?.id ?? '';
  expect(await controls.resend(event, { times: 20, concurrent: true })).toEqual(Array(20).fill(200));
  expect(receiver.events.filter(({ id }) => id === event)).toHaveLength(20);
  expect(await controls.resend(event, { secret: 'whsec_other' })).toEqual([400]);
  expect(await controls.resend(event, { ageSeconds: 400 })).toEqual([400]);
  expect(receiver.refused).toHaveLength(2);
});

test('events can have another time', async () => {
  shop.running.controls.clock({ eventSkewSeconds: 900 });
  await shop.stripe.products.create({ name: 'A' });
  await settled();
  expect((receiver.events[0]?.created ?? 0) - Math.floor(Date.now() / 1000)).toBeGreaterThan(890);
});

test('the controls respond over HTTP only when they are enabled', async () => {
  const session = await shop.session(5000);
  const call = (path: string, body: object, at = shop) =>
    fetch(`${at.running.url}/_test/${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect((await call('webhooks', { hold: true })).status).toBe(200);
  expect(await (await call(`sessions/${session.id}/pay`, { email: 'a@example.com' })).json()).toMatchObject({
    payment_status: 'paid',
  });
  expect((await call(`sessions/${session.id}/pay`, {})).status).toBe(400);
  expect((await call('faults', { kind: 'nonsense' })).status).toBe(400);
  expect((await call('nonsense', {})).status).toBe(404);
  expect((await call('reset', {})).status).toBe(200);
  const closed = await startTestShop();
  expect((await call('reset', {}, closed)).status).toBe(404);
  await closed.close();
});

describe('as its own process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stripe-process-'));
  let child: ChildProcess | undefined;
  afterAll(() => {
    child?.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(environment: Record<string, string> = {}): Promise<number> {
    const started = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
      env: {
        STRIPE_LOCAL_PORT: '0',
        DATA_DIR: dataDir,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_WEBHOOK_URL: receiver.url,
        SITE_URL: 'http://localhost:8080',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    let output = '';
    started.stdout?.on('data', (chunk) => {
      output += String(chunk);
    });
    await until(() => output.includes('"ready"'), 'the server to be ready');
    return Number(/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
  }
  const kill = async (signal: NodeJS.Signals) => {
    const dying = child;
    if (!dying) return null;
    dying.kill(signal);
    const [code] = await once(dying, 'exit');
    return code;
  };

  test('kill -9 loses nothing that had a response, and events still arrive after the restart', async () => {
    receiver.statuses = Array(200).fill(503);
    const port = await start();
    const stripe = sdkFor({ host: '127.0.0.1', port, protocol: 'http' });
    const params = { name: 'Survivor', metadata: { a: '1' } };
    const product = await stripe.products.create(params, { idempotencyKey: 'before' });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price_data: { currency: 'usd', unit_amount: 900, product: product.id }, quantity: 1 }],
      success_url: 'http://localhost:8080/checkout-success',
    });
    expect(session.url).toBe(`http://localhost:8080/pay/${session.id}`);
    await kill('SIGKILL');
    receiver.events.length = 0;
    receiver.statuses = [];
    const again = sdkFor({ host: '127.0.0.1', port: await start(), protocol: 'http' });
    expect(await again.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', amount_total: 900 });
    const replay = await again.products.create(params, { idempotencyKey: 'before' });
    expect(replay.id).toBe(product.id);
    expect(replay.lastResponse.headers['idempotent-replayed']).toBe('true');
    await until(
      () => receiver.events.some(({ data }) => (data.object as { id?: string }).id === product.id),
      'the kept webhook',
    );
    expect(await kill('SIGTERM')).toBe(0);
  });

  test('lists every fault of its configuration at once', async () => {
    const broken = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
      env: { SITE_URL: 'nonsense', STRIPE_SECRET_KEY: 'sk_live_abc' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    broken.stderr.on('data', (chunk) => {
      text += String(chunk);
    });
    const [code] = await once(broken, 'close');
    expect(code).toBe(1);
    for (const name of ['STRIPE_LOCAL_PORT', 'DATA_DIR', 'STRIPE_WEBHOOK_SECRET', 'SITE_URL', 'STRIPE_SECRET_KEY']) {
      expect(text).toContain(name);
    }
  });
});
