import { contractNumber } from '@arcada/contracts';
import type { TestService } from '@arcada/testing/service';
import { listReleases } from '../../../tools/release/list.ts';
import { publishRelease } from '../../../tools/release/publish.ts';
import { RegistryClient } from '../../../tools/release/registry-client.ts';
import { type ReleaseOptions, release } from '../../../tools/release/release.ts';
import { rollback } from '../../../tools/release/rollback.ts';
import { startRegistry, tokens } from './registry.fixture.ts';
import { buildRelease, type Wish } from './release-folder.fixture.ts';
import { TestSite } from './test-site.fixture.ts';

const patience = { firstPause: 5, inAll: 2000, response: 10_000 };
let registry: TestService;
let site: TestSite;
beforeEach(async () => {
  registry = await startRegistry();
  site = await new TestSite(registry).start();
});
afterEach(async () => {
  site.stop();
  await registry.stop();
});

const target = () => ({ siteUrl: site.url, token: tokens.store, patience, waitMilliseconds: 500 });
async function ship(wish: Wish, more: Partial<ReleaseOptions> = {}) {
  const { folder } = await buildRelease(wish);
  return release({ ...target(), folder, ...more });
}
/** The page server's report when it loads a version. */
const report = (version: string, state: 'healthy' | 'failed' | 'browser-only', reason?: string) =>
  registry.from('page-server').put(`/internal/releases/store/${version}/health`, { state, reason });
async function live() {
  const [own] = await new RegistryClient(site.url, tokens.store).list();
  return own?.live;
}
/** Publishes without making live, and has the page server report on it. */
async function prepare(
  version: string,
  ...said: Parameters<typeof report> extends [string, ...infer Rest] ? Rest : never
) {
  const { folder } = await buildRelease({ version });
  await publishRelease({ registryUrl: registry.url, token: tokens.store, folder });
  await report(version, ...said);
}

test('a release is done once the page server reports it healthy and each page is served with it', async () => {
  await prepare('1', 'healthy');
  expect(await ship({ version: '1' })).toMatchObject({ remote: 'store', version: '1' });
  expect(await live()).toBe('1');
});

test('a release without a report of the page server is no success', async () => {
  await expect(ship({ version: '1' })).rejects.toThrow(/store 1 is live, but not well:\n- the page server has not/);
});

test('the page server’s finding is printed, with how to roll back', async () => {
  await prepare('1', 'healthy');
  await ship({ version: '1' });
  await prepare('2', 'failed', 'boom at import');
  await expect(ship({ version: '2' })).rejects.toThrow(
    /the page server can’t draw it: boom at import\nGo back to 1: npm run release -- rollback mfe-store/,
  );
  expect(await live()).toBe('2');
});

test('a failing page is named, and the release is rolled back if that was asked for', async () => {
  await prepare('1', 'healthy');
  await ship({ version: '1' });
  await prepare('2', 'healthy');
  site.broken.set('/products', 503);
  await expect(ship({ version: '2' }, { rollbackOnFailure: true })).rejects.toThrow(
    /- \/products responds with status 503\nRolled back: store 1 is live again/,
  );
  expect(await live()).toBe('1');
});

test('a version that only browsers can render is not healthy', async () => {
  await prepare('1', 'browser-only', 'three faults within a minute');
  await expect(ship({ version: '1' })).rejects.toThrow(/browsers draw it: three faults within a minute/);
});

test('a foreign contract or foreign addresses are found before anything is sent', async () => {
  await expect(ship({ version: '1', contract: 99 })).rejects.toThrow(
    `built for contract 99, the site speaks contract ${contractNumber}`,
  );
  const routes = [{ path: '/auth', access: 'public' as const, render: 'server' as const, listed: false }];
  await expect(ship({ version: '1', routes })).rejects.toThrow(/nothing was sent:\n- \/auth belongs to the shell/);
  const [own] = await new RegistryClient(site.url, tokens.store).list();
  expect(own?.releases).toEqual([]);
});

test('of two releases at once the second one gets a conflict', async () => {
  await prepare('1', 'healthy');
  await ship({ version: '1' });
  await prepare('2', 'healthy');
  await prepare('3', 'healthy');
  const results = await Promise.allSettled([ship({ version: '2' }), ship({ version: '3' })]);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(String(refused[0]?.reason)).toMatch(/store is now at [23]: somebody was faster|[23] was made live meanwhile/);
});

test('a registry restart meanwhile costs some seconds and nothing else', async () => {
  await prepare('1', 'healthy');
  site.away = 3;
  expect(await ship({ version: '1' })).toMatchObject({ version: '1' });
  expect(site.calls).toBeGreaterThan(4);
});

test('a registry that stays unreachable or hangs ends the command with its reason', async () => {
  site.away = Number.POSITIVE_INFINITY;
  await expect(ship({ version: '1' }, { patience: { ...patience, inAll: 60 } })).rejects.toThrow(/status 503/);
  site.away = 0;
  site.hangs = true;
  const short = { firstPause: 5, inAll: 100, response: 60 };
  await expect(ship({ version: '1' }, { patience: short })).rejects.toThrow(/does not respond/);
});

test('where nothing is live, only a named version can be made live', async () => {
  await prepare('1', 'healthy');
  await expect(rollback({ ...target(), remote: 'store' })).rejects.toThrow(/Nothing of store is live/);
  expect(await rollback({ ...target(), remote: 'store', to: '1' })).toEqual({ from: null, live: '1' });
});

test('rollback goes to the version before, or to a named one', async () => {
  for (const version of ['1', '2', '3']) {
    await prepare(version, 'healthy');
    await ship({ version });
  }
  expect(await rollback({ ...target(), remote: 'store' })).toEqual({ from: '3', live: '2' });
  expect(await rollback({ ...target(), remote: 'store', to: '3' })).toEqual({ from: '2', live: '3' });
  await expect(rollback({ ...target(), remote: 'store', to: '3' })).rejects.toThrow('store 3 is live already');
  await expect(rollback({ ...target(), remote: 'store', to: '9' })).rejects.toThrow(/store 9 is not published here/);
  const table = await listReleases([target()]);
  expect(table).toMatch(/store\s+3\s+live .*healthy/);
  expect(table).toMatch(/store\s+1\s+20/);
});
