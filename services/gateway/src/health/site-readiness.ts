import { serviceManifests } from '@arcada/service-kit/services';
import { request } from 'undici';
import type { UpstreamName } from '../routing-table.ts';

/** `silent`: no response in time, so it hangs; `away`: unreachable. */
export type PartState = 'ready' | 'not ready' | 'silent' | 'away';

export interface SitePart {
  name: UpstreamName | 'composition';
  state: PartState;
}

export interface SiteState {
  status: 'ready' | 'degraded' | 'not ready';
  parts: SitePart[];
}

/** Without these, purchases are impossible. Any other failure affects only its own area. */
const essential: ReadonlySet<SitePart['name']> = new Set([
  'composition',
  'page-server',
  ...serviceManifests.flatMap(({ domain, essential }) => (essential ? [domain] : [])),
]);

export interface ReadinessParts {
  /** Addresses of everything that this gateway forwards requests to. */
  upstreams: () => { name: UpstreamName; origin: string }[];
  hasComposition: () => boolean;
  /** Longest wait for one of them, in milliseconds. */
  wait?: number;
  /** How long a result is cached: visitors may request it as often as they like. */
  keep?: number;
}

/** Whether the site as a whole can work: checks every process that this gateway needs. */
export class SiteReadiness {
  private readonly parts: Required<ReadinessParts>;
  private asking: Promise<SiteState> | undefined;
  private last: { state: SiteState; until: number } | undefined;

  constructor(parts: ReadinessParts) {
    this.parts = { wait: 1000, keep: 1000, ...parts };
  }

  async state(): Promise<SiteState> {
    if (this.last && performance.now() < this.last.until) return this.last.state;
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    const state = await this.asking;
    // A starting site is checked more often, because someone is waiting for it.
    const keep = state.status === 'ready' ? this.parts.keep : this.parts.keep / 4;
    this.last = { state, until: performance.now() + keep };
    return state;
  }

  private async ask(): Promise<SiteState> {
    const composition: SitePart = { name: 'composition', state: this.parts.hasComposition() ? 'ready' : 'away' };
    const asked = this.parts.upstreams().map(async ({ name, origin }) => ({ name, state: await this.askOne(origin) }));
    const parts = [composition, ...(await Promise.all(asked))];
    const failing = parts.filter(({ state }) => state !== 'ready');
    const status = failing.length === 0 ? 'ready' : 'degraded';
    return { status: failing.some(({ name }) => essential.has(name)) ? 'not ready' : status, parts };
  }

  private async askOne(origin: string): Promise<PartState> {
    const signal = AbortSignal.timeout(this.parts.wait);
    try {
      // On a new connection: a kept one may belong to a process that was replaced.
      const response = await request(`${origin}/readyz`, { signal, reset: true });
      await response.body.dump();
      return response.statusCode === 200 ? 'ready' : 'not ready';
    } catch {
      return signal.aborted ? 'silent' : 'away';
    }
  }
}
