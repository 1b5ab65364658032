import fs from 'node:fs/promises';
import path from 'node:path';
import type { TestService } from '@arcada/testing/service';
import { publishRelease } from '../../../tools/release/publish.ts';
import { LivePointer } from '../src/live/live-pointer.ts';
import { startRegistry, tokens } from './registry.fixture.ts';
import { buildRelease } from './release-folder.fixture.ts';

let registry: TestService;
beforeEach(async () => {
  registry = await startRegistry();
  for (const version of ['1', '2']) {
    const { folder } = await buildRelease({ version });
    await publishRelease({ registryUrl: registry.url, token: tokens.store, folder, promote: true });
  }
});
afterEach(() => registry.stop());

const token = { 'x-release-token': tokens.store };
const inReleases = (...parts: string[]) => path.join(registry.dataDir, 'releases', ...parts);
const readiness = async () => (await fetch(`${registry.url}/readyz`)).status;
interface Listed {
  live: string | null;
  releases: { version: string }[];
}
async function listed() {
  const { status, body } = await registry.anonymous.get<Listed[]>('/api/admin/releases', token);
  return { status, live: body[0]?.live, versions: body[0]?.releases?.map(({ version }) => version).sort(), body };
}

describe('an unreadable pointer', () => {
  beforeEach(async () => {
    await fs.writeFile(inReleases('live.json'), '{"remotes":{"store":{"vers');
    await registry.restart();
  });

  test('makes the registry not ready and names the file and the remedy', async () => {
    expect(await readiness()).toBe(503);
    expect(await listed()).toMatchObject({ status: 503, body: { code: 'registry.live.unreadable' } });
    await expect(registry.get(LivePointer).read()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/releases\/live\.json is unreadable.*live\.previous\.json.*remove it/s) },
    });
    // Nothing is promoted over a state that can still be repaired.
    expect((await registry.anonymous.post('/api/admin/releases/store/1/promote', {}, token)).status).toBe(503);
    expect(await fs.readFile(inReleases('live.json'), 'utf8')).toBe('{"remotes":{"store":{"vers');
  });

  test('is repaired by the kept state before the last change, without a restart', async () => {
    await fs.copyFile(inReleases('live.previous.json'), inReleases('live.json'));
    expect(await listed()).toMatchObject({ status: 200, live: '1', versions: ['1', '2'] });
    expect(await readiness()).toBe(200);
  });

  test('is repaired by its removal: every release can still be promoted', async () => {
    await fs.rm(inReleases('live.json'));
    expect(await listed()).toMatchObject({ status: 200, live: null, versions: ['1', '2'] });
    expect((await registry.anonymous.post('/api/admin/releases/store/2/promote', {}, token)).status).toBe(200);
    expect((await listed()).live).toBe('2');
    expect(await readiness()).toBe(200);
  });
});

test.each(['missing', 'cut short'])('a live release that is %s is reported, and can be rolled back', async (how) => {
  const file = inReleases('store/2/release.json');
  if (how === 'missing') await fs.rm(inReleases('store/2'), { recursive: true });
  else await fs.truncate(file, 20);
  await registry.restart();
  expect(await readiness()).toBe(503);
  expect(await registry.anonymous.get('/registry.json')).toMatchObject({
    status: 503,
    body: { code: 'registry.release.damaged' },
  });
  expect(await listed()).toMatchObject({ status: 200, live: '2', versions: ['1'] });
  expect((await registry.anonymous.post('/api/admin/releases/store/2/rollback', undefined, token)).status).toBe(200);
  expect(await readiness()).toBe(200);
  expect((await registry.anonymous.get('/registry.json')).status).toBe(200);
});
