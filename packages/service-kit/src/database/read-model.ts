import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { EdgeClient } from '../identity/edge-client.ts';
import { inBackground } from './patience.ts';

interface Snapshot<Self> {
  /** Ids of what an earlier snapshot has not, or not like this. */
  changedSince(earlier: Self): string[];
  /** When it will be out of date by itself (milliseconds since 1970), as at a scheduled publication. */
  readonly nextDue?: number | undefined;
}

const mostTags = 1000;

/**
 * What a service answers from memory instead of from its database. It is read again after writes; every few seconds one
 * small read tells whether another process wrote (a replica, the seed command).
 */
export abstract class ReadModel<S extends Snapshot<S>> implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private revision = '';
  private reading: Promise<void> = Promise.resolve();
  private timer?: NodeJS.Timeout;
  private running = false;

  protected constructor(
    private readonly edge: EdgeClient,
    private readonly pollSeconds: number,
    public snapshot: S,
  ) {}

  /** A text that every write changes. */
  protected abstract readRevision(): Promise<string>;
  /** All that is answered from memory, as the database holds it now. */
  protected abstract readSnapshot(): Promise<S>;
  /** Tags of every answer that shows one of these. */
  protected abstract tagsOf(ids: readonly string[]): string[];

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

  /** Takes over what the database holds now. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.readSnapshot());
  }

  /** After a committed write: readers see it here and at the edge before it is answered. */
  async publish(...ids: string[]): Promise<void> {
    await this.refresh();
    await this.announce(ids);
  }

  /** Looks whether something is due or another process wrote, and takes it over. */
  async takeOverChanges(now = Date.now()): Promise<void> {
    const earlier = this.snapshot;
    const due = earlier.nextDue !== undefined && earlier.nextDue <= now;
    if (!due && (await this.readRevision()) === this.revision) return;
    await this.refresh();
    await this.announce(this.snapshot.changedSince(earlier).slice(0, mostTags));
  }

  /** One reading after the other, so that a slow one never replaces a later one's result. */
  protected inTurn(read: () => Promise<S>): Promise<void> {
    const take = async () => {
      // The mark is read first: what is written in between is seen as a change, not missed.
      const revision = await this.readRevision();
      this.snapshot = await read();
      this.revision = revision;
    };
    // Reading everything may take longer than the request that caused it may wait for one statement.
    const next = this.reading.then(() => inBackground(take));
    this.reading = next.catch(() => undefined);
    return next;
  }

  protected announce(ids: readonly string[]): Promise<void> {
    this.watch();
    return this.edge.purge(this.tagsOf(ids));
  }

  private watch(untilDue = (this.snapshot.nextDue ?? Number.POSITIVE_INFINITY) - Date.now()): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    // A timer may fire a moment early: one more millisecond, so that what is due then is due.
    const wait = Math.max(1, Math.min(this.pollSeconds * 1000, untilDue + 1));
    this.timer = setTimeout(() => void this.look(), wait).unref();
  }

  private async look(): Promise<void> {
    try {
      await this.takeOverChanges();
      this.watch();
    } catch (error) {
      this.logger.error(error);
      // What is due stays due: without this, a database that is away would be asked a thousand times a second.
      this.watch(Number.POSITIVE_INFINITY);
    }
  }
}
