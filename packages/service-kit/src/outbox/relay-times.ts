import type { DeliveryKind } from './outbox.entity.ts';

export interface RelayTimes {
  /** Pause between two polls of the table when nothing wakes the relay. */
  pollMilliseconds: number;
  /** First pause after a failure; doubles up to the longest. */
  firstRetryMilliseconds: number;
  longestRetryMilliseconds: number;
  /** Longest pause between two probes of an unreachable receiver. */
  longestProbeMilliseconds: number;
  lockMilliseconds: number;
  /** How long a stop waits for deliveries; unfinished ones are repeated after the next start. */
  stopMilliseconds: number;
  /** Age at which a row that keeps failing is marked as dead and kept for a person to look at. */
  giveUpMilliseconds: Record<DeliveryKind, number>;
}

const day = 24 * 3_600_000;

export const defaultRelayTimes: RelayTimes = {
  pollMilliseconds: 1000,
  firstRetryMilliseconds: 500,
  longestRetryMilliseconds: 5 * 60_000,
  longestProbeMilliseconds: 5000,
  lockMilliseconds: 60_000,
  stopMilliseconds: 15_000,
  // Mail servers stop retrying after two to five days too. A service that is away for two weeks
  // needs a person.
  giveUpMilliseconds: { mail: 2 * day, event: 14 * day, task: 14 * day },
};
