import type { FileHandle } from 'node:fs/promises';
import { readableText, type ZipContents } from '@arcada/contracts';
import { zipEntries, zipOf } from '@arcada/service-kit/zips';

const mostListed = 500;
const longestName = 300;
const isFolder = (name: string) => /[\\/]$/.test(name);

/** What a zip file says that it contains, read from its directory alone; undefined for another file. */
export async function zipContents(file: FileHandle): Promise<ZipContents | undefined> {
  const entries = await zipEntries(zipOf(file, (await file.stat()).size));
  const order = new Intl.Collator('en', { numeric: true });
  const files = entries?.filter(({ name }) => !isFolder(name)).sort((a, b) => order.compare(a.name, b.name));
  return (
    files && {
      files: files.slice(0, mostListed).map(({ name, bytes }) => ({
        name: readableText(name).slice(0, longestName),
        bytes,
      })),
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  );
}
