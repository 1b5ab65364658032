import type { RemoteManifest } from '@arcada/contracts';
import { pageRead, TestSite } from './gateway.fixture.ts';
import { SmallRegistry } from './small-registry.fixture.ts';
import { gate, shared } from './upstream.fixture.ts';

let site: TestSite;
let registry: SmallRegistry;
const from = (address: string) => ({ 'x-forwarded-for': address });

async function start(env: Record<string, string> = {}, bounds = {}) {
  registry = await new SmallRegistry().start();
  site = await TestSite.start({ REGISTRY_URL: registry.url, TRUSTED_PROXIES: '127.0.0.1', ...env }, bounds);
  const page = { access: 'public', render: 'server', listed: true } as const;
  const routes: RemoteManifest['routes'] = [
    { ...page, path: '/products', query: ['q', 'page'] },
    { ...page, path: '/products/:id' },
    { ...page, path: '/products/new', query: ['sort'] },
    { ...page, path: '/orders', render: 'browser', query: ['order'] },
  ];
  registry.publish({ routes });
  await site.tell('composition', {}, 'registry');
  site.pages.handler = ({ url }, response) => {
    const headers = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' };
    response.writeHead(200, { ...headers, 'x-composition': site.gateway.parts.releases.id }).end(url);
  };
}
afterEach(async () => {
  await site.stop();
  await registry.kill();
});
const drawn = () => site.pages.seen.map(({ url }) => url);

test('a page is rendered by the parameters in its manifest, and cached once for all others', async () => {
  await start();
  const { status, text } = await site.get('/products?utm_source=letter&page=2&q=a%20b&page=9&x=1');
  expect([status, text]).toEqual([200, '/products?page=2&q=a+b']);
  expect((await site.get('/products?q=a+b&fbclid=7&page=2')).headers['x-cache']).toBe('hit');
  expect((await site.get('/Products/?page=2&q=a+b&y=2')).text).toBe('/Products/?page=2&q=a+b');
  for (const path of ['/?y=1', '/?y=2', '/?utm_campaign=x']) expect((await site.get(path)).text).toBe('/');
  expect((await site.get('/products/clock?page=2')).text).toBe('/products/clock');
  expect((await site.get('/products/new?sort=price&page=2')).text).toBe('/products/new?sort=price');
  expect((await site.get('/orders?order=7')).text).toBe('/orders');
  expect((await site.get('/no-such-page?x=1')).text).toBe('/no-such-page');
  expect((await site.get('/reset-password?token=t&x=1')).text).toBe('/reset-password?token=t');
  expect(drawn()).toHaveLength(8);
});

test('a language counts as one of the three, whatever is requested', async () => {
  await start();
  expect((await site.get('/?lang=pt-PT')).text).toBe('/?lang=pt-BR');
  expect((await site.get('/?lang=klingon')).text).toBe('/');
  expect((await site.get('/?lang=pt-BR')).headers['x-cache']).toBe('hit');
});

test('lists for machines have no parameters', async () => {
  await start();
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    await site.get(`${path}?x=1`);
    expect((await site.get(`${path}?x=2`)).headers['x-cache']).toBe('hit');
  }
  site.blog.handler = (_request, response) => void shared(response, {}, 'posts');
  await site.get('/feed.xml?x=1&lang=es');
  expect(site.blog.seen.at(-1)?.url).toBe('/feed.xml?lang=es');
});

test('1,500 queries of one client render few pages, and others are served meanwhile', async () => {
  await start();
  const flood = Promise.all(
    Array.from({ length: 1500 }, (_, number) => site.get(`/?y=${number}&q=${number}`, from('203.0.113.1'))),
  );
  expect((await site.get('/products', from('203.0.113.2'))).status).toBe(200);
  expect((await flood).every(({ status }) => status === 200)).toBe(true);
  expect(drawn().length).toBeLessThanOrEqual(2);
  const searches = Promise.all(
    Array.from({ length: 300 }, (_, number) => site.get(`/products?q=${number}`, from('203.0.113.1'))),
  );
  expect((await site.get('/products?q=other', from('203.0.113.2'))).status).toBe(200);
  const statuses = (await searches).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(39);
  // 40 at once and 5 a second: far from all, however slow this machine is.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
});

test('one address has four pages rendered at once; its others wait for their turn, those of other addresses do not', async () => {
  await start({}, { rendersWaiting: 3 });
  const answer = site.pages.handler;
  const { opened, open } = gate();
  site.pages.handler = async (request, response) => {
    if (request.url.startsWith('/products?')) await opened;
    return answer(request, response);
  };
  const asked = Array.from({ length: 10 }, (_, number) => site.get(`/products?q=${number}`, from('203.0.113.1')));
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(drawn()).toHaveLength(4);
  expect((await site.get('/products/clock', from('203.0.113.2'))).status).toBe(200);
  open();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
});

test('how much memory one address may fill is limited, but not what the page server reads', async () => {
  await start({ RATE_LIMIT_FACTOR: '0.1' });
  site.store.handler = (_request, response) => void shared(response, { items: [] });
  const flood = (headers: Record<string, string>) =>
    Promise.all(Array.from({ length: 300 }, (_, number) => site.get(`/api/products?x=${headers.n}${number}`, headers)));
  const statuses = (await flood({ ...from('203.0.113.1'), n: 'a' })).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  // Cached responses are available to everyone.
  expect((await site.get('/api/products?x=a0', from('203.0.113.1'))).status).toBe(200);
  const reads = await flood({ ...from('203.0.113.1'), ...pageRead(), n: 'b' });
  expect(reads.every(({ status }) => status === 200)).toBe(true);
});
