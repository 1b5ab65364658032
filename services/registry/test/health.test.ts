import { buildUser, type TestService } from '@arcada/testing/service';
import { publishRelease } from '../../../tools/release/publish.ts';
import { startRegistry, tokens } from './registry.fixture.ts';
import { buildRelease } from './release-folder.fixture.ts';

let registry: TestService;
beforeAll(async () => {
  registry = await startRegistry();
  const { folder } = await buildRelease({ version: '1' });
  await publishRelease({ registryUrl: registry.url, token: tokens.store, folder });
});
afterAll(() => registry.stop());

const address = '/internal/releases/store/1/health';
const healthListed = async () => {
  const token = { 'x-release-token': tokens.store };
  type Listed = { releases: { version: string; health: object | null }[] };
  const { body } = await registry.anonymous.get<Listed[]>('/api/admin/releases', token);
  return body[0]?.releases[0]?.health;
};

test('a version has no health until the page server reports, then the last report, also after a restart', async () => {
  expect(await healthListed()).toBeNull();
  const pageServer = registry.from('page-server');
  expect((await pageServer.put(address, { state: 'healthy' })).status).toBe(204);
  expect(await healthListed()).toEqual({ state: 'healthy', at: expect.any(String) });
  const failed = { state: 'browser-only', reason: 'boom at import' };
  expect((await pageServer.put(address, failed)).status).toBe(204);
  await registry.restart();
  expect(await healthListed()).toEqual({ ...failed, at: expect.any(String) });
});

test('only the page server reports', async () => {
  const admin = registry.as(buildUser({ role: 'admin' }));
  for (const caller of [registry.anonymous, admin, registry.from('gateway'), registry.from('store')]) {
    expect((await caller.put(address, { state: 'healthy' })).status).toBe(403);
  }
});

test('a report of an unknown version or of another shape is refused', async () => {
  const pageServer = registry.from('page-server');
  const unknown = await pageServer.put('/internal/releases/store/2/health', { state: 'healthy' });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'registry.release.unknown' } });
  for (const body of [{ state: 'fine' }, {}, { state: 'failed', reason: 'x'.repeat(501) }]) {
    expect((await pageServer.put(address, body)).status).toBe(400);
  }
});
