import { TestSite } from './gateway.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start();
});
afterAll(() => site.stop());
beforeEach(() => {
  for (const upstream of [site.identity, site.store, site.pages]) upstream.seen.length = 0;
});

const status = (answer: string) => Number(answer.split(' ')[1]);
const untouched = () => expect([...site.store.seen, ...site.pages.seen, ...site.identity.seen]).toEqual([]);
const last = 'Host: shop.test\r\nConnection: close\r\n';

describe('ambiguous requests are refused and reach no service', () => {
  test.each([
    ['two Host headers', `GET / HTTP/1.1\r\nHost: other.test\r\n${last}\r\n`],
    ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'both lengths',
      `POST /api/cart HTTP/1.1\r\n${last}Content-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/user HTTP/1.1\r\n${last}\r\n`,
    ],
    [
      'two Content-Length headers',
      `POST /api/cart HTTP/1.1\r\n${last}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
    ],
    ['a strange Transfer-Encoding', `POST /api/cart HTTP/1.1\r\n${last}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    [
      'a chunk size with a sign',
      `POST /api/cart HTTP/1.1\r\n${last}Origin: http://shop.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n+2\r\n{}\r\n0\r\n\r\n`,
    ],
    ['a bare line feed in the headers', `GET / HTTP/1.1\nHost: shop.test\nX: a\n\n`],
    ['a space before the colon', `GET / HTTP/1.1\r\n${last}X-A : 1\r\n\r\n`],
    ['a folded header', `GET / HTTP/1.1\r\n${last}X-A: 1\r\n b\r\n\r\n`],
    ['absolute form', `GET http://other.test/ HTTP/1.1\r\n${last}\r\n`],
    ['a second slash at the start', `GET //other.test/ HTTP/1.1\r\n${last}\r\n`],
    ['a dot segment', `GET /assets/../internal/x HTTP/1.1\r\n${last}\r\n`],
    ['an encoded dot segment', `GET /assets/%2e%2E/internal/x HTTP/1.1\r\n${last}\r\n`],
    ['an encoded slash', `GET /api/products%2f..%2finternal HTTP/1.1\r\n${last}\r\n`],
    ['a doubly encoded slash', `GET /api/products%252f..%252finternal HTTP/1.1\r\n${last}\r\n`],
    ['an encoded backslash', `GET /api/products%5Cx HTTP/1.1\r\n${last}\r\n`],
    ['a backslash', `GET /api/products\\x HTTP/1.1\r\n${last}\r\n`],
    ['an encoded NUL', `GET /api/products/a%00b HTTP/1.1\r\n${last}\r\n`],
    ['escapes that are no text', `GET /api/products/%ff HTTP/1.1\r\n${last}\r\n`],
    ['half a letter', `GET /blog/%e0%80 HTTP/1.1\r\n${last}\r\n`],
    ['a broken percent sign', `GET /api/products/%zz HTTP/1.1\r\n${last}\r\n`],
    ['a fragment', `GET /api/products#x HTTP/1.1\r\n${last}\r\n`],
    ['a WebSocket', `GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`],
  ])('%s', async (_name, text) => {
    expect(status(await site.raw(text))).toBe(400);
    untouched();
  });

  test.each([
    ['TRACE', `TRACE / HTTP/1.1\r\n${last}\r\n`],
    ['CONNECT', `CONNECT shop.test:443 HTTP/1.1\r\n${last}\r\n`],
    ['OPTIONS', `OPTIONS /api/cart HTTP/1.1\r\n${last}\r\n`],
  ])('the method %s', async (_name, text) => {
    expect(status(await site.raw(text))).toBe(405);
    untouched();
  });

  test('headers and addresses that are too long', async () => {
    expect(status(await site.raw(`GET / HTTP/1.1\r\n${last}X-A: ${'a'.repeat(20_000)}\r\n\r\n`))).toBe(431);
    expect(status(await site.raw(`GET /${'a'.repeat(5000)} HTTP/1.1\r\n${last}\r\n`))).toBe(414);
    untouched();
  });
});

