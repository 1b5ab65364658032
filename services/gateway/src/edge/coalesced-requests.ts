import type { Bounds } from '../bounds.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import type { SharedResponses } from '../cache/shared-responses.ts';
import type { LiveReleasesWatch } from '../composition/live-releases.ts';
import type { Visitors } from '../identity/visitors.ts';
import type { Traffic } from '../operation/traffic.ts';
import type { Route } from '../routing-table.ts';
import type { Lane } from '../upstream/lanes.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Exchange } from './exchange.ts';
import type { PageQueries, View } from './page-queries.ts';
import { isPageRead } from './page-reads.ts';
import type { ProxiedRequests } from './proxied-requests.ts';
import type { RequestLimits } from './request-limits.ts';
import type { Target } from './target.ts';

/** Responses that all visitors share: from memory, or fetched once for all waiting clients. */
export class CoalescedRequests {
  private readonly parts: {
    siteUrl: string;
    staleSeconds: number;
    shared: SharedResponses;
    limits: RequestLimits;
    releases: LiveReleasesWatch;
    visitors: Visitors;
    passed: ProxiedRequests;
    traffic: Traffic;
    bounds: Bounds;
    queries: PageQueries;
  };

  constructor(parts: CoalescedRequests['parts']) {
    this.parts = parts;
  }

  /** Name of a response: pages also differ by the composition they were rendered with. */
  keyOf(route: Route, target: Target, language: string): string {
    const { key } = this.viewOf(route, target);
    return route.kind === 'page' ? `${language} ${this.parts.releases.id} ${key}` : `${language} ${key}`;
  }

  private viewOf(route: Route, target: Target): View {
    return route.kind === 'page' || route.query ? this.parts.queries.viewOf(target, route.query) : target;
  }

  /** A response that may be sent at once, or undefined. */
  fresh(key: string): CachedResponse | undefined {
    const answer = this.parts.shared.cache.get(key);
    return answer && answer.freshUntil > Date.now() ? answer : undefined;
  }

  async answer(exchange: Exchange, key: string): Promise<void> {
    const { shared, limits, passed, traffic } = this.parts;
    const { request, response, target, route } = exchange;
    const { search } = this.viewOf(route, target);
    const seen: Exchange = { ...exchange, target: { ...target, search } };
    if (shared.cache.isPassing(key)) return passed.answer(seen);
    const lane = isPageRead(request) ? 'pages' : 'visitors';
    const underWay = shared.underWay(key, lane);
    // Refreshing a cached response doesn't count as a new entry.
    const known = underWay !== undefined || shared.hasStandIn(key);
    const kind = known ? 'read' : route.kind === 'page' ? 'page' : 'miss';
    if (!limits.admitAddress(request, response, kind)) return;
    let answer: CachedResponse | undefined;
    try {
      const fetching = underWay ?? (kind === 'page' ? this.draw(seen, key) : this.fetch(seen, key, lane));
      answer = await this.within(key, route, fetching);
      if (response.headersSent) return;
      traffic.misses += 1;
    } catch (error) {
      answer = error instanceof UpstreamFailure ? shared.standIn(key) : undefined;
      if (!answer) throw error;
      traffic.stale += 1;
    }
    return answer ? shared.send(request, response, answer, 'miss') : passed.answer(seen);
  }

  /**
   * Limits the pages rendered at once for one address. Undefined once a refusal was sent: too many
   * wait already.
   */
  private async draw(exchange: Exchange, key: string): Promise<CachedResponse | undefined> {
    const turn = await this.parts.limits.turnToDraw(exchange.request, exchange.response);
    if (!turn) return undefined;
    try {
      return this.fresh(key) ?? (await this.fetch(exchange, key, 'visitors'));
    } finally {
      turn();
    }
  }

  private fetch({ request, target, route, language }: Exchange, key: string, lane: Lane) {
    const { shared, releases, visitors, siteUrl, staleSeconds, bounds } = this.parts;
    return shared.fetch(key, target.path + target.search, route, request, {
      language,
      token: route.kind === 'page' ? undefined : visitors.anonymousToken(route.upstream),
      compositionId: releases.id,
      siteUrl,
      staleSeconds,
      lane,
      patience: route.kind === 'page' && !route.slow ? bounds.drawPage : undefined,
    });
  }

  /** Where a stale response is available, the wait for a new one is short; it is cached when it arrives. */
  private async within<T>(key: string, route: Route, fetching: Promise<T>): Promise<T> {
    if (!this.parts.shared.hasStandIn(key)) return fetching;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const end = () => reject(new UpstreamFailure(route.upstream, 'slow'));
      timer = setTimeout(end, this.parts.bounds.refreshStale);
    });
    return Promise.race([fetching, late]).finally(() => clearTimeout(timer));
  }
}
