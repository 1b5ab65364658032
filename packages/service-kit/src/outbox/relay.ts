import { randomUUID } from 'node:crypto';
import { In, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Database } from '../database/database.ts';
import type { Log } from '../operation/log.ts';
import { InboxEntity, OutboxEntity } from './outbox.entity.ts';
import { deleteRow, readPayload } from './payload.ts';

export interface RelayTimes {
  /** Pause between two looks at the table when nothing wakes the relay. */
  pollMilliseconds: number;
  /** First pause after a failure; doubles up to the longest. */
  firstRetryMilliseconds: number;
  longestRetryMilliseconds: number;
  lockMilliseconds: number;
}

export const defaultRelayTimes: RelayTimes = {
  pollMilliseconds: 1000,
  firstRetryMilliseconds: 500,
  longestRetryMilliseconds: 5 * 60_000,
  lockMilliseconds: 60_000,
};

const batch = 20;
const inboxDays = 90;
const hour = 3_600_000;

export type Deliver = (row: OutboxEntity, payload: unknown) => Promise<void>;

/**
 * Delivers what is in the outbox. Rows are claimed for a minute, so that replicas don't do the same work and a killed
 * process's rows come up again; a row is deleted once its delivery succeeded, so every delivery happens at least once.
 */
export class Relay {
  private readonly me = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;
  private nextCleaning = 0;

  constructor(
    private readonly database: Database,
    private readonly deliver: Deliver,
    private readonly log: Log,
    private readonly times: RelayTimes = defaultRelayTimes,
  ) {}

  async start(): Promise<void> {
    // One process owns an SQLite file: claims in it are those of a process that is gone.
    if (this.database.kind === 'sqlite')
      await this.database.read.update(OutboxEntity, { lockedUntil: MoreThan(0) }, { lockedUntil: 0 });
    this.stopped = false;
    this.wake();
  }

  /** Looks at the table now; while a look is under way, once more after it. */
  wake(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain().then(
      () => this.rest(),
      (error: unknown) => {
        this.log.error({ err: error }, 'the outbox could not be read');
        this.rest();
      },
    );
  }

  /** Takes nothing new and waits for what is being delivered. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private rest(): void {
    this.running = undefined;
    if (this.stopped) return;
    if (this.again) {
      this.again = false;
      this.wake();
      return;
    }
    this.timer = setTimeout(() => this.wake(), this.times.pollMilliseconds).unref();
  }

  private async drain(): Promise<void> {
    await this.clean();
    while (!this.stopped) {
      const rows = await this.claim();
      if (rows.length === 0) return;
      const beat = setInterval(() => void this.keepClaims(rows), this.times.lockMilliseconds / 3).unref();
      try {
        await Promise.all(rows.map((row) => this.handle(row)));
      } finally {
        clearInterval(beat);
      }
    }
  }

  private async claim(): Promise<OutboxEntity[]> {
    const now = Date.now();
    const free = { dueAt: LessThanOrEqual(now), lockedUntil: LessThanOrEqual(now) };
    const found = await this.database.read.find(OutboxEntity, {
      select: { id: true },
      where: free,
      order: { dueAt: 'ASC' },
      take: batch,
    });
    if (found.length === 0) return [];
    const ids = In(found.map(({ id }) => id));
    const claimed = { lockedBy: this.me, lockedUntil: now + this.times.lockMilliseconds };
    await this.database.transaction((manager) => manager.update(OutboxEntity, { id: ids, ...free }, claimed));
    return this.database.read.findBy(OutboxEntity, { id: ids, ...claimed });
  }

  private async keepClaims(rows: readonly OutboxEntity[]): Promise<void> {
    const mine = { id: In(rows.map(({ id }) => id)), lockedBy: this.me };
    try {
      await this.database.read.update(OutboxEntity, mine, { lockedUntil: Date.now() + this.times.lockMilliseconds });
    } catch (error) {
      this.log.warn({ err: error }, 'claims of the outbox could not be kept');
    }
  }

  private async handle(row: OutboxEntity): Promise<void> {
    try {
      await this.deliver(row, await readPayload(this.database.read, row));
    } catch (error) {
      await this.postpone(row, error);
      return;
    }
    await deleteRow(this.database.read, row);
  }

  private async postpone(row: OutboxEntity, error: unknown): Promise<void> {
    const attempts = row.attempts + 1;
    const { firstRetryMilliseconds, longestRetryMilliseconds } = this.times;
    const pause = Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** Math.min(row.attempts, 20));
    const reason = error instanceof Error ? error.message : String(error);
    this.log[attempts % 10 === 0 ? 'error' : 'warn'](
      { outboxId: row.id, kind: row.kind, name: row.name, receiver: row.receiver, attempts, err: error },
      'a delivery failed and will be tried again',
    );
    await this.database.read.update(
      OutboxEntity,
      { id: row.id, lockedBy: this.me },
      { attempts, dueAt: Date.now() + pause, lockedUntil: 0, lastError: reason.slice(0, 500) },
    );
    setTimeout(() => this.wake(), pause + 5).unref();
  }

  private async clean(): Promise<void> {
    if (Date.now() < this.nextCleaning) return;
    this.nextCleaning = Date.now() + hour;
    await this.database.read.delete(InboxEntity, { receivedAt: LessThan(Date.now() - inboxDays * 24 * hour) });
  }
}
