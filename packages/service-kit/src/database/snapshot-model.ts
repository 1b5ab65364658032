import type { EdgeClient } from '../identity/edge-client.ts';
import { inBackground } from './patience.ts';
import { ReadModel } from './read-model.ts';

interface Snapshot<Self> {
  /** Ids of what an earlier snapshot has not, or not like this. */
  changedSince(earlier: Self): string[];
  readonly nextDue?: number | undefined;
}

/** A read model of what is small: any change makes a new snapshot of everything. */
export abstract class SnapshotModel<S extends Snapshot<S>> extends ReadModel {
  private revision = '';

  protected constructor(
    edge: EdgeClient,
    pollSeconds: number,
    public snapshot: S,
  ) {
    super(edge, pollSeconds);
  }

  /** A text that every write changes. */
  protected abstract readRevision(): Promise<string>;
  /** All that is answered from memory, as the database holds it now. */
  protected abstract readSnapshot(): Promise<S>;

  protected override get nextDue(): number | undefined {
    return this.snapshot.nextDue;
  }

  protected async readWhole(): Promise<void> {
    // The mark is read first: what is written in between is seen as a change, not missed.
    const revision = await this.readRevision();
    this.snapshot = await this.readSnapshot();
    this.revision = revision;
  }

  protected async takeWritten(): Promise<string[]> {
    await inBackground(() => this.readWhole());
    return [];
  }

  protected async takeChanged(now: number): Promise<string[] | undefined> {
    const earlier = this.snapshot;
    const due = earlier.nextDue !== undefined && earlier.nextDue <= now;
    if (!due && (await this.readRevision()) === this.revision) return undefined;
    await this.readWhole();
    return this.snapshot.changedSince(earlier);
  }
}
