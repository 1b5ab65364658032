import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishRelease } from '../release/publish.ts';
import { RegistryClient } from '../release/registry-client.ts';
import { goBack } from '../release/rollback.ts';
import { readKeys } from '../start/keys.ts';
import { changedRelease, releaseFolder } from '../test/changed-release.ts';
import { Dice } from './dice.ts';
import type { Crowd } from './people.ts';

const remote = 'learning';
const sentence = { from: 'taught by people who do the work', to: 'taught by people who ship in a storm' };
const versionIn = (folder: string) =>
  (JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8')) as { version: string }).version;

/** Publishes a new build of one area and rolls it back, in turns, until the run closes. */
export async function ship({ site, journal, seed, closing }: Crowd): Promise<number> {
  const dice = new Dice(seed ^ 0x5417);
  const token = readKeys(site.dataDir).releaseTokens[remote] ?? '';
  const folder = await changedRelease(remote, sentence);
  const versions = { built: versionIn(releaseFolder(remote)), changed: versionIn(folder) };
  const client = new RegistryClient(site.url, token);
  let calls = 0;
  try {
    for (let forward = true; !closing.aborted; forward = !forward) {
      await untilAcknowledged(async () => {
        if (forward) await publishRelease({ registryUrl: site.url, token, folder, promote: true });
        else await goBack({ client, remote, from: versions.changed, to: versions.built });
      }, journal.wrong);
      journal.live.set(remote, forward ? versions.changed : versions.built);
      calls += 1;
      await sleep(dice.between(5000, 20_000), undefined, { signal: closing }).catch(() => undefined);
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return calls;
}

/** The release functions tolerate an unreachable registry for half a minute; a team then calls again. */
async function untilAcknowledged(call: () => Promise<unknown>, wrong: string[]): Promise<void> {
  for (let left = 8; ; left -= 1) {
    try {
      await call();
      return;
    } catch (error) {
      const { status = 0, message } = error as Error & { status?: number };
      // A rollback whose response was lost has happened: what it expected to be live no longer is.
      if (status === 409) return;
      if (left === 0 || (status >= 400 && status < 500)) {
        wrong.push(`release: ${message}`);
        return;
      }
    }
  }
}
