import type { TestService } from '@arcada/testing/service';
import { publishRelease } from '../../../tools/release/publish.ts';
import { putInPlace } from '../../../tools/start/publish.ts';
import { startRegistry, tokens } from './registry.fixture.ts';
import { buildRelease } from './release-folder.fixture.ts';

let registry: TestService;
beforeEach(async () => {
  registry = await startRegistry();
});
afterEach(() => registry.stop());

const place = async (version: string, chosen: boolean) => {
  const { folder } = await buildRelease({ version });
  return putInPlace({ registryUrl: registry.url, token: tokens.store, folder, chosen });
};
const liveVersion = async () =>
  (await registry.anonymous.get<{ remotes: { version: string }[] }>('/registry.json')).body.remotes[0]?.version;

test('a change that is undone is undone on the site', async () => {
  await place('1.0.0-aaa', true);
  await place('1.0.0-bbb', true);
  expect(await liveVersion()).toBe('1.0.0-bbb');
  expect(await place('1.0.0-aaa', true)).toBe('store 1.0.0-aaa is live (0 files published)');
  expect(await liveVersion()).toBe('1.0.0-aaa');
});

test('what a release or rollback made live stays live after a restart', async () => {
  await place('1.0.0-bbb', false);
  const { folder } = await buildRelease({ version: '1.0.0-aaa' });
  await publishRelease({ registryUrl: registry.url, token: tokens.store, folder, promote: true });
  expect(await place('1.0.0-bbb', false)).toBeUndefined();
  expect(await liveVersion()).toBe('1.0.0-aaa');
});
