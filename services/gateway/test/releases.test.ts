import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Composition, releasePath } from '@arcada/contracts';
import { TestSite } from './gateway.fixture.ts';
import { SmallRegistry, type Wish } from './small-registry.fixture.ts';

let site: TestSite;
let registry: SmallRegistry;
beforeEach(async () => {
  registry = await new SmallRegistry().start();
  site = await TestSite.start({ REGISTRY_URL: registry.url });
});
afterEach(async () => {
  await site.stop();
  await registry.kill();
});

/** Makes a version live, as the registry does when a team promotes it. */
async function publish(wish: Wish = {}) {
  const release = registry.publish(wish);
  await site.tell('composition', {}, 'registry');
  return release;
}
const composition = async (cookie = '') =>
  (await site.get('/registry.json', { cookie })).json as unknown as Composition;
const file = (version: string, name = 'web/small.33.js', remote = 'store') => `${releasePath(remote, version)}/${name}`;

test('what is published is served to visitors from memory', async () => {
  const { version, files } = await publish();
  const [remote] = (await composition()).remotes;
  expect(remote).toMatchObject({ domain: 'store', version, integrity: files['web/remoteEntry.11.js']?.integrity });
  const entry = await site.get(remote?.entry ?? '', { 'accept-encoding': 'br' });
  expect(entry).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-cache': 'hit',
    },
  });
  // Headers for documents are left out where no document can result.
  expect(entry.headers).not.toHaveProperty('content-security-policy');
  // It never changes, so no browser asks for it again by its tag; one that still has a tag gets a short response.
  const { text, headers } = await site.get(file(version));
  expect(headers).not.toHaveProperty('etag');
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  expect((await site.get(file(version), { 'if-none-match': tag })).status).toBe(304);
});

test('the list of what is live is revalidated each time, cheaply', async () => {
  await publish();
  const first = await site.get('/registry.json');
  expect(first.headers['cache-control']).toBe('no-cache');
  expect((await site.get('/registry.json', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
  await publish({ version: '2' });
  const second = await site.get('/registry.json', { 'if-none-match': first.headers.etag ?? '' });
  expect(second.status).toBe(200);
  expect((second.json as unknown as Composition).id).not.toBe((first.json as unknown as Composition).id);
});

test('a new version drops the pages rendered with the old one', async () => {
  await publish();
  site.pages.handler = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=300' }).end('x');
  await site.get('/');
  expect((await site.get('/')).headers['x-cache']).toBe('hit');
  await publish({ version: '2' });
  expect((await site.get('/')).headers['x-cache']).toBe('miss');
});

test('what is live stays live while the registry is down, also after a restart of the gateway', async () => {
  const { version } = await publish();
  await publish({ version: '2' });
  const before = await composition();
  await registry.kill();
  expect(await composition()).toEqual(before);
  for (const name of ['web/remoteEntry.11.js', 'web/page.22.css', 'web/small.33.js']) {
    expect((await site.get(file('2', name))).status).toBe(200);
    // Tabs that were opened before the new version.
    expect((await site.get(file(version, name))).status).toBe(200);
  }
  await site.gateway.close();
  await site.startGateway();
  expect(await composition()).toEqual(before);
  for (const name of ['web/remoteEntry.11.js', 'web/page.22.css', 'web/small.33.js']) {
    expect((await site.get(file('2', name), { 'accept-encoding': 'br' })).status).toBe(200);
  }
  // What is live is known, so the site works without the registry.
  expect(await (await fetch(`${site.gateway.internalUrl}/readyz`)).json()).toMatchObject({ status: 'degraded' });
  expect(await site.get('/api/admin/releases')).toMatchObject({ status: 503, json: { area: 'registry' } });
});

test.each([
  ['cut', '{"compositions": {"anon'],
  ['empty', ''],
])('a kept composition that is %s is only a copy: it is asked for and kept anew', async (_fault, text) => {
  await publish();
  const before = await composition();
  await site.gateway.close();
  const kept = path.join(site.dataDir, 'gateway', 'composition.json');
  await fs.writeFile(kept, text);
  await site.startGateway();
  expect(await composition()).toEqual(before);
  expect(JSON.parse(await fs.readFile(kept, 'utf8'))).toHaveProperty('compositions');
});

test('code for admins does not exist for everyone else', async () => {
  await publish();
  const routes = [{ path: '/admin', access: ['admin' as const], render: 'browser' as const, listed: false }];
  await publish({ remote: 'admin', version: '1', routes });
  const address = file('1', 'web/small.33.js', 'admin');
  const [admin, customer] = [site.signIn('admin'), site.signIn()];
  expect((await site.get(address)).status).toBe(404);
  expect((await site.get(address, { cookie: customer.cookie })).status).toBe(404);
  expect((await site.get(address, { cookie: admin.cookie })).status).toBe(200);
  // In memory now, and still not found.
  expect((await site.get(address)).status).toBe(404);
  const domains = async (cookie?: string) => (await composition(cookie)).remotes.map(({ domain }) => domain);
  expect(await domains()).toEqual(['store']);
  expect(await domains(customer.cookie)).toEqual(['store']);
  expect(await domains(admin.cookie)).toEqual(['store', 'admin']);
  await site.identity.kill();
  expect((await site.get(address, { cookie: site.signIn('admin').cookie })).status).toBe(404);
});

test('nothing else of a release is reachable', async () => {
  const { version } = await publish();
  for (const path of [
    file(version, 'node/remoteEntry.js'),
    file(version, 'release.json'),
    file(version, 'web/none.js'),
    file('0.0.0'),
    '/mfe/learning/1/web/x.js',
    '/mfe/store',
    '/mfe',
  ]) {
    expect((await site.get(path)).status).toBe(404);
  }
  expect((await site.send('POST', file(version), {})).status).toBe(405);
});

test('a release whose files do not match is not adopted; the previous one stays', async () => {
  const before = await publish();
  registry.publish({ version: '2', spoiled: 'web/page.22.css' });
  await site.tell('composition', {}, 'registry');
  expect((await composition()).remotes[0]?.version).toBe(before.version);
});

test('files of the shell are served while the page server is down', async () => {
  site.pages.handler = (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' })
      .end('a{}');
  expect((await site.get('/assets/a.css')).status).toBe(200);
  await site.pages.kill();
  expect(await site.get('/assets/a.css')).toMatchObject({ status: 200, text: 'a{}', headers: { 'x-cache': 'hit' } });
  expect(await site.get('/assets/b.css')).toMatchObject({ status: 503, json: { area: 'page-server' } });
});
