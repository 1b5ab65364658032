import type { Metrics } from '@arcada/service-kit/process';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Route } from '../routing-table.ts';
import type { Upstreams } from '../upstream/upstreams.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Traffic counters for Prometheus. Plain numbers where each request counts; they are read on request. */
export class Traffic {
  hits = 0;
  misses = 0;
  stale = 0;
  refused = 0;
  limited = 0;
  inFlight = 0;
  private readonly duration;

  constructor(metrics: Metrics, { cache, upstreams }: { cache: ResponseCache; upstreams: Upstreams }) {
    this.duration = metrics.histogram(
      'gateway_request_seconds',
      'Time to answer what is not answered from memory',
      ['kind', 'upstream', 'status'],
      buckets,
    );
    metrics.counted('gateway_answers_total', 'Responses by where they came from', ['kind'], () => {
      const { hits: hit, misses: miss, stale, refused, limited } = this;
      return Object.entries({ hit, miss, stale, refused, limited }).map(([kind, value]) => [{ kind }, value]);
    });
    metrics.gauge('gateway_in_flight', 'Requests that wait for an answer', () => this.inFlight);
    metrics.gauge('gateway_cache_entries', 'Responses that are kept', () => cache.size.entries);
    metrics.gauge('gateway_cache_bytes', 'Memory of the responses that are kept', () => cache.size.bytes);
    metrics.gauges('gateway_upstream_in_flight', 'Requests at a service', ['upstream'], () =>
      upstreams.all().map(({ name, waiting }) => [{ upstream: name }, waiting]),
    );
  }

  record({ kind, upstream }: Pick<Route, 'kind' | 'upstream'>, status: number, milliseconds: number): void {
    this.duration.observe({ kind, upstream, status }, milliseconds / 1000);
  }
}
