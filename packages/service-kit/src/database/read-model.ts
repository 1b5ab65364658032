import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { EdgeClient } from '../identity/edge-client.ts';
import { guarded } from '../operation/guarded.ts';
import { inBackground } from './patience.ts';

const mostTags = 1000;

/**
 * Data that a service serves from memory instead of from its database. It follows the service's own
 * writes, and every few seconds small reads detect whether another process wrote (a replica, the
 * seed command).
 */
export abstract class ReadModel implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private reading: Promise<unknown> = Promise.resolve();
  private timer?: NodeJS.Timeout;
  private running = false;

  protected constructor(
    private readonly edge: EdgeClient,
    private readonly pollSeconds: number,
  ) {}

  /** Reloads everything served from memory. */
  protected abstract readWhole(): Promise<void>;
  /** After this process wrote: applies what changed, and returns ids of further changes that it found. */
  protected abstract takeWritten(): Promise<readonly string[]>;
  /** The same when possibly nothing changed; then undefined. */
  protected abstract takeChanged(now: number): Promise<readonly string[] | undefined>;
  /** Tags of every response that shows one of these. */
  protected abstract tagsOf(ids: readonly string[]): string[];
  /** When it becomes outdated without a write (milliseconds since 1970), as at a scheduled publication. */
  protected get nextDue(): number | undefined {
    return undefined;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.running = true;
    this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    this.running = false;
    clearTimeout(this.timer);
    await this.reading;
  }

  /** Reloads everything from the database, regardless of cost. */
  refresh(): Promise<void> {
    // Reading everything may take longer than a statement within the triggering request may.
    return this.inTurn(() => inBackground(() => this.readWhole()));
  }

  /** After a committed write: readers see it here and at the edge before the response is sent. */
  async publish(...ids: string[]): Promise<void> {
    const changed = await this.inTurn(() => this.takeWritten());
    await this.announce([...ids, ...changed]);
  }

  /** Checks whether something is due or another process wrote, and applies it. */
  async takeOverChanges(now = Date.now()): Promise<void> {
    const changed = await this.inTurn(() => inBackground(() => this.takeChanged(now)));
    if (changed) await this.announce(changed);
  }

  /** One read after the other, so that a slow one never overwrites a later one's result. */
  private inTurn<T>(read: () => Promise<T>): Promise<T> {
    const next = this.reading.then(read);
    this.reading = next.catch(() => undefined);
    return next;
  }

  private announce(ids: readonly string[]): Promise<void> {
    this.watch();
    return this.edge.purge(this.tagsOf([...new Set(ids)].slice(0, mostTags)));
  }

  private watch(untilDue = (this.nextDue ?? Number.POSITIVE_INFINITY) - Date.now()): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    // A timer may fire slightly early; one more millisecond ensures that what is due is due.
    const wait = Math.max(1, Math.min(this.pollSeconds * 1000, untilDue + 1));
    this.timer = setTimeout(
      guarded(() => this.look(), this.logger),
      wait,
    ).unref();
  }

  private async look(): Promise<void> {
    try {
      await this.takeOverChanges();
      this.watch();
    } catch (error) {
      this.logger.error(error);
      // What is due stays due: without this, an unavailable database would be queried a thousand
      // times a second.
      this.watch(Number.POSITIVE_INFINITY);
    }
  }
}
