import { setTimeout as pause } from 'node:timers/promises';
import { IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Log } from '../operation/log.ts';
import type { Claims } from './claims.ts';
import type { Deliveries } from './deliveries.ts';
import { OutboxEntity } from './outbox.entity.ts';
import type { RelayTimes } from './relay-times.ts';

/** What is delivered in the same way to the same place, and so fails together. */
export type LaneKey = Pick<OutboxEntity, 'kind' | 'name' | 'receiver'>;

export const nameOf = ({ kind, name, receiver }: LaneKey) => [kind, name, receiver ?? ''].join(' ');

export const rowsOf = ({ kind, name, receiver }: LaneKey) => ({
  kind,
  name,
  receiver: receiver ?? IsNull(),
  diedAt: IsNull(),
});

// As many mails at once as the pool has connections: none of them waits in the mailer while its deadline runs.
const atOnce = { event: 20, mail: 3, task: 20 } as const;

/** One way out of the outbox, with a pace of its own: however long its deliveries hang, other lanes don't wait. */
export class Lane {
  private running: Promise<void> | undefined;
  private again = false;
  private readonly stopping = new AbortController();
  /** Batches in a row that did not reach the receiver. */
  private unreached = 0;

  constructor(
    private readonly key: LaneKey,
    private readonly claims: Claims,
    private readonly deliveries: Deliveries,
    private readonly times: RelayTimes,
    private readonly log: Log,
  ) {}

  /** Looks at its rows now; while a look is under way, once more after it. */
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
      // While the receiver is away one row at a time asks whether it is back.
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

  /** The receiver is back: what was put off because of it is due now. */
  private async catchUp(): Promise<void> {
    this.unreached = 0;
    const now = Date.now();
    const waiting = { ...rowsOf(this.key), dueAt: MoreThan(now), lockedUntil: LessThanOrEqual(now) };
    await this.claims.database.read.update(OutboxEntity, waiting, { dueAt: now });
  }
}
