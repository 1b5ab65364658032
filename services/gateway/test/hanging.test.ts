import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { pageRead, TestSite } from './gateway.fixture.ts';
import { gate, shared, type Upstream } from './upstream.fixture.ts';

let site: TestSite;
afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
});

/** Advances the clock; timers are unaffected. */
function later(milliseconds: number) {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}

const never = () => {};
/** Long where something responds, because this machine may be slow. */
const bounds = { readForPage: 5000, resolveSession: 5000, refreshStale: 5000, breakerRest: 60_000 };
const start = (more: Partial<Parameters<typeof TestSite.start>[1]> = {}) =>
  TestSite.start({ UPSTREAM_TIMEOUT_MS: '2500', UPSTREAM_CONCURRENCY: '400' }, { ...bounds, ...more });
const asked = (upstream: Upstream, path: string) => upstream.for(path).length;
const opened = async (name: 'store' | 'identity') => {
  const line = new RegExp(`^breaker_opened_total\\{upstream="${name}"\\} (\\d+)$`, 'm');
  return Number(line.exec(await site.gateway.parts.metrics.text())?.[1] ?? 0);
};

test('a service that hangs is called a few times, then left alone; other areas work, and it is retried later', async () => {
  site = await start({ breakerFailures: 3 });
  site.store.handler = never;
  const first = await Promise.all([1, 2, 3].map((id) => site.get(`/api/cart/${id}`)));
  expect(first.map(({ status }) => status)).toEqual([504, 504, 504]);
  expect(await opened('store')).toBe(1);
  const metrics = await fetch(`${site.gateway.internalUrl}/metrics`);
  expect(await metrics.text()).toContain('breaker_opened_total{upstream="store"} 1');
  const refused = await site.get('/api/cart/4');
  expect(refused).toMatchObject({ status: 503, json: { code: 'gateway.upstream-unavailable', area: 'store' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(asked(site.store, '/api/cart/4')).toBe(0);
  expect((await site.get('/api/enrolments')).status).toBe(200);
  site.store.handler = (_request, response) => void response.end('{}');
  later(61_000);
  expect((await site.get('/api/cart/5')).status).toBe(200);
  expect((await site.get('/api/cart/6')).status).toBe(200);
});

test('while one request tries whether a service is back, others fail at once instead of waiting for it', async () => {
  site = await start({ breakerFailures: 1, trial: 900 });
  site.store.handler = never;
  await site.get('/api/cart/1');
  later(61_000);
  const { opened: seen, open } = gate();
  site.store.handler = () => open();
  const trial = site.get('/api/cart/2');
  await seen;
  // The trial is not over yet.
  expect(await Promise.race([trial, site.get('/api/cart/3')])).toMatchObject({ status: 503 });
  expect(asked(site.store, '/api/cart/3')).toBe(0);
  expect((await trial).status).toBe(504);
});

describe('a service without a sign of life', () => {
  // Longer than any real wait: only the silence can end it.
  const patient = (more = {}) =>
    TestSite.start({ UPSTREAM_TIMEOUT_MS: '600000' }, { suspectAfter: 30, silence: 700, drawPage: 600_000, ...more });

  test('times out long before a slow one', async () => {
    site = await patient();
    site.store.handler = async (_request, response) => {
      await sleep(1000);
      response.end('{"late":true}');
    };
    expect((await site.get('/api/cart/1')).text).toBe('{"late":true}');
    site.store.handler = never;
    site.store.alive = false;
    expect(await site.get('/api/cart/1')).toMatchObject({ status: 504, json: { area: 'store' } });
    expect((await site.send('POST', '/api/cart', {})).status).toBe(504);
  });

  test('affects a page no longer, and recovers by itself', async () => {
    site = await patient();
    const answer = site.pages.handler;
    site.pages.handler = never;
    site.pages.alive = false;
    expect(await site.get('/')).toMatchObject({ status: 504, headers: { 'content-type': 'text/html; charset=utf-8' } });
    site.pages.handler = answer;
    expect((await site.get('/')).status).toBe(200);
  });

  test('has failed once, however many wait for it: a short pause of a busy service opens no breaker', async () => {
    site = await patient({ breakerFailures: 2 });
    site.store.handler = never;
    site.store.alive = false;
    const wave = () => Promise.all(Array.from({ length: 10 }, (_, id) => site.get(`/api/cart/${id}`)));
    expect((await wave()).map(({ status }) => status)).toEqual(Array(10).fill(504));
    expect(await opened('store')).toBe(0);
    await wave();
    expect(await opened('store')).toBe(1);
  });
});

test('a request that waits for a connection has a deadline too', async () => {
  site = await start({ streams: 2, streamHead: 2500 });
  const { opened: stopped, open } = gate();
  site.learning.handler = async (_request, response) => {
    await stopped;
    response.end('x');
  };
  const read = () => site.get('/api/learning/media/clip.mp4');
  const held = [read(), read()];
  while (site.learning.seen.length < 2) await new Promise(setImmediate);
  // The slots of streams are taken; everything else at the service has slots of its own.
  expect((await read()).status).toBe(503);
  site.learning.handler = (_request, response) => void response.end('{}');
  expect((await site.get('/api/enrolments')).status).toBe(200);
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([504, 504]);
  open();
});

test('a file that is made when it is asked for may take longer than other responses', async () => {
  site = await TestSite.start({ UPSTREAM_TIMEOUT_MS: '400' }, { ...bounds, streamHead: 20_000 });
  site.learning.handler = async (_request, response) => {
    await sleep(900);
    response.end('{}');
  };
  const responses = await Promise.all(
    ['/api/learning/media/clip.mp4', '/api/enrolments'].map((path) => site.get(path)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 504]);
});

test('the page server is told early that its data is late, visitors wait longer', async () => {
  site = await start({ readForPage: 150 });
  site.store.handler = async (_request, response) => {
    await sleep(400);
    shared(response, { items: [] });
  };
  const [visitor, page] = await Promise.all([site.get('/api/products'), site.get('/api/products', pageRead())]);
  expect(visitor.status).toBe(200);
  expect(page.status).toBe(504);
});

test('what is too late for pages does not end what visitors wait for', async () => {
  site = await start({ readForPage: 150, breakerFailures: 2 });
  site.store.handler = async (_request, response) => {
    await sleep(400);
    shared(response, { items: [] });
  };
  for (let page = 1; page <= 3; page += 1) await site.get(`/api/products?page=${page}`, pageRead());
  expect(await opened('store')).toBe(1);
  expect(asked(site.store, '/api/products')).toBe(2);
  expect((await site.get('/api/products')).status).toBe(200);
  expect((await site.get('/api/products', pageRead())).status).toBe(200);
});

test('only the page server is recognised, and gets the tags', async () => {
  site = await start();
  site.store.handler = (_request, response) => void shared(response, {}, 'products product:1');
  const tags = async (headers: Record<string, string>) =>
    (await site.get('/api/products', headers)).headers['surrogate-key'];
  expect(await tags(pageRead())).toBe('products product:1');
  expect(await tags(pageRead())).toBe('products product:1');
  expect(await tags({ 'surrogate-capability': 'page-server="tags"' })).toBeUndefined();
  expect(await tags(pageRead('blog'))).toBeUndefined();
  expect(await tags({ ...pageRead(), authorization: 'Bearer x.y.z' })).toBeUndefined();
  const purge = { ...pageRead(), 'content-type': 'application/json' };
  const refused = await fetch(`${site.gateway.internalUrl}/purge`, {
    method: 'POST',
    headers: purge,
    body: '{"tags":["*"]}',
  });
  expect(refused.status).toBe(401);
});

test('a stale page is shown when a new one takes long, and the new one is cached when it arrives', async () => {
  site = await start({ refreshStale: 50 });
  let text = 'old';
  let pause = 0;
  site.pages.handler = async (_request, response) => {
    await sleep(pause);
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' }).end(text);
  };
  await site.get('/');
  for (const answer of site.gateway.parts.cache.values()) answer.freshUntil = 0;
  text = 'new';
  pause = 300;
  expect(await site.get('/')).toMatchObject({ text: 'old', headers: { 'x-cache': 'stale' } });
  await sleep(400);
  expect(await site.get('/')).toMatchObject({ text: 'new', headers: { 'x-cache': 'hit' } });
});

test('a page that is not rendered in time says so', async () => {
  site = await start({ drawPage: 150 });
  site.pages.handler = never;
  const page = await site.get('/');
  expect(page).toMatchObject({ status: 504, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(page.headers['retry-after']).toBeDefined();
});

test('while identity hangs visitors are anonymous where that is enough, and it is not called repeatedly', async () => {
  site = await start({ resolveSession: 150, sessionFailures: 1 });
  const { cookie } = site.signIn();
  site.identity.handler = never;
  const carts = [await site.get('/api/cart/1', { cookie }), await site.get('/api/cart/2', { cookie })];
  for (const { status, headers } of carts) {
    expect(status).toBe(200);
    // Being unknown for a moment must not end a session.
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect(asked(site.identity, '/internal/sessions/resolve')).toBe(1);
  const orders = await site.get('/api/orders', { cookie });
  expect(orders).toMatchObject({ status: 503, json: { area: 'identity' } });
  expect(orders.headers['set-cookie']).toBeUndefined();
});
