import type { Bounds } from '../bounds.ts';
import type { CachedAnswer } from '../cache/cached-answer.ts';
import type { SharedAnswers } from '../cache/shared-answers.ts';
import type { LiveReleasesWatch } from '../composition/live-releases.ts';
import type { Visitors } from '../identity/visitors.ts';
import type { Traffic } from '../operation/traffic.ts';
import type { Route } from '../routing-table.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Exchange } from './exchange.ts';
import { isPageRead } from './page-reads.ts';
import type { PassedRequests } from './passed-requests.ts';
import type { RequestLimits } from './request-limits.ts';
import type { Target } from './target.ts';

/** Answers that all visitors share: from memory, else fetched once for all who wait. */
export class SharedRequests {
  private readonly parts: {
    siteUrl: string;
    staleSeconds: number;
    shared: SharedAnswers;
    limits: RequestLimits;
    releases: LiveReleasesWatch;
    visitors: Visitors;
    passed: PassedRequests;
    traffic: Traffic;
    bounds: Bounds;
  };

  constructor(parts: SharedRequests['parts']) {
    this.parts = parts;
  }

  /** Name of an answer: pages also differ by the composition that they were drawn with. */
  keyOf(route: Route, target: Target, language: string): string {
    return route.kind === 'page' ? `${language} ${this.parts.releases.id} ${target.key}` : `${language} ${target.key}`;
  }

  /** An answer that may be sent at once, or undefined. */
  fresh(key: string): CachedAnswer | undefined {
    const answer = this.parts.shared.cache.get(key);
    return answer && answer.freshUntil > Date.now() ? answer : undefined;
  }

  async answer(exchange: Exchange, key: string): Promise<void> {
    const { shared, limits, releases, visitors, passed, siteUrl, staleSeconds, traffic, bounds } = this.parts;
    const { request, response, target, route, language } = exchange;
    if (shared.cache.isPassing(key)) return passed.answer(exchange);
    if (!limits.admitAddress(request, response, 'read')) return;
    let answer: CachedAnswer | undefined;
    try {
      const token = route.kind === 'page' ? undefined : visitors.anonymousToken(route.upstream);
      const lane = isPageRead(request) ? 'pages' : 'visitors';
      const patience = route.kind === 'page' && !route.slow ? bounds.drawPage : undefined;
      const context = { language, token, compositionId: releases.id, siteUrl, staleSeconds, lane, patience } as const;
      answer = await this.within(key, route, shared.fetch(key, target, route, request, context));
      traffic.misses += 1;
    } catch (error) {
      answer = error instanceof UpstreamFailure ? shared.standIn(key) : undefined;
      if (!answer) throw error;
      traffic.stale += 1;
    }
    return answer ? shared.send(request, response, answer, 'miss') : passed.answer(exchange);
  }

  /** Where an old answer can stand in, nobody waits long for a new one; that is kept when it comes. */
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
