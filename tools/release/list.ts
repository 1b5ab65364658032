import { table } from '../progress.ts';
import { type ListedRelease, type ListedRemote, RegistryClient } from './registry-client.ts';
import type { Target } from './target.ts';

const healthText = ({ health }: ListedRelease) => {
  if (!health) return '';
  return health.reason ? `${health.state}: ${health.reason.split('\n', 1)[0]}` : health.state;
};

/** Every version of the remotes of these targets, as a table. */
export async function listReleases(targets: readonly Target[]): Promise<string> {
  const lists = await Promise.all(targets.map(({ siteUrl, token }) => new RegistryClient(siteUrl, token).list()));
  const rows = lists
    .flat()
    .flatMap(({ remote, live, releases }: ListedRemote) =>
      releases.map((item) => [
        remote,
        item.version,
        item.version === live ? 'live' : '',
        item.builtAt.slice(0, 16).replace('T', ' '),
        `${Math.ceil(item.bytes / 1024)} KB`,
        healthText(item),
      ]),
    );
  return rows.length === 0
    ? 'Nothing is published.'
    : table([['remote', 'version', '', 'built (UTC)', 'size', 'health'], ...rows]);
}
