import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { call, TestSite } from './gateway.fixture.ts';
import { gate, shared } from './upstream.fixture.ts';

let site: TestSite;
afterEach(() => site.stop());

const statuses = async (count: number, ask: (index: number) => Promise<{ status: number }>) => {
  const list: number[] = [];
  for (let index = 0; index < count; index += 1) list.push((await ask(index)).status);
  return list;
};
const from = (address: string) => ({ 'x-forwarded-for': address });
const trusting = { TRUSTED_PROXIES: '127.0.0.1' };

test('sign-in may be tried a few times per address', async () => {
  site = await TestSite.start({ ...trusting, CREDENTIAL_ATTEMPTS_PER_MINUTE: '3' });
  const attempt = (address: string) => site.send('POST', '/api/login', {}, from(address));
  expect(await statuses(5, () => attempt('203.0.113.1'))).toEqual([200, 200, 200, 429, 429]);
  const refused = await attempt('203.0.113.1');
  expect(refused.json).toMatchObject({ code: 'gateway.too-many-requests', status: 429 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const inPortuguese = await site.send('POST', '/api/login', {}, { ...from('203.0.113.1'), 'accept-language': 'pt' });
  expect(inPortuguese.json.message).toBe('Muitas solicitações. Aguarde um momento.');
  expect((await attempt('203.0.113.2')).status).toBe(200);
  expect(site.identity.for('/api/login')).toHaveLength(4);
});

test('the forms of recovery and registration share that limit', async () => {
  site = await TestSite.start({ ...trusting, CREDENTIAL_ATTEMPTS_PER_MINUTE: '5' });
  const paths = [
    '/api/register',
    '/api/recover-password',
    '/api/reset-password',
    '/api/recover-username',
    '/api/confirm-email',
    '/api/login',
  ];
  expect(await statuses(6, (index) => site.send('POST', paths[index] ?? '', {}, from('203.0.113.1')))).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
});

test('the newsletter form shares the limit too, against mails to a thousand addresses; its links and mail programs do not', async () => {
  site = await TestSite.start({ ...trusting, CREDENTIAL_ATTEMPTS_PER_MINUTE: '2' });
  const visitor = from('203.0.113.1');
  const ask = () => site.send('POST', '/api/newsletter', {}, visitor);
  expect(await statuses(3, ask)).toEqual([200, 200, 429]);
  expect((await site.get('/api/newsletter/confirm?token=a', visitor)).status).toBe(200);
  expect((await site.send('POST', '/api/newsletter/unsubscribe', {}, visitor)).status).toBe(200);
});

test('addresses of one IPv6 network count as one', async () => {
  site = await TestSite.start({ ...trusting, CREDENTIAL_ATTEMPTS_PER_MINUTE: '1' });
  const attempt = (address: string) => site.send('POST', '/api/login', {}, from(address));
  expect((await attempt('2001:db8:1:1::1')).status).toBe(200);
  expect((await attempt('2001:db8:1:1:5::9')).status).toBe(429);
  expect((await attempt('2001:db8:1:2::1')).status).toBe(200);
  expect((await attempt('2001:db8::1')).status).toBe(200);
  expect((await attempt('2001:db8::2:0:0:1')).status).toBe(429);
});

test('an account is limited wherever it comes from; writes before reads; cached responses are not counted', async () => {
  // A factor of 0.02: 6 writes and 60 reads at once.
  site = await TestSite.start({ ...trusting, RATE_LIMIT_FACTOR: '0.02' });
  const { cookie } = site.signIn();
  const write = (index: number) => site.send('POST', '/api/cart', {}, { cookie, ...from(`203.0.113.${index}`) });
  expect((await statuses(8, write)).filter((status) => status === 429).length).toBeGreaterThan(0);
  site.store.handler = (_request, response) => void shared(response, {});
  expect((await statuses(100, () => site.get('/api/products', from('203.0.113.99')))).every((s) => s === 200)).toBe(
    true,
  );
});

test('an overloaded service gets no further requests', async () => {
  site = await TestSite.start({ UPSTREAM_CONCURRENCY: '4' });
  const { opened, open } = gate();
  site.store.handler = async (_request, response) => {
    await opened;
    response.end('{}');
  };
  const asking = Array.from({ length: 4 }, (_, index) => site.get(`/api/cart/${index}`));
  while (site.store.seen.length < 4) await new Promise(setImmediate);
  const refused = await site.get('/api/cart/5');
  expect(refused).toMatchObject({ status: 503, json: { area: 'store' } });
  expect(refused.headers['retry-after']).toBeDefined();
  // Another area is not affected.
  expect((await site.get('/api/user')).status).toBe(200);
  open();
  expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await site.get('/api/cart/6')).status).toBe(200);
});

test('one address gets only a few of 10,000 carts, and others fill theirs meanwhile', async () => {
  site = await TestSite.start(trusting);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const headers = { origin: 'http://shop.test', 'content-type': 'application/json' };
  const add = (address: string) =>
    call(`${site.gateway.url}/api/cart`, {
      method: 'POST',
      headers: { ...headers, ...from(address) },
      body: JSON.stringify({ cartId: randomUUID() }),
      agent,
    });
  const flood = Promise.all(Array.from({ length: 10_000 }, () => add('203.0.113.1')));
  expect((await add('203.0.113.2')).status).toBe(200);
  const statuses = (await flood).map(({ status }) => status);
  // 120 at once and one a second.
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(1000);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(9000);
  // The address may write again, thirty times a second, but create no new carts.
  await new Promise((resolve) => setTimeout(resolve, 500));
  while ((await add('203.0.113.1')).status === 200);
  // A member of the same office has an account's limit instead, and existing carts stay accessible.
  const { cookie } = site.signIn();
  expect((await site.send('POST', '/api/cart', {}, { ...from('203.0.113.1'), cookie })).status).toBe(200);
  expect((await site.get('/api/cart/1', from('203.0.113.1'))).status).toBe(200);
  agent.destroy();
});
