import { buildUser, callers, signerOf } from '@arcada/testing/service';
import { jest } from '@jest/globals';
import { call, TestSite } from './gateway.fixture.ts';
import { gate } from './upstream.fixture.ts';

let site: TestSite;
beforeEach(async () => {
  site = await TestSite.start();
  site.store.handler = (request, response) => {
    const claims = JSON.parse(Buffer.from(request.headers.authorization?.split('.')[1] ?? '', 'base64url').toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(claims));
  };
});
afterEach(() => site.stop());

const asked = () => site.identity.for('/internal/sessions/resolve').length;
const roleSeen = async (cookie: string) => (await site.get('/api/orders', { cookie })).json.role;

test('identity is called once for many requests of one session', async () => {
  const { cookie } = site.signIn();
  await Promise.all(Array.from({ length: 20 }, () => roleSeen(cookie)));
  await roleSeen(cookie);
  expect(asked()).toBe(1);
  expect(site.identity.seen[0]?.body).not.toContain(cookie.split('=')[1]);
});

test('an eviction takes effect on the next request', async () => {
  const { cookie, userId, token } = site.signIn('admin');
  expect(await roleSeen(cookie)).toBe('admin');
  site.sessions.set(token, { ...(site.sessions.get(token) as never as object), role: 'customer' } as never);
  expect((await site.tell('evict', { userId }, 'identity')).json).toEqual({ evicted: 1 });
  expect(await roleSeen(cookie)).toBe('customer');
  site.sessions.delete(token);
  await site.tell('evict', { userId }, 'identity');
  expect(await roleSeen(cookie)).toBeUndefined();
});

test('an eviction during a call to identity is not lost', async () => {
  const { cookie, userId } = site.signIn();
  const { opened, open } = gate();
  const answer = site.identity.handler;
  let held = true;
  site.identity.handler = async (request, response) => {
    if (held) {
      held = false;
      await opened;
      // What identity knew before the session ended.
      return answer(request, response);
    }
    response.writeHead(404).end();
  };
  const early = roleSeen(cookie);
  while (asked() < 1) await new Promise(setImmediate);
  await site.tell('evict', { userId }, 'identity');
  open();
  expect(await early).toBeUndefined();
  expect(await roleSeen(cookie)).toBeUndefined();
});

test('an eviction is accepted from internal callers only', async () => {
  const body = { userId: 'x' };
  expect((await site.tell('evict', {}, 'identity')).status).toBe(400);
  const unsigned = await fetch(`${site.gateway.internalUrl}/evict`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x.y.z' },
    body: JSON.stringify(body),
  });
  expect(unsigned.status).toBe(401);
});

test('each internal call is accepted only from the callers that need it', async () => {
  const needed = {
    purge: ['store', 'learning', 'blog', 'tools', 'admin', 'page-server'],
    evict: ['identity'],
    composition: ['registry'],
  };
  const bodies = { purge: { tags: ['products'] }, evict: { userId: 'x' }, composition: {} };
  for (const to of ['purge', 'evict', 'composition'] as const) {
    for (const caller of callers) {
      const { status } = await site.tell(to, bodies[to], caller);
      expect({ to, caller, status }).toEqual({ to, caller, status: needed[to].includes(caller) ? 200 : 403 });
    }
  }
  const past = signerOf('identity').token('gateway', undefined, -70);
  const elsewhere = signerOf('identity').token('store');
  const asAdmin = signerOf('identity').token('gateway', buildUser({ role: 'admin' }));
  for (const token of [past, elsewhere, asAdmin]) {
    const response = await call(`${site.gateway.internalUrl}/evict`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(bodies.evict),
    });
    expect(response.status).toBe(401);
  }
});

test('after a change at identity its response counts again, also when it was unavailable', async () => {
  const { cookie, token } = site.signIn();
  expect(await roleSeen(cookie)).toBe('customer');
  const resolve = site.identity.handler;
  site.identity.handler = (request, response) => {
    if (request.url !== '/api/logout') return resolve(request, response);
    site.sessions.delete(token);
    response.writeHead(204, { 'set-cookie': 'arcada_session=; Max-Age=0' }).end();
  };
  const answer = await site.send('POST', '/api/logout', undefined, { cookie });
  expect(answer).toMatchObject({ status: 204, headers: { 'set-cookie': [expect.stringContaining('Max-Age=0')] } });
  expect(await roleSeen(cookie)).toBeUndefined();
});

