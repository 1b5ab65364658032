import { readSettings } from '../start/settings.ts';
import { planSite, startSite } from '../start/site.ts';
import { onStop } from '../start/stop-signal.ts';

/** The soak run's instructions to its site's launcher. */
export interface LaunchOrder {
  environment: Record<string, string>;
  /** Port of each link by name. */
  links: Record<string, number>;
}

export type LaunchReport = { ports: Record<string, number> } | { ready: true } | { failed: string };

// A separate process: its health checks must not wait for the simulated people, nor they for it.
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
