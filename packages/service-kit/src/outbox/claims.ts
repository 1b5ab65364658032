import { randomUUID } from 'node:crypto';
import { type FindOptionsWhere, In, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Database } from '../database/database.ts';
import { guarded } from '../operation/guarded.ts';
import type { Log } from '../operation/log.ts';
import { OutboxEntity } from './outbox.entity.ts';

/**
 * Rows are claimed for a while before they are delivered, so that replicas don't do the same work
 * and a killed process's rows become due again.
 */
export class Claims {
  readonly me = randomUUID();

  constructor(
    readonly database: Database,
    private readonly log: Log,
    private readonly lockMilliseconds: number,
  ) {}

  /** One process owns an SQLite file, so existing claims are from a process that is gone. */
  async clearOld(): Promise<void> {
    if (this.database.kind !== 'sqlite') return;
    await this.database.read.update(OutboxEntity, { lockedUntil: MoreThan(0) }, { lockedUntil: 0 });
  }

  async take(rows: FindOptionsWhere<OutboxEntity>, most: number): Promise<OutboxEntity[]> {
    const now = Date.now();
    const free = { ...rows, dueAt: LessThanOrEqual(now), lockedUntil: LessThanOrEqual(now) };
    const found = await this.database.read.find(OutboxEntity, {
      select: { id: true },
      where: free,
      order: { dueAt: 'ASC' },
      take: most,
    });
    if (found.length === 0) return [];
    const ids = In(found.map(({ id }) => id));
    const claimed = { lockedBy: this.me, lockedUntil: now + this.lockMilliseconds };
    await this.database.transaction((manager) => manager.update(OutboxEntity, { id: ids, ...free }, claimed));
    return this.database.read.findBy(OutboxEntity, { id: ids, ...claimed });
  }

  /** Renews the claims while the work is under way. */
  async hold<T>(rows: readonly OutboxEntity[], work: () => Promise<T>): Promise<T> {
    const beat = setInterval(
      guarded(() => this.renew(rows), this.log),
      this.lockMilliseconds / 3,
    ).unref();
    return work().finally(() => clearInterval(beat));
  }

  private async renew(rows: readonly OutboxEntity[]): Promise<void> {
    const mine = { id: In(rows.map(({ id }) => id)), lockedBy: this.me };
    try {
      await this.database.read.update(OutboxEntity, mine, { lockedUntil: Date.now() + this.lockMilliseconds });
    } catch (error) {
      this.log.warn({ err: error }, 'claims of the outbox could not be kept');
    }
  }
}
