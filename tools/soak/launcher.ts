import { readSettings } from '../start/settings.ts';
import { planSite, startSite } from '../start/site.ts';
import { onStop } from '../start/stop-signal.ts';

/** What the soak run tells the launcher of its site. */
export interface LaunchOrder {
  environment: Record<string, string>;
  /** Port of each link by name. */
  links: Record<string, number>;
}

export type LaunchReport = { ports: Record<string, number> } | { ready: true } | { failed: string };

// A process of its own: its watch over the site must not wait for the people of the run, nor they for it.
const report = (message: LaunchReport) => process.send?.(message);

process.once('message', async ({ environment, links }: LaunchOrder) => {
  try {
    const site = await planSite(readSettings(environment));
    report({ ports: site.ports });
    const running = startSite({ ...site, between: (caller, callee) => links[`${caller} → ${callee}`] });
    onStop(running.stop);
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    await running.ready;
    report({ ready: true });
  } catch (error) {
    report({ failed: String(error) });
  }
});
