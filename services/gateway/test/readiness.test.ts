import type { SiteState } from '../src/health/site-readiness.ts';
import { TestSite } from './gateway.fixture.ts';
import { SmallRegistry } from './small-registry.fixture.ts';

let site: TestSite;
const registry = new SmallRegistry();
beforeAll(async () => {
  await registry.start();
  site = await TestSite.start({ REGISTRY_URL: registry.url });
});
afterAll(async () => {
  await site.stop();
  await registry.kill();
});

/** The result of `/readyz` once it is no longer the cached one. */
async function readiness(wanted: SiteState['status']) {
  for (;;) {
    const { status, json } = await site.get('/readyz');
    const state = json as unknown as SiteState;
    if (state.status === wanted) return { status, failing: state.parts.filter((part) => part.state !== 'ready') };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('a site whose parts all work is ready', async () => {
  expect(await readiness('ready')).toEqual({ status: 200, failing: [] });
});

test('an area that is down is named, and the site keeps working', async () => {
  await site.blog.kill();
  expect(await readiness('degraded')).toEqual({ status: 200, failing: [{ name: 'blog', state: 'away' }] });
  await site.blog.start();
  await readiness('ready');
});

test.each(['pages', 'identity', 'store'] as const)('without %s the site is not ready', async (name) => {
  await site[name].kill();
  const { status, failing } = await readiness('not ready');
  expect([status, failing]).toEqual([503, [{ name: name === 'pages' ? 'page-server' : name, state: 'away' }]]);
  await site[name].start();
  await readiness('ready');
});

test('a part that hangs counts as not ready, and the health of the gateway itself is unaffected', async () => {
  const { handler } = site.store;
  site.store.handler = () => undefined;
  expect(await readiness('not ready')).toEqual({ status: 503, failing: [{ name: 'store', state: 'silent' }] });
  expect((await site.get('/healthz')).status).toBe(200);
  site.store.handler = handler;
  await readiness('ready');
});

test('a part that reports that it cannot work is not ready', async () => {
  const { handler } = site.store;
  site.store.handler = (_request, response) => void response.writeHead(503).end();
  expect(await readiness('not ready')).toEqual({ status: 503, failing: [{ name: 'store', state: 'not ready' }] });
  site.store.handler = handler;
  await readiness('ready');
});

test('frequent checks do not cost the services more', async () => {
  const before = site.store.for('/readyz').length;
  await Promise.all(Array.from({ length: 50 }, () => site.get('/readyz')));
  expect(site.store.for('/readyz').length - before).toBeLessThan(10);
});

test('without a composition the site is not ready', async () => {
  const bare = await TestSite.start();
  const response = await bare.get('/readyz');
  expect([response.status, (response.json as unknown as SiteState).parts[0]]).toEqual([
    503,
    { name: 'composition', state: 'away' },
  ]);
  await bare.stop();
});
