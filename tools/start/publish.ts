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
  const response = await fetch(`${registryUrl}/api/admin/releases`, { headers: { 'x-release-token': token } });
  if (!response.ok) throw new Error(`The registry does not list its releases: status ${response.status}`);
  return ((await response.json()) as Published[]).find((item) => item.remote === remote);
}

interface Placement {
  registryUrl: string;
  token: string;
  /** Folder with the build's release.json. */
  folder: string;
  /** Makes the version live although the registry has it already. */
  chosen: boolean;
}

/**
 * Puts one built remote into the registry and makes it live, by the same call that a team uses. A
 * version that the registry already has is left alone unless it was chosen now, because a release
 * or rollback may have decided what is live.
 */
export async function putInPlace({ registryUrl, token, folder, chosen }: Placement): Promise<string | undefined> {
  const { remote, version } = await readReleaseNames(folder);
  const published = await publishedOf(registryUrl, remote, token);
  const known = published?.live && published.releases.some((release) => release.version === version);
  if (known && (!chosen || published.live === version)) return undefined;
  const { sent } = await publishRelease({ registryUrl, token, folder, promote: true });
  return `${remote} ${version} is live (${sent} files published)`;
}

async function readReleaseNames(folder: string): Promise<{ remote: string; version: string }> {
  return JSON.parse(await fs.promises.readFile(path.join(folder, 'release.json'), 'utf8'));
}

/** Puts all built remotes in place. `chosen`: project folders whose build becomes live in any case. */
export async function publishRemotes({ keys, ports }: Site, chosen: readonly string[] = []): Promise<void> {
  const registryUrl = `http://127.0.0.1:${ports.registry}`;
  for (const folder of builtReleases()) {
    const { remote } = await readReleaseNames(folder);
    const token = keys.releaseTokens[remote];
    if (!token) throw new Error(`There is no release token for the remote "${remote}"`);
    const project = path.relative(root, path.join(folder, '../..'));
    const line = await putInPlace({ registryUrl, token, folder, chosen: chosen.includes(project) });
    if (line) console.log(`  ${line}`);
  }
}
