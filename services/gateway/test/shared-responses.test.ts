import zlib from 'node:zlib';
import { pageRead, TestSite } from './gateway.fixture.ts';
import { gate, shared } from './upstream.fixture.ts';

let site: TestSite;
beforeEach(async () => {
  site = await TestSite.start({ STALE_SECONDS: '60' });
});
afterEach(() => site.stop());

const path = '/api/products';
/** Long enough to be compressed. */
const list = (name: string) => ({ items: Array.from({ length: 300 }, (_, index) => `${name} ${index}`) });
const names = (text: string) => (JSON.parse(text) as { items: string[] }).items[0];

test('the second request is served from memory, whoever sends it', async () => {
  site.store.handler = (_request, response) => void shared(response, list('a'));
  expect((await site.get(path)).headers['x-cache']).toBe('miss');
  const again = await site.get(path);
  expect(again.headers).toMatchObject({ 'x-cache': 'hit', 'cache-control': 'no-cache' });
  expect(again.headers).not.toHaveProperty('surrogate-key');
  const { cookie } = site.signIn();
  expect((await site.get(path, { cookie })).text).toBe(again.text);
  expect(site.store.seen).toHaveLength(1);
  expect(site.identity.seen).toHaveLength(0);
});

test('the caller that renders pages from responses gets their tags', async () => {
  site.store.handler = (_request, response) => void shared(response, list('a'), 'products product:a');
  for (const state of ['miss', 'hit']) {
    const response = await site.get(path, pageRead());
    expect(response.headers).toMatchObject({ 'x-cache': state, 'surrogate-key': 'products product:a' });
  }
});

test('it also gets those of what did not exist a moment ago', async () => {
  const asked = pageRead();
  site.store.handler = (_request, response) => void response.writeHead(404).end('{}');
  expect((await site.get(path, asked)).status).toBe(404);
  site.store.handler = (_request, response) => void shared(response, list('a'), 'products product:a');
  const answer = await site.get(path, asked);
  expect(answer.headers).toMatchObject({ 'x-cache': 'pass', 'surrogate-key': 'products product:a' });
  expect((await site.get(path)).headers).not.toHaveProperty('surrogate-key');
});

test('the order of the query does not matter, its content does', async () => {
  site.store.handler = (request, response) => void shared(response, list(request.url));
  await site.get(`${path}?page=2&type=script`);
  expect((await site.get(`${path}?type=script&page=2`)).headers['x-cache']).toBe('hit');
  expect((await site.get(`${path}?type=script&page=3`)).headers['x-cache']).toBe('miss');
});

test('each language has its own response', async () => {
  site.store.handler = (request, response) => void shared(response, list(request.headers['accept-language'] ?? ''));
  const asked = [
    [{ 'accept-language': 'pt-PT,pt;q=0.9' }, 'pt-BR 0'],
    [{ cookie: 'i18nextLng=es', 'accept-language': 'pt' }, 'es 0'],
    [{}, 'en 0'],
  ] as const;
  for (const [headers, expected] of [...asked, ...asked]) {
    expect(names((await site.get(path, headers as Record<string, string>)).text)).toBe(expected);
  }
  expect(names((await site.get(`${path}?lang=es`)).text)).toBe('es 0');
  expect(site.store.seen).toHaveLength(4);
});

test('an entity tag names each form, and an unchanged response is not sent again', async () => {
  site.store.handler = (_request, response) => void shared(response, list('a'));
  const plain = await site.get(path);
  const brotli = await site.get(path, { 'accept-encoding': 'gzip, br' });
  const gzip = await site.get(path, { 'accept-encoding': 'gzip, br;q=0' });
  expect(zlib.brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
  expect(zlib.gunzipSync(gzip.bytes).toString()).toBe(plain.text);
  const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag as string);
  expect(new Set(tags).size).toBe(3);
  const unchanged = await site.get(path, { 'if-none-match': tags[0] as string });
  expect(unchanged).toMatchObject({ status: 304, text: '', headers: { etag: tags[0], 'x-cache': 'hit' } });
  expect((await site.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await site.get(path, { 'if-none-match': tags[0] as string, 'accept-encoding': 'br' })).status).toBe(200);
});

test('many simultaneous requests cost one', async () => {
  const { opened, open } = gate();
  site.store.handler = async (_request, response) => {
    await opened;
    shared(response, list('a'));
  };
  const asking = Array.from({ length: 40 }, () => site.get(path));
  while (site.gateway.parts.traffic.inFlight < 40) await new Promise(setImmediate);
  open();
  const responses = await Promise.all(asking);
  expect(responses.every(({ text }) => names(text) === 'a 0')).toBe(true);
  expect(site.store.seen).toHaveLength(1);
});

