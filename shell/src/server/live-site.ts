import { type Composition, foreignRoutes, type RemoteDomain } from '@arcada/contracts';
import { RemoteHost } from '@arcada/platform';
import type { Log, Metrics } from '@arcada/service-kit/process';
import { localPages } from '../remotes/site-routes.ts';
import type { Fault, StoredRemote } from './messages.ts';
import { HealthReports } from './pool/health-reports.ts';
import { prove } from './pool/prove.ts';
import type { RendererOptions } from './pool/renderer.ts';
import { RendererPool } from './pool/renderer-pool.ts';
import { Strikes } from './pool/strikes.ts';
import { type PreparedComposition, prepareComposition } from './prepared-composition.ts';
import type { Releases } from './releases.ts';

/** One composition in service: what documents need of it, and the renderers for it. */
export interface Generation {
  prepared: PreparedComposition;
  /** Knows the site's routes; loads no remote, because none of their code runs in this process. */
  host: RemoteHost;
  pool: RendererPool;
  /** Areas whose files could not be loaded. */
  missing: readonly RemoteDomain[];
}

export interface LiveSiteOptions {
  releases: Releases;
  renderer: RendererOptions;
  size: number;
  timeFactor: number;
  shellStyles: readonly string[];
  shellDist: string;
  gatewayUrl: string;
  gatewayHeaders: () => Promise<Record<string, string>>;
  siteUrl: string;
  log: Log;
  metrics: Metrics;
}

const nothing: Composition = { id: 'none', remotes: [] };
const firstPause = 500;
const longestPause = 10_000;

/**
 * Keeps what is live in service: switches to new versions once they can be rendered, and leaves out
 * those that can't.
 */
export class LiveSite {
  private readonly options: LiveSiteOptions;
  private readonly strikes = new Strikes();
  private readonly health: HealthReports;
  private readonly faults = new Map<string, Fault[]>();
  private readonly counted;
  private generation: Generation | undefined;
  private making: { id: string; pool?: RendererPool; given: boolean } | undefined;
  private tryAgain = { at: 0, pause: firstPause };
  private readonly empty: PreparedComposition;
  private readonly emptyHost: RemoteHost;

  constructor(options: LiveSiteOptions) {
    this.options = options;
    this.health = new HealthReports(options.releases, options.log);
    this.counted = options.metrics.counter('remote_faults_total', 'Faults of remotes’ server code', [
      'remote',
      'version',
      'kind',
    ]);
    options.metrics.gauge('renderers_ready', 'Processes that can draw a page', () => this.generation?.pool.ready ?? 0);
    this.empty = prepareComposition(nothing, [], options.shellStyles);
    this.emptyHost = this.hostOf(nothing);
  }

  get canDraw(): boolean {
    return this.generation?.pool.canDraw ?? false;
  }

  get isComplete(): boolean {
    return this.generation?.missing.length === 0;
  }

  get current(): Generation | undefined {
    return this.generation;
  }

  /** What a page is rendered with when no renderer can do it. */
  get frame(): { prepared: PreparedComposition; host: RemoteHost } {
    return this.generation ?? { prepared: this.empty, host: this.emptyHost };
  }

  /** Polls what is live. Switching to something new continues after this has resolved. */
  async refresh(): Promise<void> {
    const composition = await this.options.releases.composition();
    if (this.making?.id === composition.id) return;
    this.giveUp();
    const now = this.generation;
    const same = composition.id === now?.prepared.composition.id && now.pool.isOpen;
    if (same && (this.isComplete || performance.now() < this.tryAgain.at)) return;
    const making = { id: composition.id, given: false };
    this.making = making;
    this.take(composition, making)
      .catch((error: Error) => this.options.log.error({ err: error }, 'composition not taken over'))
      .finally(() => {
        if (this.making === making) this.making = undefined;
      });
  }

  stop(): void {
    this.giveUp();
    this.generation?.pool.kill();
  }

  /** Something else is live by now. */
  private giveUp(): void {
    if (!this.making) return;
    this.making.given = true;
    this.making.pool?.kill();
    this.making = undefined;
  }

