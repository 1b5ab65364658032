import fs from 'node:fs';
import path from 'node:path';

export interface ServiceDatabase {
  service: string;
  /** As in `<SERVICE>_DATABASE_URL`. */
  url: string;
}

/**
 * Who sends events is copied before who receives them: what the receiver's copy lacks then waits in the sender's outbox,
 * and what it has already is known to its inbox. The other way round, an event that was delivered between the two
 * copies would be in neither.
 */
export const copyOrder = ['identity', 'store', 'learning', 'blog'];

const placeOf = ({ service }: ServiceDatabase) => {
  const place = copyOrder.indexOf(service);
  return place < 0 ? copyOrder.length : place;
};
export const inCopyOrder = (databases: readonly ServiceDatabase[]) =>
  [...databases].sort((one, other) => placeOf(one) - placeOf(other));

export const isSqlite = ({ url }: ServiceDatabase) => url.startsWith('sqlite:');
export const sqliteFile = ({ url }: ServiceDatabase) => decodeURIComponent(new URL(url).pathname);

// Copies of what others hold, output, and what is copied in its own way.
const left = new Set(['gateway', 'page-server', 'logs', 'mail', 'keys', 'processes.json']);
const isLeft = (name: string) =>
  left.has(name) ||
  name.startsWith('.') ||
  /\.sqlite(-wal|-shm|\.lock.*)?$|\.(part|new|restoring)$|\.before-restore/.test(name);

/** Files and folders of a data folder that belong into a backup: a new area's come along by themselves. */
export const keptEntries = (dataDir: string): string[] =>
  fs.existsSync(dataDir) ? fs.readdirSync(dataDir).filter((name) => !isLeft(name)) : [];

/** All files below a folder, relative to it; what is unfinished begins with a dot. */
export function filesBelow(folder: string): string[] {
  const found: string[] = [];
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name.endsWith('.part')) continue;
    if (entry.isFile()) found.push(entry.name);
    if (entry.isDirectory())
      found.push(...filesBelow(path.join(folder, entry.name)).map((name) => `${entry.name}/${name}`));
  }
  return found;
}

/** Copies a file for its owner alone; false when it has gone meanwhile, as files of a running site may. */
export function copyPrivate(from: string, to: string): boolean {
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    fs.copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  fs.chmodSync(to, 0o600);
  return true;
}
