import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface StoredImage {
  content: Buffer;
  hash: string;
}

// Beside this file in tests; seen from the bundle (dist/main.js) they are in ../src.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, '../seed/images'), join(here, '../src/seed/images')];

/** Pictures that come with the service: covers and one for each type, there also when nothing was seeded. */
export const shippedImages: string = places.find((place) => existsSync(place)) ?? places[0] ?? here;

/** Pictures of products, a few dozen small SVG files, kept in memory. The address names the content's hash. */
export class ProductImages {
  private images: ReadonlyMap<string, StoredImage> = new Map();

  /** A picture of a later directory stands in place of an earlier one's. */
  constructor(private readonly directories: readonly string[]) {}

  async load(): Promise<void> {
    const images = new Map<string, StoredImage>();
    for (const directory of this.directories) {
      for (const file of await readdir(directory).catch(emptyWhenMissing)) {
        if (!file.endsWith('.svg')) continue;
        const content = await readFile(join(directory, file));
        images.set(file, { content, hash: createHash('sha256').update(content).digest('hex').slice(0, 12) });
      }
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
