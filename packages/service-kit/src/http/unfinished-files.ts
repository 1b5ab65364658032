import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload takes. */
const longestUpload = 86_400_000;

/** Names in a folder; none when it isn't there. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Removes files of a folder that nothing has, of those with such a name that were last written before then. */
export async function removeUnused(
  folder: string,
  { named, before, isUsed }: { named: RegExp; before: number; isUsed: (file: string) => boolean | Promise<boolean> },
): Promise<void> {
  for (const file of await namesIn(folder)) {
    if (!named.test(file)) continue;
    const path = join(folder, file);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < before && !(await isUsed(file))) await rm(path, { force: true });
  }
}

/** Removes a folder's `.part` files left by a killed process: those last written a day ago. */
export async function removeUnfinished(folder: string, now = Date.now()): Promise<void> {
  await removeUnused(folder, { named: /\.part$/, before: now - longestUpload, isUsed: () => false });
}
