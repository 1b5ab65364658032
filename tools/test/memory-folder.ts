import fs from 'node:fs';

/** A file system in memory, as Linux has it. */
const memory = '/dev/shm';
/** A whole run uses about 2 GB of it at once. */
const leastBytes = 6 * 1024 ** 3;

/**
 * Places temporary files in memory where there is room, unless TMPDIR is set. Tests create some thousand databases:
 * on a disk, creating and dropping the tables of one takes MariaDB up to ten times as long.
 */
export function useMemory(): void {
  if (process.env.TMPDIR || !fs.existsSync(memory)) return;
  const { bavail, bsize } = fs.statfsSync(memory);
  if (bavail * bsize >= leastBytes) process.env.TMPDIR = memory;
}
