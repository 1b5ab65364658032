import { internalJwks } from '@arcada/testing/service';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { call, TestSite } from './gateway.fixture.ts';
import type { Seen } from './upstream.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start({ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' });
});
afterAll(() => site.stop());
beforeEach(() => {
  site.store.seen.length = 0;
  site.store.handler = (_request, response) => void response.end('{}');
});

const keys = createLocalJWKSet(JSON.parse(Buffer.from(internalJwks, 'base64url').toString()));
async function claimsSeen() {
  const token = site.store.seen.at(-1)?.headers.authorization?.slice(7) ?? '';
  return (await jwtVerify(token, keys, { audience: 'store', issuer: 'gateway' })).payload;
}

test('nothing that a client claims about itself reaches a service', async () => {
  const response = await site.get('/api/cart/1', {
    cookie: 'other=1; arcada_session=nobody',
    authorization: 'Bearer forged',
    'x-request-id': 'chosen',
    'x-user-id': '1',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    forwarded: 'for=1.2.3.4',
    connection: 'x-secret',
    'x-secret': '1',
    'user-agent': 'tester',
  });
  const { headers } = site.store.seen[0] as Seen;
  expect(Object.keys(headers).sort()).toEqual(
    [
      'accept-language',
      'authorization',
      'connection',
      'host',
      'user-agent',
      'x-forwarded-for',
      'x-forwarded-proto',
      'x-request-id',
    ].sort(),
  );
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-request-id']).toBe(response.headers['x-request-id']);
  expect(headers['x-request-id']).not.toBe('chosen');
  expect(await claimsSeen()).not.toHaveProperty('sub');
});

test('a session becomes a short-lived signed identity for that service only', async () => {
  const { cookie, userId } = site.signIn('producer');
  await site.get('/api/orders', { cookie });
  const claims = await claimsSeen();
  expect(claims).toMatchObject({ sub: userId, username: 'ana', role: 'producer', sid: expect.any(String) });
  expect(Number(claims.exp) - Number(claims.iat)).toBeLessThanOrEqual(60);
  expect(claims).not.toHaveProperty('own');
  expect(site.store.seen[0]?.headers).not.toHaveProperty('cookie');
});

