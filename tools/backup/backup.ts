import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';
import { type CopiedDatabase, type Manifest, sumOf, writeManifest } from './manifest.ts';
import { dumpMysql } from './mysql-copy.ts';
import {
  copyPrivate,
  filesBelow,
  inCopyOrder,
  isSqlite,
  keptEntries,
  type ServiceDatabase,
  sqliteFile,
} from './places.ts';
import { copySqlite } from './sqlite-copy.ts';

export interface BackupWish {
  folder: string;
  dataDir: string;
  databases: readonly ServiceDatabase[];
  /** Keys are secret, and are better kept apart from the data that they protect. */
  withKeys: boolean;
}

/**
 * Copies databases and files of a site that may be running, databases first: rows refer to files,
 * never the reverse.
 */
export async function backUp({ folder, dataDir, databases, withKeys }: BackupWish): Promise<Manifest> {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
    throw new ToolError(`${folder} is not empty: give a new folder for each backup.`);
  }
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.chmodSync(folder, 0o700);
  const createdAt = new Date().toISOString();
  const copied: CopiedDatabase[] = [];
  for (const database of inCopyOrder(databases)) copied.push(await copyDatabase(folder, database));
  const files = copied.map((database) => database.path);
  for (const entry of [...keptEntries(dataDir), ...(withKeys ? ['keys'] : [])])
    files.push(...copyEntry(folder, dataDir, entry));
  const sums = [];
  for (const file of files) sums.push(await sumOf(folder, file));
  const manifest: Manifest = { format: 1, createdAt, databases: copied, files: sums };
  writeManifest(folder, manifest);
  return manifest;
}

async function copyDatabase(folder: string, database: ServiceDatabase): Promise<CopiedDatabase> {
  const { service, url } = database;
  const kind = isSqlite(database) ? 'sqlite' : 'mysql';
  const relative = `databases/${service}.${kind === 'sqlite' ? 'sqlite' : 'sql'}`;
  const to = path.join(folder, relative);
  if (kind === 'sqlite' && !fs.existsSync(sqliteFile(database))) {
    throw new ToolError(
      `${sqliteFile(database)} does not exist. Give the DATA_DIR and the addresses that the site has.`,
    );
  }
  const migrations = kind === 'sqlite' ? copySqlite(sqliteFile(database), to) : await dumpMysql(url, to);
  return { service, kind, path: relative, migrations };
}

function copyEntry(folder: string, dataDir: string, entry: string): string[] {
  const from = path.join(dataDir, entry);
  if (!fs.existsSync(from)) return [];
  const below = fs.statSync(from).isDirectory() ? filesBelow(from).map((name) => `${entry}/${name}`) : [entry];
  return below
    .filter((name) => copyPrivate(path.join(dataDir, name), path.join(folder, 'files', name)))
    .map((name) => `files/${name}`);
}
