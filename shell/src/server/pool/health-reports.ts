import type { RemoteDomain } from '@arcada/contracts';
import { guarded, type Log } from '@arcada/service-kit/process';
import type { Releases } from '../releases.ts';

export type HealthState = 'healthy' | 'browser-only' | 'failed';
interface Health {
  state: HealthState;
  reason?: string;
}

const firstPause = 500;
const longestPause = 10_000;
/** About two minutes; otherwise the registry is told at the next start of this server. */
const attempts = 16;

/**
 * Reports the health of versions to the registry. The latest report on a version counts, so an
 * older one isn't sent after it.
 */
export class HealthReports {
  private readonly releases: Pick<Releases, 'tell'>;
  private readonly log: Log;
  private readonly latest = new Map<string, Health>();

  constructor(releases: Pick<Releases, 'tell'>, log: Log) {
    this.releases = releases;
    this.log = log;
  }

  report(domain: RemoteDomain, version: string, state: HealthState, reason?: string): void {
    const name = `${domain} ${version}`;
    const before = this.latest.get(name);
    if (before?.state === state && before.reason === reason) return;
    const health = { state, ...(reason ? { reason: reason.slice(0, 500) } : {}) };
    this.latest.set(name, health);
    this.log[state === 'healthy' ? 'info' : 'error']({ remote: domain, version, ...health }, 'health of a release');
    void this.send(domain, version, health, 1);
  }

  private async send(domain: RemoteDomain, version: string, health: Health, attempt: number): Promise<void> {
    if (this.latest.get(`${domain} ${version}`) !== health) return;
    try {
      await this.releases.tell(domain, version, health);
    } catch (error) {
      if (attempt === attempts) {
        this.log.error({ remote: domain, version, err: error }, 'the registry was not told of a release');
        return;
      }
      const pause = Math.min(firstPause * 2 ** (attempt - 1), longestPause);
      const again = guarded(() => this.send(domain, version, health, attempt + 1), this.log);
      setTimeout(again, pause).unref();
    }
  }
}
