import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Release, releaseSchema } from '@arcada/contracts';
import { CONFIG, requireFreeSpace } from '@arcada/service-kit';
import { integrityLike } from '@arcada/service-kit/process';
import { Inject, Injectable } from '@nestjs/common';
import type { RegistryConfig } from '../config.ts';
import { RegistryMetrics } from '../operation/registry-metrics.ts';
import { syncFolder, writeDurably } from '../releases/durable-file.ts';
import { isCompressed } from '../releases/file-types.ts';
import {
  corruptFile,
  invalidRelease,
  missingFiles,
  noSession,
  otherContent,
  unlistedFile,
} from '../releases/release.errors.ts';
import { refuseForeignPaths, releaseFaults, sameContent } from '../releases/release-check.ts';
import { compressedFolders, isMissing, ReleaseStore } from '../releases/release-store.ts';
import { Turns } from '../releases/turns.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export interface UploadState {
  remote: string;
  version: string;
  state: 'uploading' | 'complete';
  /** Files that have not arrived yet. */
  missing: string[];
}

/** Receives releases file by file; a release appears complete, by one rename, or not at all. */
@Injectable()
export class UploadService {
  private readonly turns = new Turns();

  constructor(
    private readonly store: ReleaseStore,
    private readonly metrics: RegistryMetrics,
    @Inject(CONFIG) private readonly config: RegistryConfig,
  ) {}

  /** Opens an upload, or finds the interrupted one. `created` is false when there was one. */
  async begin(release: Release): Promise<UploadState & { created: boolean }> {
    const faults = releaseFaults(release);
    if (faults.length > 0) throw invalidRelease(faults);
    refuseForeignPaths(release, 422);
    const { remote, version } = release;
    return this.turns.take(`${remote}/${version}`, async () => {
      const published = await this.store.find(remote, version);
      if (published) {
        if (!sameContent(published, release)) throw otherContent(remote, version);
        return { remote, version, state: 'complete', missing: [], created: false };
      }
      const folder = this.folderOf(remote, version);
      const begun = await this.readBegun(remote, version);
      await this.requireRoomFor(release);
      const created = !begun || !sameContent(begun, release);
      if (created) {
        await fs.rm(folder, { recursive: true, force: true });
        await fs.mkdir(path.join(folder, '.part'), { recursive: true });
        await writeDurably(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
      }
      return { remote, version, state: 'uploading', missing: await this.missingOf(release), created };
    });
  }

  /** Receives one file; it counts only when all its bytes match release.json. */
  async receive(remote: string, version: string, file: string, content: Readable): Promise<void> {
    const release = await this.readBegun(remote, version);
    if (!release) {
      const published = await this.store.find(remote, version);
      if (!published || !Object.hasOwn(published.files, file)) throw noSession(remote, version);
      content.resume();
      return;
    }
    const expected = Object.hasOwn(release.files, file) ? release.files[file] : undefined;
    if (!expected) throw unlistedFile(file);
    const folder = this.folderOf(remote, version);
    const part = path.join(folder, '.part', randomUUID());
    const algorithm = expected.integrity.slice(0, expected.integrity.indexOf('-'));
    const digest = createHash(algorithm);
    let bytes = 0;
    try {
      const handle = await fs.open(part, 'wx');
      try {
        await pipeline(content, async (chunks: AsyncIterable<Buffer>) => {
          for await (const chunk of chunks) {
            bytes += chunk.length;
            if (bytes > expected.bytes) throw corruptFile(file, `more than ${expected.bytes} bytes`);
            digest.update(chunk);
            await handle.write(chunk);
          }
        });
        await handle.sync();
      } finally {
        await handle.close();
      }
      if (bytes !== expected.bytes) throw corruptFile(file, `${bytes} bytes instead of ${expected.bytes}`);
      if (`${algorithm}-${digest.digest('base64')}` !== expected.integrity)
        throw corruptFile(file, 'another integrity');
      const target = path.join(folder, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.rename(part, target);
    } finally {
      await fs.rm(part, { force: true });
    }
  }

  /** Checks every file once more, adds compressed forms and publishes the folder by one rename. */
  async complete(remote: string, version: string): Promise<UploadState> {
    return this.turns.take(`${remote}/${version}`, async () => {
      const done: UploadState = { remote, version, state: 'complete', missing: [] };
      if (await this.store.find(remote, version)) return done;
      const release = await this.readBegun(remote, version);
      if (!release) throw noSession(remote, version);
      const missing = await this.missingOf(release);
      if (missing.length > 0) throw missingFiles(missing);
      const folder = this.folderOf(remote, version);
      for (const [file, { integrity }] of Object.entries(release.files)) {
        const bytes = await this.checked(folder, file, integrity);
        if (isCompressed(file)) await writeCompressed(folder, file, bytes);
      }
      await fs.rm(path.join(folder, '.part'), { recursive: true, force: true });
      const target = this.store.folderOf(remote, version);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.rename(folder, target);
      await syncFolder(path.dirname(target));
      this.metrics.published.inc({ remote });
      return done;
    });
  }

  private async checked(folder: string, file: string, integrity: string): Promise<Buffer> {
    const bytes = await fs.readFile(path.join(folder, file));
    if (integrityLike(integrity, bytes) !== integrity) {
      await fs.rm(path.join(folder, file), { force: true });
      throw corruptFile(file, 'changed on disk, send it again');
    }
    return bytes;
  }

  private folderOf(remote: string, version: string): string {
    return path.join(this.store.uploads, remote, version);
  }

  /** Compressed forms are added, and are smaller than the files. */
  private async requireRoomFor({ files }: Release): Promise<void> {
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    await fs.mkdir(this.store.uploads, { recursive: true });
    await requireFreeSpace(this.store.uploads, 2 * bytes, this.config.RELEASES_RESERVE_BYTES);
  }

  private async readBegun(remote: string, version: string): Promise<Release | undefined> {
    try {
      const text = await fs.readFile(path.join(this.folderOf(remote, version), 'release.json'), 'utf8');
      return releaseSchema.parse(JSON.parse(text));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  private async missingOf(release: Release): Promise<string[]> {
    const folder = this.folderOf(release.remote, release.version);
    const present = await Promise.all(
      Object.keys(release.files).map((file) =>
        fs.access(path.join(folder, file)).then(
          () => undefined,
          () => file,
        ),
      ),
    );
    return present.filter((file) => file !== undefined);
  }
}

async function writeCompressed(folder: string, file: string, bytes: Buffer): Promise<void> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = { br: await brotli(bytes, { params }), gzip: await gzip(bytes, { level: 9 }) };
  for (const encoding of ['br', 'gzip'] as const) {
    if (forms[encoding].length >= bytes.length) continue;
    const target = path.join(folder, compressedFolders[encoding], file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, forms[encoding], { flush: true });
  }
}
