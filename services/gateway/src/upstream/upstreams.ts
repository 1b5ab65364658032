import type { GatewayConfig } from '../config.ts';
import type { UpstreamName } from '../routing-table.ts';
import { Upstream } from './upstream.ts';

/** All services that the gateway talks to. */
export class Upstreams {
  private readonly byName = new Map<UpstreamName, Upstream>();

  constructor(config: GatewayConfig) {
    const urls: Record<UpstreamName, string | undefined> = {
      identity: config.IDENTITY_URL,
      store: config.STORE_URL,
      learning: config.LEARNING_URL,
      blog: config.BLOG_URL,
      registry: config.REGISTRY_URL,
      'page-server': config.PAGE_SERVER_URL,
      'stripe-local': config.STRIPE_LOCAL_URL ?? config.STRIPE_API_BASE,
    };
    const options = { concurrency: config.UPSTREAM_CONCURRENCY, timeout: config.UPSTREAM_TIMEOUT_MS };
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
