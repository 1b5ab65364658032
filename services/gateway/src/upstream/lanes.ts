import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Bounds } from '../bounds.ts';
import { Silence } from './pulse.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/**
 * On whose behalf a service is called. Each lane has its own patience and its own breaker: reads
 * too slow for a page may still be in time for visitors.
 */
export const lanes = ['visitors', 'pages', 'sessions', 'sign-outs', 'streams'] as const;
export type Lane = (typeof lanes)[number];

/**
 * An immediate refusal costs nothing to retry; only a service that hangs is spared, for the sake of
 * its callers.
 */
function hangs(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  if (error.cause instanceof Silence) return error.cause.countsNow();
  return error.kind === 'slow' || (error.cause as { code?: string } | undefined)?.code === 'UND_ERR_CONNECT_TIMEOUT';
}

export function breakerFor(lane: Lane, bounds: Bounds): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(hangs), {
    breaker: new ConsecutiveBreaker(lane === 'sessions' ? bounds.sessionFailures : bounds.breakerFailures),
    halfOpenAfter: lane === 'pages' ? bounds.pageBreakerRest : bounds.breakerRest,
  });
}

/** Longest wait for the head of a response, from the moment of the call. */
export function patienceOf(lane: Lane, usual: number, bounds: Bounds): number {
  if (lane === 'streams') return bounds.streamHead;
  const { readForPage: pages, resolveSession: sessions, signOut } = bounds;
  const own: Partial<Record<Lane, number>> = { pages, sessions, 'sign-outs': signOut };
  return Math.min(usual, own[lane] ?? usual);
}