test('a purge removes what carries the tag and nothing else', async () => {
  site.store.handler = (request, response) =>
    void shared(response, list(request.url), request.url === path ? 'products' : 'product:b');
  for (const to of [path, `${path}/b`]) await site.get(to);
  expect((await site.tell('purge', { tags: ['products'] })).json).toEqual({ purged: 1 });
  expect((await site.get(path)).headers['x-cache']).toBe('miss');
  expect((await site.get(`${path}/b`)).headers['x-cache']).toBe('hit');
});

test('a purge during a fetch keeps the old response out', async () => {
  const { opened, open } = gate();
  let price = 'old';
  site.store.handler = async (_request, response) => {
    const read = price;
    if (read === 'old') await opened;
    shared(response, list(read));
  };
  const early = site.get(path);
  while (site.store.seen.length < 1) await new Promise(setImmediate);
  price = 'new';
  await site.tell('purge', { tags: ['products'] });
  // A request after the purge doesn't wait for the old response.
  expect(names((await site.get(path)).text)).toBe('new 0');
  open();
  expect(names((await early).text)).toBe('old 0');
  const after = await site.get(path);
  expect(names(after.text)).toBe('new 0');
  expect(after.headers['x-cache']).toBe('hit');
});

test('a purge is accepted from internal callers only', async () => {
  const { internalUrl } = site.gateway;
  const response = await fetch(`${internalUrl}/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"tags":["products"]}',
  });
  expect(response.status).toBe(401);
  expect((await site.tell('purge', { tags: [] })).status).toBe(400);
});

describe('when the service is down', () => {
  test('a stale response is sent, marked as such; a new one replaces it', async () => {
    site.store.handler = (_request, response) => void shared(response, list('old'), 'products', 1);
    await site.get(path);
    await site.store.kill();
    for (const answer of site.gateway.parts.cache.values()) answer.freshUntil = 0;
    const stale = await site.get(path);
    expect(stale).toMatchObject({ status: 200, headers: { 'x-cache': 'stale' } });
    site.store.handler = (_request, response) => void shared(response, list('new'));
    await site.store.start();
    for (const answer of site.gateway.parts.cache.values()) answer.freshUntil = 0;
    expect(names((await site.get(path)).text)).toBe('new 0');
  });

  test('a response with status 500 does not replace a good one', async () => {
    site.store.handler = (_request, response) => void shared(response, list('good'));
    await site.get(path);
    for (const answer of site.gateway.parts.cache.values()) answer.freshUntil = 0;
    site.store.handler = (_request, response) => void response.writeHead(500).end();
    expect(names((await site.get(path)).text)).toBe('good 0');
  });

  test('without a stale response everyone waiting is told which area fails', async () => {
    await site.store.kill();
    const response = await site.get(path);
    expect(response).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2', 'content-type': 'application/problem+json' },
      json: { code: 'gateway.upstream-unavailable', area: 'store' },
    });
  });

  test('a purged response is never sent as a stale one', async () => {
    site.store.handler = (_request, response) => void shared(response, list('a'));
    await site.get(path);
    await site.tell('purge', { tags: ['products'] });
    await site.store.kill();
    expect((await site.get(path)).status).toBe(503);
  });
});

describe('what is not shareable', () => {
  test.each([
    ['unmarked', {}],
    ['private', { 'cache-control': 'private, s-maxage=60' }],
    ['no-store', { 'cache-control': 'public, s-maxage=60, no-store' }],
    ['with a cookie', { 'cache-control': 'public, s-maxage=60', 'set-cookie': 'a=1' }],
  ])('an answer that is %s goes to who asked, in his own name', async (_name, headers) => {
    site.store.handler = (request, response) => {
      const claims = request.headers.authorization?.split('.')[1] ?? '';
      const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: string };
      response.writeHead(200, headers).end(sub ?? 'nobody');
    };
    const [ana, rui] = [site.signIn(), site.signIn()];
    const both = () => Promise.all([site.get(path, { cookie: ana.cookie }), site.get(path, { cookie: rui.cookie })]);
    for (const [first, second] of [await both(), await both()]) {
      expect(first.text).toBe(ana.userId);
      expect(second.text).toBe(rui.userId);
      expect(first.headers['cache-control']).toBe('no-store');
    }
    expect((await site.get(path)).text).toBe('nobody');
  });

  test('a response to a personal address, even when it is marked', async () => {
    site.store.handler = (_request, response) => void shared(response, { secret: 1 });
    for (const to of ['/api/cart/1', '/api/orders', '/api/licences']) {
      await site.get(to);
      await site.get(to);
      expect(site.store.for(to)).toHaveLength(2);
    }
  });
});

describe('pages', () => {
  const page = (text: string, headers: Record<string, string> = {}) => ({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=300, must-revalidate',
      'content-security-policy': "default-src 'self'; style-src 'self' 'sha256-x'",
      'surrogate-key': 'composition product:a',
      ...headers,
    },
    text,
  });

  test('are cached by path and language, with their own policy', async () => {
    site.pages.handler = (request, response) => {
      const { status, headers, text } = page(`${request.url} ${request.headers['accept-language']}`);
      response.writeHead(status, headers).end(text);
    };
    const first = await site.get('/products/a', { 'accept-language': 'es' });
    expect(first.headers).toMatchObject({
      'content-security-policy': "default-src 'self'; style-src 'self' 'sha256-x'",
      'cache-control': 'no-cache',
      vary: expect.stringContaining('accept-language'),
      'x-content-type-options': 'nosniff',
    });
    expect(first.text).toBe('/products/a es');
    expect((await site.get('/products/a', { 'accept-language': 'es-AR' })).headers['x-cache']).toBe('hit');
    expect((await site.get('/products/a', { cookie: site.signIn().cookie })).text).toBe('/products/a en');
    expect(site.pages.seen.every(({ headers }) => !headers.cookie && !headers.authorization)).toBe(true);
    await site.tell('purge', { tags: ['product:a'] });
    expect((await site.get('/products/a')).headers['x-cache']).toBe('miss');
  });

  test('rendered with another composition are sent but not cached', async () => {
    site.pages.handler = (_request, response) => {
      const { status, headers, text } = page('x', { 'x-composition': 'earlier' });
      response.writeHead(status, headers).end(text);
    };
    await site.get('/');
    const again = await site.get('/');
    expect(again).toMatchObject({ status: 200, headers: { 'x-cache': 'miss' } });
    expect(again.headers).not.toHaveProperty('x-composition');
  });

  test('that may not be cached are rendered for each', async () => {
    site.pages.handler = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end('x');
    for (let time = 0; time < 2; time += 1) {
      expect((await site.get('/')).headers['cache-control']).toBe('no-store');
    }
    expect(site.pages.seen).toHaveLength(2);
  });

  test('that cannot be rendered say so in words, unless a stale one exists', async () => {
    site.pages.handler = (_request, response) => {
      const { status, headers, text } = page('kept');
      response.writeHead(status, headers).end(text);
    };
    await site.get('/kept');
    await site.pages.kill();
    for (const answer of site.gateway.parts.cache.values()) answer.freshUntil = 0;
    expect(await site.get('/kept')).toMatchObject({ status: 200, text: 'kept', headers: { 'x-cache': 'stale' } });
    const lost = await site.get('/other');
    expect(lost).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(lost.text).toContain('Esta página está fora do ar');
  });

  test('rendered around a failing part reach the visitor, are not cached, and give way to a complete one', async () => {
    const drawn = (status: number, text: string) => {
      site.pages.handler = (_request, response) => {
        const { headers } = page(text);
        const cache = status === 200 ? {} : { 'cache-control': 'no-store' };
        response.writeHead(status, { ...headers, ...cache }).end(text);
      };
    };
    drawn(503, 'frame and a word about it');
    const asked = site.pages.seen.length;
    for (let time = 0; time < 2; time += 1) {
      expect(await site.get('/kept')).toMatchObject({ status: 503, text: 'frame and a word about it' });
    }
    expect(site.pages.seen).toHaveLength(asked + 2);
    drawn(200, 'whole');
    await site.get('/kept');
    for (const answer of site.gateway.parts.cache.values()) answer.freshUntil = 0;
    drawn(503, 'frame and a word about it');
    expect(await site.get('/kept')).toMatchObject({ status: 200, text: 'whole', headers: { 'x-cache': 'stale' } });
  });

  test('missing pages are cached as missing', async () => {
    site.pages.handler = (_request, response) => {
      const { headers, text } = page('none');
      response.writeHead(404, headers).end(text);
    };
    await site.get('/nothing');
    expect(await site.get('/nothing')).toMatchObject({ status: 404, headers: { 'x-cache': 'hit' } });
  });
});

test('memory is bounded: the least recently used responses are dropped first', async () => {
  await site.gateway.close();
  const small = await TestSite.start({ CACHE_MEGABYTES: '1' });
  small.store.handler = (_request, response) => void shared(response, { text: 'x'.repeat(200_000) });
  for (let page = 1; page <= 8; page += 1) await small.get(`${path}?page=${page}`);
  expect((await small.get(`${path}?page=8`)).headers['x-cache']).toBe('hit');
  expect((await small.get(`${path}?page=1`)).headers['x-cache']).toBe('miss');
  expect(small.gateway.parts.cache.size.bytes).toBeLessThanOrEqual(1024 * 1024);
  await small.stop();
});

test('HEAD gets the response to GET, without the body', async () => {
  site.store.handler = (_request, response) => void shared(response, list('a'));
  const { length } = (await site.get(path)).text;
  const answer = await site.send('HEAD', path);
  expect(answer).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-length': String(length), 'x-cache': 'hit' },
  });
});
