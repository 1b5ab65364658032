import type { EdgeClient } from '../identity/edge-client.ts';
import { inBackground } from './patience.ts';
import { ReadModel } from './read-model.ts';

interface Snapshot<Self> {
  /** Ids of what is new or different since an earlier snapshot. */
  changedSince(earlier: Self): string[];
  readonly nextDue?: number | undefined;
}

/** A read model for small data: any change creates a new snapshot of everything. */
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
  /** Everything served from memory, as it now is in the database. */
  protected abstract readSnapshot(): Promise<S>;

  protected override get nextDue(): number | undefined {
    return this.snapshot.nextDue;
  }

  protected async readWhole(): Promise<void> {
    // The revision is read first: anything written in between is then seen as a change rather than
    // missed.
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
