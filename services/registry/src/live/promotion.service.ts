import { contractNumber, type RemoteDomain } from '@arcada/contracts';
import { EdgeClient } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { RegistryMetrics } from '../operation/registry-metrics.ts';
import { notExpected, nothingBefore, otherContract, unknownRelease } from '../releases/release.errors.ts';
import { refuseForeignPaths } from '../releases/release-check.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { LivePointer } from './live-pointer.ts';
import { withLive } from './live-state.ts';

export interface LiveAnswer {
  remote: RemoteDomain;
  /** The version that is live now. */
  live: string;
  previous: string | null;
}

/** Makes a published version live, or rolls back to the one before. */
@Injectable()
export class PromotionService {
  constructor(
    private readonly store: ReleaseStore,
    private readonly pointer: LivePointer,
    private readonly edge: EdgeClient,
    private readonly metrics: RegistryMetrics,
  ) {}

  /** `expected`: the version that the caller believes to be live (null: none); any other is a conflict. */
  async promote(remote: RemoteDomain, version: string, expected?: string | null): Promise<LiveAnswer> {
    const release = await this.store.find(remote, version);
    if (!release) throw unknownRelease(remote, version);
    const { contract } = release.manifest;
    if (contract !== contractNumber) throw otherContract(`${remote} ${version}`, contract, contractNumber);
    // It may have been published before the rule, or before the table changed.
    refuseForeignPaths(release, 409);
    let changed = false;
    const state = await this.pointer.change(remote, async (present) => {
      const current = present?.version ?? null;
      if (current === version) return undefined;
      if (expected !== undefined && expected !== current) throw notExpected(remote, current);
      // Checked within the turn, because old versions are removed in one too.
      if (!(await this.store.find(remote, version))) throw unknownRelease(remote, version);
      changed = true;
      return withLive(present, version, [...(present?.before ?? []), ...(current ? [current] : [])]);
    });
    if (changed) await this.announce('promote', remote);
    return { remote, live: version, previous: state?.before.at(-1) ?? null };
  }

  /** Rolls back from `version`, which must be live, to the previous live version that still exists. */
  async rollback(remote: RemoteDomain, version: string): Promise<LiveAnswer> {
    const state = await this.pointer.change(remote, async (present) => {
      const current = present?.version ?? null;
      if (!present || current !== version) throw notExpected(remote, current);
      const before = [...present.before];
      for (let previous = before.pop(); previous !== undefined; previous = before.pop()) {
        if (await this.store.find(remote, previous)) return withLive(present, previous, before);
      }
      throw nothingBefore(remote, version);
    });
    await this.announce('rollback', remote);
    return { remote, live: state?.version ?? version, previous: state?.before.at(-1) ?? null };
  }

  private async announce(kind: 'promote' | 'rollback', remote: RemoteDomain): Promise<void> {
    this.metrics.switched.inc({ kind, remote });
    await this.edge.announceComposition();
  }
}
