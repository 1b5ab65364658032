import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export { isBrokenCircuitError } from 'cockatiel';

export interface BreakerTimes {
  /** This many consecutive failures open the breaker. */
  failures: number;
  /** For this long no call is made; then a single one tries. */
  restMilliseconds: number;
}

export const defaultBreakerTimes: BreakerTimes = { failures: 3, restMilliseconds: 5000 };

/**
 * A circuit breaker for each upstream: while it is open, calls fail at once instead of waiting for
 * a time-out each.
 */
export class Breakers {
  private readonly times: BreakerTimes;
  private readonly byUpstream = new Map<string, CircuitBreakerPolicy>();

  constructor(
    private readonly log: Log,
    private readonly metrics: Metrics,
    times: Partial<BreakerTimes> = {},
  ) {
    this.times = { ...defaultBreakerTimes, ...times };
  }

  /**
   * Throws cockatiel's BrokenCircuitError without a call while the upstream's breaker is open.
   * `isFailure`: which errors show that the upstream hangs or is gone; others don't count.
   */
  run<T>(upstream: string, isFailure: (error: unknown) => boolean, call: () => Promise<T>): Promise<T> {
    const breaker = this.byUpstream.get(upstream) ?? this.add(upstream, isFailure);
    return breaker.execute(call);
  }

  private add(upstream: string, isFailure: (error: unknown) => boolean): CircuitBreakerPolicy {
    const { log, metrics } = this;
    const opened = metrics.counter('breaker_opened_total', 'Breakers that opened', ['upstream']);
    const breaker = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: this.times.restMilliseconds,
      breaker: new ConsecutiveBreaker(this.times.failures),
    });
    breaker.onBreak((reason) => {
      opened.inc({ upstream });
      log.error({ upstream, err: 'error' in reason ? reason.error : undefined }, 'breaker opened');
    });
    breaker.onReset(() => log.info({ upstream }, 'breaker closed'));
    this.byUpstream.set(upstream, breaker);
    return breaker;
  }
}
