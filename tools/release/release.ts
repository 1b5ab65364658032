import fs from 'node:fs/promises';
import path from 'node:path';
import { type Release, releaseSchema } from '@arcada/contracts';
import { ToolError } from '../progress.ts';
import { checkRelease } from './check-release.ts';
import { healthIn, listedOf } from './listed.ts';
import { publishRelease } from './publish.ts';
import { type ListedRemote, type Patience, RegistryClient } from './registry-client.ts';
import { goBack } from './rollback.ts';
import { faultsOfServed } from './served.ts';
import type { Target } from './target.ts';

export interface ReleaseOptions extends Target {
  /** The output of a remote's build in dist/release. */
  folder: string;
  rollbackOnFailure?: boolean;
  patience?: Patience;
  /** How long the site may take until it serves the version healthily. */
  waitMilliseconds?: number;
}

/**
 * Publishes a built remote, makes it live and waits until visitors have it. Throws a ToolError that
 * explains a failure.
 */
export async function release(options: ReleaseOptions): Promise<{ remote: string; version: string; sent: number }> {
  const { siteUrl, token, folder, patience } = options;
  const built = releaseSchema.parse(JSON.parse(await fs.readFile(path.join(folder, 'release.json'), 'utf8')));
  const { remote, version } = built;
  const client = new RegistryClient(siteUrl, token, patience);
  const before = listedOf(await client.list(), remote, siteUrl);
  checkRelease(built, before.expectedContract);
  const { sent } = await publishRelease({
    registryUrl: siteUrl,
    token,
    folder,
    promote: true,
    expected: before.live,
    ...(patience && { patience }),
  });
  const faults = await faultsOfServed({
    client,
    siteUrl,
    remote,
    version,
    healthBefore: healthIn(before, version),
    ...(options.waitMilliseconds !== undefined && { milliseconds: options.waitMilliseconds }),
  });
  if (faults.length > 0) await fail(options, client, built, before, faults);
  return { remote, version, sent };
}

async function fail(
  options: ReleaseOptions,
  client: RegistryClient,
  { remote, version }: Release,
  before: ListedRemote,
  faults: string[],
): Promise<never> {
  const said = `${remote} ${version} is live, but not well:\n- ${faults.join('\n- ')}`;
  if (before.live === version) throw new ToolError(`${said}\nIt was live before this command already.`);
  if (!before.live) throw new ToolError(`${said}\nThere is no version to go back to: mend it and release again.`);
  if (!options.rollbackOnFailure) {
    throw new ToolError(`${said}\nGo back to ${before.live}: npm run release -- rollback mfe-${remote}`);
  }
  const { live } = await goBack({ client, remote, from: version });
  throw new ToolError(`${said}\nRolled back: ${remote} ${live} is live again.`);
}
