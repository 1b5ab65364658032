import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { CONFIG, type Housekeeper, removeUnfinished, requireFreeSpace } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { checkZip } from './checked-zip.ts';
import { discardFile } from './discard-file.ts';
import { fileEmpty, fileTooLarge } from './product-file.errors.ts';
import { largestFile } from './product-file.schema.ts';

interface Admission {
  /** In bytes. */
  limit?: number;
  /** Throws when the file isn't wanted; it gets its name, under which others may share it, only after that. */
  accept?: (file: StoredFile) => Promise<void>;
}

export interface StoredFile {
  file: string;
  bytes: number;
  sha256: string;
}

/**
 * Where the files of products are stored, each under the hash of its content: a new one never
 * replaces another.
 */
@Injectable()
export class DownloadFolder implements Housekeeper {
  readonly path: string;

  constructor(@Inject(CONFIG) config: { DATA_DIR: string }) {
    this.path = join(config.DATA_DIR, 'store/downloads');
  }

  run(now?: number): Promise<void> {
    return removeUnfinished(this.path, now);
  }

  /** Removes a file that no row names any more. */
  discard(file: string, changedAt: Date): Promise<void> {
    return discardFile(join(this.path, file), changedAt);
  }

  /** When this returns, the file is complete, flushed to disk and under its final name. */
  async keep(
    name: string,
    content: AsyncIterable<Buffer>,
    { limit = largestFile, accept }: Admission = {},
  ): Promise<StoredFile> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    await requireFreeSpace(this.path, limit);
    const unfinished = join(this.path, `${randomUUID()}.part`);
    try {
      const { bytes, sha256 } = await write(unfinished, content, limit);
      if (extname(name).toLowerCase() === '.zip') await checkZip(unfinished);
      const stored = { file: `${sha256}${extname(name).toLowerCase()}`, bytes, sha256 };
      await accept?.(stored);
      await rename(unfinished, join(this.path, stored.file));
      await sync(this.path);
      return stored;
    } finally {
      await rm(unfinished, { force: true });
    }
  }
}

async function write(
  path: string,
  content: AsyncIterable<Buffer>,
  limit: number,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of content) {
      bytes += part.length;
      if (bytes > limit) throw fileTooLarge();
      hash.update(part);
      await file.writeFile(part);
    }
    if (bytes === 0) throw fileEmpty();
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Makes the new name survive a power failure too. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
