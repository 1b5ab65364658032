import type { CachedAnswer } from '../cache/cached-answer.ts';
import type { SharedAnswers } from '../cache/shared-answers.ts';
import type { LiveReleasesWatch } from '../composition/live-releases.ts';
import type { Visitors } from '../identity/visitors.ts';
import type { Traffic } from '../operation/traffic.ts';
import type { Route } from '../routing-table.ts';
import { UpstreamFailure } from '../upstream/upstream.ts';
import type { Exchange } from './exchange.ts';
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
    const { shared, limits, releases, visitors, passed, siteUrl, staleSeconds, traffic } = this.parts;
    const { request, response, target, route, language } = exchange;
    if (shared.cache.isPassing(key)) return passed.answer(exchange);
    if (!limits.admitAddress(request, response, 'read')) return;
    let answer: CachedAnswer | undefined;
    try {
      const token = route.kind === 'page' ? undefined : visitors.anonymousToken(route.upstream);
      const context = { language, token, compositionId: releases.id, siteUrl, staleSeconds };
      answer = await shared.fetch(key, target, route, request, context);
      traffic.misses += 1;
    } catch (error) {
      answer = error instanceof UpstreamFailure ? shared.standIn(key) : undefined;
      if (!answer) throw error;
      traffic.stale += 1;
    }
    return answer ? shared.send(request, response, answer, 'miss') : passed.answer(exchange);
  }
}