test('only trusted proxies may state the address of a visitor', async () => {
  const seenFor = async (header: string) => {
    await site.get('/api/cart/1', { 'x-forwarded-for': header });
    return site.store.seen.at(-1)?.headers['x-forwarded-for'];
  };
  expect(await seenFor('203.0.113.7')).toBe('203.0.113.7');
  expect(await seenFor('6.6.6.6, 203.0.113.7')).toBe('203.0.113.7');
  expect(await seenFor('203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
  expect(await seenFor('nonsense')).toBe('127.0.0.1');
});

test('internal headers stay internal', async () => {
  site.store.handler = (_request, response) =>
    void response
      .writeHead(200, { 'surrogate-key': 'a b', server: 'x', 'x-powered-by': 'y', 'access-control-allow-origin': '*' })
      .end('{}');
  const { headers } = await site.get('/api/orders');
  for (const name of ['surrogate-key', 'server', 'x-powered-by', 'access-control-allow-origin']) {
    expect(headers).not.toHaveProperty(name);
  }
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('the language of a response is determined once, at the gateway', async () => {
  const seen = async (to: string, headers: Record<string, string>) => {
    await site.get(to, headers);
    return site.store.seen.at(-1)?.headers['accept-language'];
  };
  expect(await seen('/api/orders', { cookie: 'i18nextLng=pt-PT', 'accept-language': 'es' })).toBe('pt-BR');
  expect(await seen('/api/orders?lang=es', { cookie: 'i18nextLng=pt' })).toBe('es');
  // A page opened by a link with ?lang= sends its requests in that language, and leaves the saved choice as it is.
  expect(await seen('/api/orders', { cookie: 'i18nextLng=en', 'x-page-language': 'pt-BR' })).toBe('pt-BR');
  expect(await seen('/api/orders', { cookie: 'i18nextLng=es', 'x-page-language': 'xx' })).toBe('es');
  expect(await seen('/api/orders', { 'accept-language': 'fr, es-MX;q=0.5' })).toBe('es');
});

test('a body is only requested when it is allowed', async () => {
  const small = await call(`${site.gateway.url}/api/cart`, {
    method: 'POST',
    headers: {
      origin: 'http://shop.test',
      'content-type': 'application/json',
      expect: '100-continue',
      'content-length': '2',
    },
    body: '{}',
  });
  expect(small.status).toBe(200);
  expect(site.store.seen[0]).toMatchObject({ body: '{}' });
  expect(site.store.seen[0]?.headers).not.toHaveProperty('expect');
  const response = await site.raw(
    'POST /api/cart HTTP/1.1\r\nHost: shop.test\r\nOrigin: http://shop.test\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 9000000\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1.1 413 /);
});

test('bodies above 1 MB are refused, announced or not', async () => {
  const large = 'x'.repeat(1024 * 1024 + 1);
  expect((await site.send('POST', '/api/cart', large)).status).toBe(413);
  const chunked = await call(`${site.gateway.url}/api/cart`, {
    method: 'POST',
    headers: { origin: 'http://shop.test', 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    body: large,
  });
  expect(chunked).toMatchObject({ status: 413, json: { code: 'gateway.body-too-large' } });
  expect(site.store.seen).toEqual([]);
});

describe('who may change something', () => {
  const json = { 'content-type': 'application/json' };
  const write = (headers: Record<string, string>, to = '/api/cart', body = '{}') =>
    call(`${site.gateway.url}${to}`, { method: 'POST', headers, body });

  test('a page of this site may', async () => {
    expect((await write({ ...json, origin: 'http://shop.test' })).status).toBe(200);
    expect((await write({ ...json, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await write({ ...json, host: 'shop.local:81', origin: 'http://shop.local:81' })).status).toBe(421);
  });

  test.each([
    ['another site', { origin: 'http://evil.test' }],
    ['a sub domain', { origin: 'http://a.shop.test' }],
    ['another scheme', { origin: 'https://shop.test' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nobody known', {}],
    ['a page of the same site, by its browser', { 'sec-fetch-site': 'same-site' }],
    ['a browser that contradicts itself', { origin: 'http://shop.test', 'sec-fetch-site': 'cross-site' }],
  ])('%s may not', async (_name, headers) => {
    const response = await write({ ...json, ...headers });
    expect(response).toMatchObject({ status: 403, json: { code: 'gateway.cross-site' } });
    expect(site.store.seen).toEqual([]);
  });

  test('what a form can send is refused', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await write({ ...type, origin: 'http://shop.test' })).status).toBe(415);
    expect((await write({ 'content-type': 'text/plain', origin: 'http://shop.test' })).status).toBe(415);
  });

  test('Stripe may, and programs without a cookie where licences are verified', async () => {
    expect((await write({ ...json, 'stripe-signature': 't=1' }, '/api/stripe/webhook')).status).toBe(200);
    expect(site.store.seen[0]?.headers['stripe-signature']).toBe('t=1');
    expect((await write(json, '/api/licences/verify')).status).toBe(200);
    expect((await write({ ...json, cookie: 'arcada_session=x' }, '/api/licences/verify')).status).toBe(403);
    expect((await write({ ...json, origin: 'http://evil.test' }, '/api/licences/verify')).status).toBe(403);
  });

  test('mail programs may end the newsletter with a form, browsers may not', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const to = '/api/newsletter/unsubscribe?token=x';
    expect((await write(form, to, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(site.blog.seen[0]?.body).toBe('List-Unsubscribe=One-Click');
    expect((await write({ 'content-type': 'multipart/form-data; boundary=x' }, to)).status).toBe(200);
    expect((await write({ 'content-type': 'text/plain' }, to)).status).toBe(415);
    expect((await write({ ...form, cookie: 'arcada_session=x' }, to)).status).toBe(403);
    expect((await write({ ...form, origin: 'http://evil.test' }, to)).status).toBe(403);
    expect((await write({ ...form, origin: 'http://shop.test' }, to)).status).toBe(415);
    expect((await write(form, '/api/licences/verify')).status).toBe(415);
  });

  test('teams may by their token, which no other site can send; an admin only from a page of this site', async () => {
    site.registry.handler = (_request, response) => void response.end('{}');
    const { cookie } = site.signIn('admin');
    const to = '/api/admin/releases/store/1/promote';
    expect((await write({ ...json, cookie }, to)).status).toBe(403);
    expect((await write({ ...json, cookie, origin: 'http://shop.test' }, to)).status).toBe(200);
    expect((await write({ ...json, cookie, 'x-release-token': 't' }, to)).status).toBe(200);
    const token = site.registry.for(to).at(-1)?.headers.authorization?.slice(7) ?? '';
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).not.toHaveProperty('sub');
  });
});

test('a file is accepted where files are, from pages of this site only', async () => {
  const bytes = Buffer.alloc(3 * 1024 * 1024, 7);
  site.learning.handler = (_request, response) => void response.end('{}');
  const put = (to: string, origin: string, method = 'PUT') =>
    call(`${site.gateway.url}${to}`, {
      method,
      headers: { origin, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
  const here = 'http://shop.test';
  expect((await put('/api/content/courses/x/uploads', here)).status).toBe(200);
  expect(site.learning.seen.at(-1)?.body).toHaveLength(bytes.length);
  expect((await put('/api/content/courses/x/uploads', 'http://evil.test')).status).toBe(403);
  expect((await put('/api/content/courses', here, 'POST')).status).toBe(415);
  expect((await put('/api/cart/1', here)).status).toBe(415);
});

test('ranges of a lesson’s media are forwarded unchanged, and none is cached', async () => {
  site.learning.seen.length = 0;
  site.learning.handler = (_request, response) => {
    response.writeHead(206, { 'content-range': 'bytes 0-1/9', 'cache-control': 'public, s-maxage=60', etag: '"a"' });
    response.end('ab');
  };
  const read = () => site.get('/api/learning/media/clip.mp4?signature=x', { range: 'bytes=0-1', 'if-range': '"a"' });
  const answer = await read();
  expect([answer.status, answer.headers['content-range'], answer.text]).toEqual([206, 'bytes 0-1/9', 'ab']);
  await read();
  expect(site.learning.seen.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
    ['bytes=0-1', '"a"'],
    ['bytes=0-1', '"a"'],
  ]);
});

test('what is compressed here keeps its tag, which comes back to the service as it was given', async () => {
  site.store.handler = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', etag: '"7"' });
    response.end(JSON.stringify({ text: 'x'.repeat(5000) }));
  };
  const tagged = async (headers: Record<string, string>) => {
    const answer = await site.get('/api/cart/1', headers);
    return [answer.headers['content-encoding'], answer.headers.etag];
  };
  expect(await tagged({})).toEqual([undefined, '"7"']);
  expect(await tagged({ 'accept-encoding': 'gzip' })).toEqual(['gzip', 'W/"7"']);
  await site.send('PATCH', '/api/cart/1', {}, { 'if-match': 'W/"7", "W/8", W/"9' });
  expect(site.store.seen.at(-1)?.headers['if-match']).toBe('"7", "W/8", W/"9');
  expect(await tagged({ 'if-none-match': 'W/"7"' })).toEqual([undefined, '"7"']);
  expect(site.store.seen.at(-1)?.headers['if-none-match']).toBe('"7"');
});
