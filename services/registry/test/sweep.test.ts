import fs from 'node:fs/promises';
import path from 'node:path';
import type { TestService } from '@arcada/testing/service';
import { publishRelease } from '../../../tools/release/publish.ts';
import { ReleaseSweep } from '../src/publishing/release-sweep.ts';
import { startRegistry, tokens } from './registry.fixture.ts';
import { buildRelease } from './release-folder.fixture.ts';

const day = 86_400_000;
const token = { 'x-release-token': tokens.store };
let registry: TestService;
beforeEach(async () => {
  registry = await startRegistry();
});
afterEach(() => registry.stop());

const inReleases = (...parts: string[]) => path.join(registry.dataDir, 'releases', ...parts);
const exists = (...parts: string[]) =>
  fs.access(inReleases(...parts)).then(
    () => true,
    () => false,
  );
const sweepIn = (milliseconds: number) => registry.get(ReleaseSweep).run(Date.now() + milliseconds);

test('an upload that was begun is removed after a day without a file, and not before', async () => {
  const { release } = await buildRelease({ version: '1' });
  await registry.anonymous.post('/api/admin/releases', { release }, token);
  await sweepIn(day - 60_000);
  expect(await exists('.uploads/store/1')).toBe(true);
  await sweepIn(day + 60_000);
  expect(await exists('.uploads/store/1')).toBe(false);
});

test('what a crash left half written is removed after the next start, what arrived is kept', async () => {
  const { release } = await buildRelease({ version: '1' });
  await registry.anonymous.post('/api/admin/releases', { release }, token);
  const kinds = ['.uploads/store/1/.part/half', 'live.json.0a.new', '.trash/x'];
  await fs.mkdir(inReleases('.trash'));
  for (const file of kinds) {
    await fs.writeFile(inReleases(file), 'x');
    await fs.utimes(inReleases(file), new Date(), new Date(Date.now() - 120_000));
  }
  const running = '.uploads/store/1/.part/running';
  await fs.writeFile(inReleases(running), 'x');
  await registry.restart();
  await registry.get(ReleaseSweep).run();
  for (const file of kinds) expect([file, await exists(file)]).toEqual([file, false]);
  expect(await exists(running)).toBe(true);
  expect(await exists('.uploads/store/1/release.json')).toBe(true);
});

test('versions that were not live for 30 days are removed, except the last five and what is live', async () => {
  const versions = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  for (const version of versions) {
    const { folder } = await buildRelease({ version });
    await publishRelease({ registryUrl: registry.url, token: tokens.store, folder, promote: version !== '8' });
  }
  // The version that has been live longest is kept.
  await registry.anonymous.post('/api/admin/releases/store/1/promote', {}, token);
  await registry.from('page-server').put('/internal/releases/store/2/health', { state: 'healthy' });
  const left = async () => (await fs.readdir(inReleases('store'))).sort();
  await sweepIn(29 * day);
  expect(await left()).toEqual(versions);
  await sweepIn(31 * day);
  expect(await left()).toEqual(['1', '5', '6', '7', '8', '9']);
  expect(await exists('.health/store/2.json')).toBe(false);
  expect((await registry.anonymous.get('/mfe/store/2/web/small.33.js')).status).toBe(404);
  expect((await registry.anonymous.get('/mfe/store/7/web/small.33.js')).status).toBe(200);
  // Back over the gap.
  await registry.restart();
  const back = async (from: string) =>
    (await registry.anonymous.post(`/api/admin/releases/store/${from}/rollback`, undefined, token)).body;
  expect(await back('1')).toMatchObject({ live: '9' });
  expect(await back('9')).toMatchObject({ live: '7' });
  expect((await registry.anonymous.get('/registry.json')).status).toBe(200);
});

test('a release that would fill the disk is refused with 507 and leaves nothing', async () => {
  await registry.stop();
  registry = await startRegistry({ RELEASES_RESERVE_BYTES: String(Number.MAX_SAFE_INTEGER) });
  const { release } = await buildRelease({ version: '1' });
  const response = await registry.anonymous.post('/api/admin/releases', { release }, token);
  expect(response).toMatchObject({ status: 507, body: { code: 'server.storage-full' } });
  expect(await exists('.uploads/store/1')).toBe(false);
});

test('what teams do is counted, and live versions are labelled', async () => {
  const { folder } = await buildRelease({ version: '1' });
  await publishRelease({ registryUrl: registry.url, token: tokens.store, folder, promote: true });
  await registry.anonymous.post('/api/admin/releases/store/7/promote', {}, token);
  const text = await (await fetch(`${registry.url}/metrics`)).text();
  expect(text).toContain('registry_published_total{remote="store"} 1');
  expect(text).toContain('registry_switched_total{kind="promote",remote="store"} 1');
  expect(text).toContain('registry_refused_total{code="registry.release.unknown"} 1');
  expect(text).toContain('registry_live_release{remote="store",version="1"} 1');
});
