import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

// Deeper folders are protected by those above them.
const levels = 2;

/** Restricts to the owner everything this process writes from here on, and what DATA_DIR already contains. */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  const fault = dataDirFault(dataDir);
  if (fault) throw new ConfigError(fault);
  close(dataDir, levels);
}

/** Creates the folder; returns a sentence when it can't be used. */
export function dataDirFault(dataDir: string): string | undefined {
  const example = 'Example: DATA_DIR=/var/lib/arcada';
  try {
    makeFolder(path.resolve(dataDir));
    if (!fs.statSync(dataDir).isDirectory())
      return `DATA_DIR is not usable: ${dataDir}: there is a file in the way. ${example}`;
    const trial = path.join(dataDir, `.writable-${process.pid}`);
    fs.writeFileSync(trial, '', { mode: 0o600 });
    fs.rmSync(trial);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') return undefined;
    const why = code === 'ENOTDIR' ? 'there is a file in the way' : `it can't be written (${code})`;
    return `DATA_DIR is not usable: ${dataDir}: ${why}. ${example}`;
  }
}

// Node's recursive mkdir never returns where a parent can neither be found nor created, as below
// /proc.
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process of the site created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function close(folder: string, depth: number): void {
  makePrivate(folder);
  if (depth === 0) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) close(place, depth - 1);
    else if (entry.isFile()) makePrivate(place);
  }
}

function makePrivate(place: string): void {
  try {
    const { mode } = fs.statSync(place);
    if (mode & 0o077) fs.chmodSync(place, mode & 0o700);
  } catch (error) {
    // Gone meanwhile, or mounted from a place that another user owns: its owner decides.
    if (!['ENOENT', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
