import fs from 'node:fs';
import path from 'node:path';

export interface ServiceDatabase {
  service: string;
  /** As in `<SERVICE>_DATABASE_URL`. */
  url: string;
}

/**
 * Senders of events are copied before their receivers: what the receiver's copy lacks is still in
 * the sender's outbox, and what it already has is known to its inbox. In the reverse order, an
 * event delivered between the two copies would be in neither.
 */
export const copyOrder = ['identity', 'store', 'blog', 'learning'];

const placeOf = ({ service }: ServiceDatabase) => {
  const place = copyOrder.indexOf(service);
  return place < 0 ? copyOrder.length : place;
};
export const inCopyOrder = (databases: readonly ServiceDatabase[]) =>
  [...databases].sort((one, other) => placeOf(one) - placeOf(other));

export const isSqlite = ({ url }: ServiceDatabase) => url.startsWith('sqlite:');
export const sqliteFile = ({ url }: ServiceDatabase) => decodeURIComponent(new URL(url).pathname);

// Caches, output, and what is copied separately.
const left = new Set(['gateway', 'page-server', 'logs', 'mail', 'keys', 'processes.json']);
const isLeft = (name: string) =>
  left.has(name) ||
  name.startsWith('.') ||
  /\.sqlite(-wal|-shm|\.lock.*)?$|\.(part|new|restoring)$|\.before-restore/.test(name);

/** Files and folders of a data folder that belong in a backup: a new area's are included automatically. */
export const keptEntries = (dataDir: string): string[] =>
  fs.existsSync(dataDir) ? fs.readdirSync(dataDir).filter((name) => !isLeft(name)) : [];

/** All files below a folder, relative to it; unfinished ones begin with a dot. */
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

/**
 * Copies a file, readable by its owner only; false when it is gone meanwhile, as can happen on a
 * running site.
 */
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
