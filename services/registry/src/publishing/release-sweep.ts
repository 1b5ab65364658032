import fs from 'node:fs/promises';
import path from 'node:path';
import { type RemoteDomain, remoteDomains } from '@arcada/contracts';
import type { Housekeeper } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { ReleaseHealth } from '../health/release-health.ts';
import { LivePointer } from '../live/live-pointer.ts';
import { without } from '../live/live-state.ts';
import { ReleaseStore } from '../releases/release-store.ts';

const day = 24 * 3_600_000;
/** An interrupted command is resumed within minutes; a day covers a team that goes home in between. */
const unfinishedFor = day;
/** Tabs stay open for that long at most, and a fault found later is fixed by a new version. */
const notLiveFor = 30 * day;
/** Roll-back steps that are kept, regardless of age. */
const keptBesideLive = 5;
/** A file that is still being sent grows all the time; another registry process may be receiving it. */
const interruptedFor = 60_000;

/**
 * Limits the disk used by releases: removes unfinished uploads and versions that stopped being live
 * long ago.
 */
@Injectable()
export class ReleaseSweep implements Housekeeper {
  private readonly log = new Logger('releases');

  constructor(
    private readonly store: ReleaseStore,
    private readonly pointer: LivePointer,
    private readonly health: ReleaseHealth,
  ) {}

  async run(now = Date.now()): Promise<void> {
    await fs.rm(this.store.trash, { recursive: true, force: true });
    await this.removeOld(this.store.root, /\.new$/, now - interruptedFor);
    for (const remote of remoteDomains) {
      await this.sweepUploads(remote, now);
      await this.prune(remote, now);
    }
  }

  private async sweepUploads(remote: RemoteDomain, now: number): Promise<void> {
    const uploads = path.join(this.store.uploads, remote);
    for (const version of await namesIn(uploads)) {
      const parts = path.join(uploads, version, '.part');
      await this.removeOld(parts, /./, now - interruptedFor);
      // Each arriving file touches this folder.
      if ((await changedAt(parts)) > now - unfinishedFor) continue;
      await fs.rm(path.join(uploads, version), { recursive: true, force: true });
      this.log.log(`the upload of ${remote} ${version} was never finished and is removed`);
    }
  }

  private async removeOld(folder: string, names: RegExp, before: number): Promise<void> {
    for (const name of await namesIn(folder)) {
      const file = path.join(folder, name);
      if (names.test(name) && (await changedAt(file)) < before) await fs.rm(file, { force: true, recursive: true });
    }
  }

  private async prune(remote: RemoteDomain, now: number): Promise<void> {
    const state = await this.noteTimes(remote, now);
    const releases = await Promise.all(
      (await this.store.list(remote)).map(async ({ version }) => {
        const left = state?.left[version];
        const since = left ? Date.parse(left) : await changedAt(this.store.folderOf(remote, version));
        return { version, since };
      }),
    );
    const others = releases.filter(({ version }) => version !== state?.version).sort((a, b) => b.since - a.since);
    for (const { version, since } of others.slice(keptBesideLive)) {
      if (since < now - notLiveFor) await this.remove(remote, version);
    }
  }

  /** States written before times were recorded: what was live once counts as left now. */
  private noteTimes(remote: RemoteDomain, now: number) {
    return this.pointer.change(remote, (present) => {
      const untimed = present?.served.filter((version) => version !== present.version && !present.left[version]);
      if (!present || !untimed?.length) return undefined;
      const time = new Date(now).toISOString();
      return { ...present, left: { ...present.left, ...Object.fromEntries(untimed.map((item) => [item, time])) } };
    });
  }

  private async remove(remote: RemoteDomain, version: string): Promise<void> {
    await this.pointer.change(remote, async (present) => {
      if (present?.version === version) return undefined;
      await this.store.remove(remote, version);
      return present && [...present.served, ...present.before].includes(version)
        ? without(present, version)
        : undefined;
    });
    await this.health.forget(remote, version);
    this.log.log(`${remote} ${version} was not live for 30 days and is removed`);
  }
}

const namesIn = (folder: string) => fs.readdir(folder).catch(() => []);
const changedAt = (file: string) =>
  fs.stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
