import { setTimeout as pause } from 'node:timers/promises';
import { IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Log } from '../operation/log.ts';
import type { Claims } from './claims.ts';
import type { Deliveries } from './deliveries.ts';
import { OutboxEntity } from './outbox.entity.ts';
import type { RelayTimes } from './relay-times.ts';

/** Deliveries of the same kind to the same receiver, which therefore fail together. */
export type LaneKey = Pick<OutboxEntity, 'kind' | 'name' | 'receiver'>;

export const nameOf = ({ kind, name, receiver }: LaneKey) => [kind, name, receiver ?? ''].join(' ');

export const rowsOf = ({ kind, name, receiver }: LaneKey) => ({
  kind,
  name,
  receiver: receiver ?? IsNull(),
  diedAt: IsNull(),
});

// As many mails at once as the pool has connections, so that none waits in the mailer while its
// deadline runs.
const atOnce = { event: 20, mail: 3, task: 20 } as const;

/**
 * One delivery path of the outbox with its own pace: however long its deliveries hang, other lanes
 * don't wait.
 */
export class Lane {
  private running: Promise<void> | undefined;
  private again = false;
  private readonly stopping = new AbortController();
  /** Consecutive batches that did not reach the receiver. */
  private unreached = 0;

  constructor(
    private readonly key: LaneKey,
    private readonly claims: Claims,
    private readonly deliveries: Deliveries,
    private readonly times: RelayTimes,
    private readonly log: Log,
  ) {}

  /** Checks its rows now; during a check, once more after it. */
  wake(): void {
    if (this.stopping.signal.aborted) return;
    this.again = this.running !== undefined;
    this.running ??= this.drain()
      .catch((error: unknown) => this.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        this.running = undefined;
        if (this.again) this.wake();
      });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async drain(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // While the receiver is away, one row at a time probes whether it is back.
      const rows = await this.claims.take(rowsOf(this.key), this.unreached > 0 ? 1 : atOnce[this.key.kind]);
      if (rows.length === 0) return;
      const outcomes = await this.claims.hold(rows, () => Promise.all(rows.map((row) => this.deliveries.handle(row))));
      if (outcomes.every((outcome) => outcome === 'away')) await this.waitForReceiver();
      else if (this.unreached > 0) await this.catchUp();
    }
  }

  private async waitForReceiver(): Promise<void> {
    const { firstRetryMilliseconds, longestProbeMilliseconds } = this.times;
    const wait = Math.min(longestProbeMilliseconds, firstRetryMilliseconds * 2 ** Math.min(this.unreached, 20));
    this.unreached += 1;
    await pause(wait, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }

  /** The receiver is back: what was postponed because of it is due now. */
  private async catchUp(): Promise<void> {
    this.unreached = 0;
    const now = Date.now();
    const waiting = { ...rowsOf(this.key), dueAt: MoreThan(now), lockedUntil: LessThanOrEqual(now) };
    await this.claims.database.read.update(OutboxEntity, waiting, { dueAt: now });
  }
}
