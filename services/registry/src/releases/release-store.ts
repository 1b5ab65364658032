import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Release, releaseSchema } from '@arcada/contracts';
import { CONFIG } from '@arcada/service-kit';
import type { Encoding } from '@arcada/service-kit/process';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { RegistryConfig } from '../config.ts';

export const compressedFolders = { br: '.br', gzip: '.gz' } as const;

export const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The folders of published releases: `<remote>/<version>/`, complete and immutable. */
@Injectable()
export class ReleaseStore {
  readonly root: string;
  private readonly log = new Logger('releases');
  private readonly known = new LRUCache<string, Release>({ max: 200 });

  constructor(@Inject(CONFIG) config: RegistryConfig) {
    this.root = path.resolve(config.RELEASES_DIR ?? path.join(config.DATA_DIR, 'releases'));
  }

  get uploads(): string {
    return path.join(this.root, '.uploads');
  }

  get trash(): string {
    return path.join(this.root, '.trash');
  }

  folderOf(remote: string, version: string): string {
    return path.join(this.root, remote, version);
  }

  /** A published release; undefined when it isn't complete or was never sent. */
  async find(remote: string, version: string): Promise<Release | undefined> {
    const key = `${remote}/${version}`;
    const known = this.known.get(key);
    if (known) return known;
    try {
      const text = await fs.readFile(path.join(this.folderOf(remote, version), 'release.json'), 'utf8');
      const release = releaseSchema.parse(JSON.parse(text));
      this.known.set(key, release);
      return release;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async list(remote: string): Promise<Release[]> {
    const versions = await fs.readdir(path.join(this.root, remote)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const find = (version: string) =>
      this.find(remote, version).catch((error: unknown) => {
        // One damaged folder must not hide the others.
        this.log.error(new Error(`${this.folderOf(remote, version)} is unreadable`, { cause: error }));
        return undefined;
      });
    const releases = await Promise.all(versions.map(find));
    return releases.filter((release) => release !== undefined).sort((a, b) => b.builtAt.localeCompare(a.builtAt));
  }

  /** Removes a version in one step: half of one would look like a published one. */
  async remove(remote: string, version: string): Promise<void> {
    const trash = path.join(this.trash, randomUUID());
    await fs.mkdir(this.trash, { recursive: true });
    await fs.rename(this.folderOf(remote, version), trash);
    this.known.delete(`${remote}/${version}`);
    await fs.rm(trash, { recursive: true, force: true });
  }

  /** Bytes of a release's file in the requested encoding, or plain when that form doesn't exist. */
  async read(release: Release, file: string, encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding }> {
    const folder = this.folderOf(release.remote, release.version);
    if (encoding !== 'identity') {
      try {
        return { body: await fs.readFile(path.join(folder, compressedFolders[encoding], file)), encoding };
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
    return { body: await fs.readFile(path.join(folder, file)), encoding: 'identity' };
  }
}
