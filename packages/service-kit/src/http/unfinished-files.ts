import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload takes. */
const longestUpload = 86_400_000;

/** Names in a folder; none when it isn't there. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Removes a folder's `.part` files left by a killed process: those last written a day ago. */
export async function removeUnfinished(folder: string, now = Date.now()): Promise<void> {
  const names = await namesIn(folder);
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now - longestUpload) await rm(file, { force: true });
  }
}
