import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publishRelease } from '../../../tools/release/publish.ts';
import { RegistryClient } from '../../../tools/release/registry-client.ts';
import { tokens } from './registry.fixture.ts';
import { RegistryProcess } from './registry-process.fixture.ts';
import { buildRelease } from './release-folder.fixture.ts';

let registry: RegistryProcess;
beforeAll(async () => {
  registry = await RegistryProcess.create();
});
afterAll(() => registry.remove());

const patience = { firstPause: 20, inAll: 200_000, response: 60_000 };
const publish = (folder: string, expected: string | null, more = patience) =>
  publishRelease({ registryUrl: registry.url, token: tokens.store, folder, promote: true, expected, patience: more });
const own = async () => (await new RegistryClient(registry.url, tokens.store, patience).list())[0];

test('a registry that is killed repeatedly while a release arrives ends with all of it or none', async () => {
  await registry.start();
  const { folder, release } = await buildRelease({ version: '1' });
  let done = false;
  const publishing = publish(folder, null).finally(() => {
    done = true;
  });
  for (let time = 0; !done && time < 3; time += 1) {
    await pause(30);
    await registry.kill();
    const state = await readLive();
    // Whatever was live on disk at that moment is complete.
    for (const version of state) for (const file of Object.keys(release.files)) await fs.access(inStore(version, file));
    await registry.start();
  }
  expect(await publishing).toMatchObject({ version: '1', live: true });
  expect(await own()).toMatchObject({ live: '1', releases: [{ version: '1' }] });
}, 240_000);

test('a hanging registry ends the command with its reason, changes nothing, and the next try succeeds', async () => {
  const { folder } = await buildRelease({ version: '2' });
  registry.signal('SIGSTOP');
  const short = { firstPause: 20, inAll: 200, response: 100 };
  await expect(publish(folder, '1', short)).rejects.toThrow(/does not respond/);
  registry.signal('SIGCONT');
  expect(await own()).toMatchObject({ live: '1' });
  expect(await publish(folder, '1')).toMatchObject({ version: '2' });
  expect(await own()).toMatchObject({ live: '2' });
});

const inStore = (version: string, file: string) => path.join(registry.dataDir, 'releases/store', version, file);
async function readLive(): Promise<string[]> {
  try {
    const text = await fs.readFile(path.join(registry.dataDir, 'releases/live.json'), 'utf8');
    return [(JSON.parse(text) as { remotes: { store: { version: string } } }).remotes.store.version];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
