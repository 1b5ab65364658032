import { rm, stat } from 'node:fs/promises';

/** Removes a file that nothing has any more, unless it was written after `changedAt`: then somebody has just uploaded it. */
export async function discardFile(path: string, changedAt: Date): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException): undefined => {
    if (error.code !== 'ENOENT') throw error;
  });
  // Times of rows have no fractions of milliseconds.
  if (found && found.mtimeMs < changedAt.getTime() + 1) await rm(path, { force: true });
}
