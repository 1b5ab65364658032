import { variable } from '@arcada/service-kit/config';
import type { Log, Metrics } from '@arcada/service-kit/process';
import { serviceManifests } from '@arcada/service-kit/services';
import type { Bounds } from '../bounds.ts';
import type { GatewayConfig } from '../config.ts';
import type { UpstreamName } from '../routing-table.ts';
import type { Lane } from './lanes.ts';
import { Upstream } from './upstream.ts';

/** All services that the gateway calls. */
export class Upstreams {
  private readonly byName = new Map<UpstreamName, Upstream>();

  constructor(config: GatewayConfig, bounds: Bounds, { log, metrics }: { log: Log; metrics: Metrics }) {
    const addresses: Record<string, unknown> = config;
    const urls = {
      ...Object.fromEntries(serviceManifests.map(({ domain }) => [domain, addresses[variable(domain, 'URL')]])),
      'page-server': config.PAGE_SERVER_URL,
      'stripe-local': config.STRIPE_LOCAL_URL,
    };
    const breaks = metrics.counter('breaker_opened_total', 'Breakers that opened', ['upstream']);
    const opened = (upstream: UpstreamName, lane: Lane) => {
      breaks.inc({ upstream });
      log.warn({ upstream, lane }, 'breaker opened');
    };
    const options = { concurrency: config.UPSTREAM_CONCURRENCY, timeout: config.UPSTREAM_TIMEOUT_MS, bounds, opened };
    for (const [name, url] of Object.entries(urls) as [UpstreamName, string | undefined][]) {
      if (url) this.byName.set(name, new Upstream(name, url, options));
    }
  }

  get(name: UpstreamName): Upstream | undefined {
    return this.byName.get(name);
  }

  /** A service that every site has. */
  need(name: UpstreamName): Upstream {
    const upstream = this.byName.get(name);
    if (!upstream) throw new Error(`No address is configured for ${name}`);
    return upstream;
  }

  all(): Upstream[] {
    return [...this.byName.values()];
  }

  async close(): Promise<void> {
    await Promise.all(this.all().map((upstream) => upstream.close()));
  }
}
