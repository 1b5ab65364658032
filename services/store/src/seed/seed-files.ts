import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ZipFile } from 'yazl';

// The folder of this file in tests; seen from the bundle (dist/main.js) it is ../src/seed.
const here = dirname(fileURLToPath(import.meta.url));
const seedDirectory = [here, join(here, '../src/seed')].find((folder) => existsSync(join(folder, 'downloads'))) ?? here;

// Zip files of the same content are the same bytes, whenever and wherever they are made.
const fixedTime = new Date('2026-01-01T00:00:00Z');

export interface PackedFile {
  file: string;
  bytes: number;
  sha256: string;
}

/** Packs `downloads/<folder>` as `<name>.zip`, with one top folder of the same name; returns what it made. */
export async function packDownload(target: string, folder: string, name: string): Promise<PackedFile> {
  await mkdir(target, { recursive: true });
  const source = join(seedDirectory, 'downloads', folder);
  const zip = new ZipFile();
  for (const file of await filesIn(source)) {
    zip.addBuffer(await readFile(join(source, file)), `${name}/${file}`, { mtime: fixedTime });
  }
  zip.end();
  const file = `${name}.zip`;
  // Under another name first: a buyer must never get half a file.
  const unfinished = join(target, `${file}.${process.pid}.part`);
  await pipeline(zip.outputStream, createWriteStream(unfinished));
  await rename(unfinished, join(target, file));
  const content = await readFile(join(target, file));
  return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('__pycache__'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
