import fs from 'node:fs';
import path from 'node:path';
import { publishRelease } from '../release/publish.ts';
import { root } from '../workspace.ts';
import type { Site } from './process-table.ts';

/** Folders of the remotes that have been built. */
export const builtReleases = () =>
  fs.globSync('mfe-*/dist/release/release.json', { cwd: root }).map((file) => path.join(root, path.dirname(file)));

interface Published {
  remote: string;
  live: string | null;
  releases: { version: string }[];
}

async function publishedOf(registryUrl: string, remote: string, token: string): Promise<Published | undefined> {
  const answer = await fetch(`${registryUrl}/api/admin/releases`, { headers: { 'x-release-token': token } });
  if (!answer.ok) throw new Error(`The registry does not list its releases: status ${answer.status}`);
  return ((await answer.json()) as Published[]).find((item) => item.remote === remote);
}

/**
 * Puts built remotes into the registry and makes them live, by the same call that a team uses. A version that the
 * registry has already is left alone: what is live may have been chosen since by a release or a rollback.
 */
export async function publishRemotes({ keys, ports }: Site): Promise<void> {
  const registryUrl = `http://127.0.0.1:${ports.registry}`;
  for (const folder of builtReleases()) {
    const { remote, version } = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
      remote: string;
      version: string;
    };
    const token = keys.releaseTokens[remote];
    if (!token) throw new Error(`There is no release token for the remote "${remote}"`);
    const published = await publishedOf(registryUrl, remote, token);
    if (published?.live && published.releases.some((release) => release.version === version)) continue;
    const { sent } = await publishRelease({ registryUrl, token, folder, promote: true });
    console.log(`  ${remote} ${version} is live (${sent} files published)`);
  }
}
