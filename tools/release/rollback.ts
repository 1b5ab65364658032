import { ToolError } from '../progress.ts';
import { healthIn, listedOf } from './listed.ts';
import { type Patience, RegistryClient } from './registry-client.ts';
import { faultsOfServed } from './served.ts';
import type { Target } from './target.ts';

interface Back {
  client: RegistryClient;
  remote: string;
  /** Must be live (null: nothing), otherwise someone else was faster. */
  from: string | null;
  /** Default: the version that was live before. */
  to?: string;
}

export async function goBack({ client, remote, from, to }: Back): Promise<{ live: string }> {
  const what = `${remote} was not rolled back`;
  const own = (version: string) => `/${remote}/${encodeURIComponent(version)}`;
  const done = to
    ? client.call({ what, method: 'POST', path: `${own(to)}/promote`, body: { expected: from } })
    : // Repeated, it would go back two steps.
      client.call({ what, method: 'POST', path: `${own(from ?? '')}/rollback`, repeat: false });
  return (await done) as { live: string };
}

export interface RollbackOptions extends Target {
  remote: string;
  to?: string | undefined;
  patience?: Patience;
  waitMilliseconds?: number;
}

/** Makes an earlier version live and waits until visitors have it. */
export async function rollback(options: RollbackOptions): Promise<{ from: string | null; live: string }> {
  const { siteUrl, token, remote, to, patience } = options;
  const client = new RegistryClient(siteUrl, token, patience);
  const before = listedOf(await client.list(), remote, siteUrl);
  const from = before.live;
  if (!from && !to) throw new ToolError(`Nothing of ${remote} is live at ${siteUrl}`);
  if (to === from) throw new ToolError(`${remote} ${to} is live already`);
  const { live } = await goBack({ client, remote, from, ...(to && { to }) });
  const faults = await faultsOfServed({
    client,
    siteUrl,
    remote,
    version: live,
    healthBefore: healthIn(before, live),
    ...(options.waitMilliseconds !== undefined && { milliseconds: options.waitMilliseconds }),
  });
  if (faults.length > 0)
    throw new ToolError(`${remote} ${live} is live again, but not well:\n- ${faults.join('\n- ')}`);
  return { from, live };
}