  private async take(composition: Composition, making: NonNullable<LiveSite['making']>): Promise<void> {
    const { remotes, missing } = await this.fetch(composition);
    const before = this.generation;
    if (making.given || this.waitsOn(composition, missing)) return;
    if (composition.id !== before?.prepared.composition.id) this.strikes.forget();
    const prepared = prepareComposition(composition, remotes, this.options.shellStyles);
    const pool = this.poolOf(composition, remotes);
    making.pool = pool;
    for (const { domain, version } of composition.remotes) {
      if (missing.includes(domain) || this.strikes.isOut(domain, version)) pool.leave(domain);
    }
    const next = { prepared, host: this.hostOf(composition), pool, missing };
    const known = new Set(before?.prepared.remotes.map(({ domain, release }) => `${domain} ${release.version}`));
    const unproven = remotes.filter(({ domain, version }) => !known.has(`${domain} ${version}`));
    // At a start there is nothing better than pages whose areas the browser renders.
    if (!before) this.generation = next;
    await pool.open();
    if (before && !making.given) await this.proveAll(next, unproven);
    if (making.given) return;
    this.generation = next;
    pool.grow();
    before?.pool.close();
    for (const { domain, version, manifest } of composition.remotes) {
      for (const { message } of foreignRoutes(manifest)) {
        this.options.log.error({ domain, version, why: message }, 'route ignored');
      }
    }
    this.options.log.info({ composition: composition.id, complete: missing.length === 0 }, 'composition live');
    if (!before) await this.proveAll(next, unproven);
  }

  /** True when the same areas are missing as before: there is nothing new to render with. */
  private waitsOn(composition: Composition, missing: readonly RemoteDomain[]): boolean {
    const pause = missing.length > 0 ? Math.min(this.tryAgain.pause * 2, longestPause) : firstPause;
    this.tryAgain = { at: performance.now() + pause, pause };
    const now = this.generation;
    return now?.prepared.composition.id === composition.id && now.missing.length === missing.length;
  }

  private async fetch(composition: Composition) {
    const remotes: StoredRemote[] = [];
    const missing: RemoteDomain[] = [];
    for (const { domain, version } of composition.remotes) {
      try {
        remotes.push(await this.options.releases.store(domain, version));
      } catch (error) {
        missing.push(domain);
        const reason = error instanceof Error ? error.message : String(error);
        this.options.log.error({ remote: domain, version, error: reason }, 'files of a release could not be had');
        this.health.report(domain, version, 'failed', reason);
      }
    }
    return { remotes, missing };
  }

  private async proveAll({ pool, prepared }: Generation, remotes: readonly StoredRemote[]): Promise<void> {
    for (const { domain, version } of remotes) {
      if (pool.left.has(domain)) continue;
      const faultsOf = (of: RemoteDomain) => this.faults.get(`${of} ${version}`) ?? [];
      const fault = await prove(pool, prepared.composition, domain, faultsOf);
      if (pool.left.has(domain)) continue;
      this.health.report(domain, version, fault ? 'failed' : 'healthy', fault && reasonOf(fault));
    }
  }

  private poolOf(composition: Composition, remotes: readonly StoredRemote[]): RendererPool {
    const { renderer, gatewayHeaders, size, timeFactor, shellDist, gatewayUrl, siteUrl, log } = this.options;
    return new RendererPool({
      renderer,
      gatewayHeaders,
      size,
      timeFactor,
      remotes,
      start: { composition, shellDist, gatewayUrl, siteUrl },
      onFault: (fault) => this.onFault(fault, remotes),
      log,
    });
  }

  private onFault(fault: Fault, remotes: readonly StoredRemote[]): boolean {
    const { domain, kind, message, stack } = fault;
    const version = remotes.find((remote) => remote.domain === domain)?.version;
    this.counted.inc({ remote: domain ?? 'unknown', version: version ?? 'unknown', kind });
    this.options.log.error({ remote: domain, version, kind, error: message, stack }, 'fault in server code');
    if (!domain || !version) return false;
    const name = `${domain} ${version}`;
    this.faults.set(name, [...(this.faults.get(name) ?? []).slice(-99), fault]);
    if (!this.strikes.add(domain, version)) return this.strikes.isOut(domain, version);
    this.health.report(domain, version, 'browser-only', reasonOf(fault));
    const now = this.generation;
    if (now?.prepared.remotes.some((remote) => remote.domain === domain && remote.release.version === version)) {
      now.pool.leave(domain);
    }
    return true;
  }

  private hostOf(composition: Composition): RemoteHost {
    const host = new RemoteHost(composition, {
      localPages,
      loadEntry: ({ domain }) => Promise.reject(new Error(`${domain} doesn't run in this process`)),
      addTexts: async () => undefined,
    });
    for (const path of Object.keys(localPages)) void host.loadPage('shell', path);
    return host;
  }
}

const words: Record<Fault['kind'], string> = {
  import: 'threw when it was loaded',
  draw: 'threw while a page was drawn',
  throw: 'threw outside of any page',
  rejection: 'lost a promise that was rejected',
  exit: 'ended the process',
  hang: 'did not come back',
  memory: 'took too much memory',
  crash: 'ended its renderer',
};

const reasonOf = ({ kind, message }: Fault) => `Server code ${words[kind]}: ${message}`;
