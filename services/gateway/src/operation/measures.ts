import type { ResponseCache } from '../cache/response-cache.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { Traffic } from './traffic.ts';

/** What the gateway's parts know of themselves, among its metrics. */
export function measure({
  traffic,
  cache,
  upstreams,
}: {
  traffic: Traffic;
  cache: ResponseCache;
  upstreams: Upstreams;
}) {
  traffic.gauge('gateway_cache_entries', 'ResponseWriter that are kept', [], () => [[{}, cache.size.entries]]);
  traffic.gauge('gateway_cache_bytes', 'Memory of the answers that are kept', [], () => [[{}, cache.size.bytes]]);
  traffic.gauge('gateway_upstream_in_flight', 'Requests at a service', ['upstream'], () =>
    upstreams.all().map(({ name, waiting }) => [{ upstream: name }, waiting]),
  );
  traffic.counter('breaker_opened_total', 'Times that a service was given a rest', ['upstream'], () =>
    [...upstreams.opened].map(([upstream, times]) => [{ upstream }, times]),
  );
}