test('while identity is down: known sessions continue, carts stay open, the rest names the failing area', async () => {
  const known = site.signIn();
  await roleSeen(known.cookie);
  const { cookie } = site.signIn();
  await site.identity.kill();
  expect(await roleSeen(known.cookie)).toBe('customer');
  expect((await site.get('/api/cart/1', { cookie })).json).not.toHaveProperty('sub');
  expect(await site.get('/api/orders', { cookie })).toMatchObject({
    status: 503,
    json: { code: 'gateway.upstream-unavailable', area: 'identity' },
  });
  expect((await site.get('/api/orders')).status).toBe(200);
  await site.identity.start();
  expect(await roleSeen(cookie)).toBe('customer');
});

test('while identity is down a signed-in visitor is never told to be signed out', async () => {
  const { cookie } = site.signIn();
  await site.identity.kill();
  for (const refusal of [401, 403]) {
    site.store.handler = (_request, response) => {
      response.writeHead(refusal, { 'content-type': 'application/problem+json' }).end('{"code":"refused"}');
    };
    expect(await site.send('POST', '/api/cart/1/claim', {}, { cookie })).toMatchObject({
      status: 503,
      json: { code: 'gateway.upstream-unavailable', area: 'identity' },
    });
    expect((await site.send('POST', '/api/cart/1/claim', {})).status).toBe(refusal);
  }
});

test('under TLS only the cookie counts that no other host can set', async () => {
  await site.stop();
  site = await TestSite.start({ SITE_URL: 'https://shop.test' });
  const { token } = site.signIn();
  await site.get('/api/orders', { cookie: `arcada_session=${token}` });
  expect(asked()).toBe(0);
  await site.get('/api/orders', { cookie: `arcada_session=planted; __Host-arcada_session=${token}` });
  expect(asked()).toBe(1);
});

test.each([
  ['one gateway', 'http://one.test', 1],
  ['several gateways, one of which may miss an eviction,', 'http://one.test,http://two.test', 2],
])('%s asks identity again after a while', async (_name, gateways, times) => {
  await site.stop();
  site = await TestSite.start({ GATEWAY_INTERNAL_URLS: gateways });
  const { cookie } = site.signIn();
  await roleSeen(cookie);
  const now = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 6000);
  await roleSeen(cookie);
  clock.mockRestore();
  expect(asked()).toBe(times);
});

describe('the admin area', () => {
  const questions = () =>
    site.identity
      .for('/internal/sessions/resolve')
      .map(({ body }) => (JSON.parse(body) as { adminArea: boolean }).adminArea);
  const claims = async (cookie: string, to: string) => (await site.get(to, { cookie })).json;

  test('is asked for apart from the rest of the site, because asking counts as use of it', async () => {
    const { cookie } = site.signIn('admin');
    await claims(cookie, '/api/orders');
    await claims(cookie, '/api/admin/orders/sales');
    await claims(cookie, '/api/admin/orders/sales');
    await claims(cookie, '/api/orders');
    expect(questions()).toEqual([false, true]);
  });

  test('what was asked for the admin area is dropped with the rest', async () => {
    const { cookie, userId, token } = site.signIn('admin');
    const before = { confirmedAt: 1, adminUntil: 2 };
    const after = { confirmedAt: 3, adminUntil: 4 };
    const set = (times: object) =>
      site.sessions.set(token, { ...(site.sessions.get(token) as never as object), ...times } as never);
    set(before);
    expect(await claims(cookie, '/api/admin/orders/sales')).toMatchObject(before);
    set(after);
    expect(await claims(cookie, '/api/admin/orders/sales')).toMatchObject(before);
    await site.tell('evict', { userId }, 'identity');
    expect(await claims(cookie, '/api/admin/orders/sales')).toMatchObject(after);
    expect(await claims(cookie, '/api/orders')).toMatchObject(after);
  });
});