test('what hides behind a body is not read as a request', async () => {
  const body = `GET /api/user HTTP/1.1\r\nHost: shop.test\r\n\r\n`;
  const response = await site.raw(
    `POST /api/cart HTTP/1.1\r\n${last}Origin: http://shop.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(status(response)).toBe(200);
  expect(site.store.seen.map(({ url }) => url)).toEqual(['/api/cart']);
  expect(site.identity.seen).toEqual([]);
});

test.each(['/healthz', '/readyz', '/dev/mail'])('%s can only be read', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect([method, await site.send(method, path)]).toMatchObject([
      method,
      { status: 405, headers: { allow: 'GET, HEAD' } },
    ]);
});

test('a refusal is a problem with an id, and all responses carry the security headers', async () => {
  const refused = await site.get('/api/%5c');
  expect(refused.headers['content-type']).toBe('application/problem+json');
  expect(refused.json).toMatchObject({ code: 'gateway.ambiguous-address', requestId: refused.headers['x-request-id'] });
  for (const answer of [
    refused,
    await site.get('/healthz'),
    await site.get('/api/cart/1'),
    await site.get('/dev/mail'),
  ]) {
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  }
});

test('a person who has opened a refused address gets a page in their language, not a problem for programs', async () => {
  const opened = (line: string, more = '') =>
    site.raw(`${line} HTTP/1.1\r\n${last}Sec-Fetch-Dest: document\r\nAccept-Language: es\r\n${more}\r\n`);
  for (const path of ['/%E0%A4%A', '/a//../b'])
    expect([path, await opened(`GET ${path}`)]).toEqual([
      path,
      expect.stringContaining('No se puede leer esta direcci'),
    ]);
  const broken = await opened('GET /search?q=%E0%A4%A');
  expect(status(broken)).toBe(400);
  expect(broken).toContain('content-type: text/html; charset=utf-8');
  expect(broken).toContain('<html lang="es">');
  expect(broken).toContain('<a href="/" ');
  // What is wrong is the heading; what can be done, a text of its own.
  expect(broken).toMatch(/<h1 [^>]*>No se puede leer esta [^<.]*<\/h1>\n<p>Compru[^<]*p[^<]*gina de inicio\.<\/p>/);
  const sent = await opened('POST /auth', 'Origin: http://shop.test\r\nContent-Length: 0\r\n');
  expect(status(sent)).toBe(405);
  expect(sent).toContain('JavaScript');
  untouched();
});

test('a person who has opened what a service refuses gets a page, or is led to where they sign in for it', async () => {
  const problem = { code: 'store.order.missing', status: 404, message: 'There is no <order> like this.' };
  const refuse = (status: number, body: object) => {
    site.store.handler = (_request, response) =>
      void response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
  };
  const opened = { 'sec-fetch-dest': 'document' };
  refuse(404, problem);
  const page = await site.get('/api/orders/1', opened);
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.text).toContain('>There is no &lt;order&gt; like this</h1>');
  expect((await site.get('/api/orders/1')).json).toEqual(problem);
  // As a browser that marks nothing asks for a page; a script in one says that it is none.
  const accept = 'text/html,application/xhtml+xml';
  expect((await site.get('/%E0%A4%A', { accept })).headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await site.get('/api/orders/1', { accept, 'sec-fetch-dest': 'empty' })).json).toEqual(problem);
  const signedOut = { ...problem, status: 401, signInAt: '/order-history?order=1' };
  refuse(401, signedOut);
  const led = await site.get('/api/orders/1/downloads/guard', opened);
  expect([led.status, led.headers.location]).toEqual([303, '/order-history?order=1']);
  expect((await site.get('/api/orders/1/downloads/guard')).status).toBe(401);
  refuse(401, { ...signedOut, signInAt: 'https://evil.test' });
  expect((await site.get('/api/orders/1/downloads/guard', opened)).status).toBe(401);
  site.store.handler = (_request, response) => void response.end('{}');
  site.store.seen.length = 0;
});

test.each(['/internal/sessions/resolve', '/internal', '/metrics', '/api/unknown', '/api', '/api/users'])(
  '%s is nowhere from outside',
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
    expect((await site.send('POST', path, {})).status).toBe(404);
    untouched();
  },
);

test('pages can only be read', async () => {
  const response = await site.send('POST', '/products', {});
  expect(response).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  untouched();
});
