import { Database, guarded, type Housekeeper, isUniqueViolation } from '@arcada/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { VisitCountEntity, type VisitKind } from './visit-count.entity.ts';

const flushMilliseconds = 5000;
/**
 * Different things of a kind that are counted between two flushes; more would be somebody's play. Each kind has room of
 * its own, so that thousands of made-up words don't displace the views.
 */
const mostWaiting: Record<VisitKind, number> = { view: 5000, cart: 2000, search: 1000 };
const keptMonths = 25;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
type Row = Pick<VisitCountEntity, 'day' | 'kind' | 'subject'>;

/** Counts in memory and adds to the table every few seconds: a visit costs no write of its own. */
@Injectable()
export class VisitCounts implements OnApplicationBootstrap, OnApplicationShutdown, Housekeeper {
  private readonly logger = new Logger('VisitCounts');
  private waiting = new Map<string, VisitCountEntity>();
  private readonly sizes: Record<VisitKind, number> = { view: 0, cart: 0, search: 0 };
  private flushing = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      guarded(() => this.flush(), this.logger),
      flushMilliseconds,
    ).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  count(kind: VisitKind, subject: string, now = Date.now()): void {
    this.add({ day: dayOf(now), kind, subject }, 1);
  }

  /** Writes what was counted so far. What can't be written is kept for the next time. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  /** Deletes what is older than two years and a month. */
  async run(now = Date.now()): Promise<void> {
    const oldest = new Date(now);
    oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths);
    await this.database.read.delete(VisitCountEntity, { day: LessThan(dayOf(oldest.getTime())) });
  }

  private add({ day, kind, subject }: Row, count: number): void {
    const key = `${day} ${kind} ${subject}`;
    const known = this.waiting.get(key);
    if (known) {
      known.count += count;
      return;
    }
    if (this.sizes[kind] >= mostWaiting[kind]) return;
    this.sizes[kind] += 1;
    this.waiting.set(key, { day, kind, subject, count });
  }

  private async write(): Promise<void> {
    const counted = [...this.waiting].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    if (counted.length === 0) return;
    this.waiting = new Map();
    Object.assign(this.sizes, { view: 0, cart: 0, search: 0 });
    try {
      await this.store(counted).catch((error: unknown) => {
        // Another process has counted the same for the first time: now the row is there.
        if (isUniqueViolation(error)) return this.store(counted);
        throw error;
      });
    } catch (error) {
      this.logger.warn(error);
      for (const { count, ...row } of counted) this.add(row, count);
    }
  }

  /** In the order of the keys, so that two processes don't block each other. */
  private store(counted: readonly VisitCountEntity[]): Promise<void> {
    return this.database.transaction(async (manager) => {
      for (const { count, ...row } of counted) {
        const { affected } = await manager.increment(VisitCountEntity, row, 'count', count);
        if (!affected) await manager.insert(VisitCountEntity, { ...row, count });
      }
    });
  }
}
