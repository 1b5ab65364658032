import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface StoredImage {
  content: Buffer;
  hash: string;
}

/** Pictures of products, a few dozen small SVG files, kept in memory. The address names the content's hash. */
export class ProductImages {
  private images: ReadonlyMap<string, StoredImage> = new Map();

  constructor(private readonly directory: string) {}

  async load(): Promise<void> {
    const images = new Map<string, StoredImage>();
    for (const file of await readdir(this.directory).catch(emptyWhenMissing)) {
      if (!file.endsWith('.svg')) continue;
      const content = await readFile(join(this.directory, file));
      images.set(file, { content, hash: createHash('sha256').update(content).digest('hex').slice(0, 12) });
    }
    this.images = images;
  }

  find(file: string): StoredImage | undefined {
    return this.images.get(file);
  }

  url(file: string): string {
    const hash = this.images.get(file)?.hash;
    return `/api/store/images/${file}${hash ? `?v=${hash}` : ''}`;
  }
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
