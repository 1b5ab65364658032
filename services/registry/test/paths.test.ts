import fs from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@arcada/contracts';
import type { TestService } from '@arcada/testing/service';
import { publishRelease } from '../../../tools/release/publish.ts';
import { startRegistry, tokens } from './registry.fixture.ts';
import { buildRelease } from './release-folder.fixture.ts';

let registry: TestService;
beforeAll(async () => {
  registry = await startRegistry();
});
afterAll(() => registry.stop());

const routesTo = (...paths: string[]): RemoteManifest['routes'] =>
  paths.map((to) => ({ path: to, access: 'public', render: 'server', listed: false }));
const token = { 'x-release-token': tokens.store };

test.each(['/auth', '/', '/courses', '/courses/:id', '/:page', '*', '/nowhere'])(
  'a release of the store that claims %s is not accepted',
  async (claimed) => {
    const path = claimed === '*' ? '/*' : claimed;
    const { release } = await buildRelease({ routes: routesTo('/products', path) });
    const response = await registry.anonymous.post('/api/admin/releases', { release }, token);
    expect(response).toMatchObject({
      status: 422,
      body: {
        code: 'registry.release.foreign-paths',
        message: expect.stringContaining('store 1.0.0-aaa'),
        errors: [{ path: 'manifest.routes.1.path', message: expect.stringContaining(path) }],
      },
    });
  },
);

test('a release published before the rule is not made live', async () => {
  const { folder, release } = await buildRelease({ version: 'old' });
  await publishRelease({ registryUrl: registry.url, token: tokens.store, folder });
  const kept = path.join(registry.dataDir, 'releases/store/old/release.json');
  const manifest = { ...release.manifest, routes: routesTo('/auth') };
  await fs.writeFile(kept, JSON.stringify({ ...release, manifest }));
  await registry.restart();
  const response = await registry.anonymous.post('/api/admin/releases/store/old/promote', {}, token);
  expect(response).toMatchObject({
    status: 409,
    body: { code: 'registry.release.foreign-paths', detail: '/auth belongs to the shell' },
  });
});

test('a manifest that claims another area is refused', async () => {
  const { release } = await buildRelease();
  const manifest = { ...release.manifest, domain: 'blog' };
  const response = await registry.anonymous.post('/api/admin/releases', { release: { ...release, manifest } }, token);
  expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'manifest.domain' }] } });
});
