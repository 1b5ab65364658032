import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';
import { type CopiedDatabase, type Manifest, readVerified } from './manifest.ts';
import { assertUnusedMysql, restoreMysql, tablesOf } from './mysql-copy.ts';
import { copyPrivate, isSqlite, type ServiceDatabase, sqliteFile } from './places.ts';
import { assertUnused, restoreSqlite } from './sqlite-copy.ts';

export interface RestoreWish {
  folder: string;
  dataDir: string;
  databases: readonly ServiceDatabase[];
  /** Replaces existing data, which is moved aside, not deleted. */
  force: boolean;
  /** Migrations that the code of a service knows. */
  knownMigrations: (service: string) => Promise<readonly string[]>;
}

/** Checks everything before it changes anything; then each database and folder is replaced in one step. */
export async function restore(wish: RestoreWish): Promise<Manifest> {
  const { folder, dataDir, force } = wish;
  const manifest = await readVerified(folder);
  const pairs = manifest.databases.map((copy) => ({ copy, target: targetOf(wish, copy) }));
  for (const { copy } of pairs) await assertKnown(copy, await wish.knownMigrations(copy.service));
  const entries = entriesOf(manifest);
  const occupied = entries.map((entry) => path.join(dataDir, entry)).filter((place) => fs.existsSync(place));
  for (const { target } of pairs) {
    if (isSqlite(target)) assertUnused(sqliteFile(target));
    else await assertUnusedMysql(target.url);
    if (await hasData(target))
      occupied.push(isSqlite(target) ? sqliteFile(target) : `the database of ${target.service}`);
  }
  if (occupied.length > 0 && !force) {
    throw new ToolError(
      `There is data already:\n- ${occupied.join('\n- ')}\nWith --force it is set aside and replaced.`,
    );
  }
  const mark = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  for (const { copy, target } of pairs) {
    const file = path.join(folder, copy.path);
    if (isSqlite(target)) restoreSqlite(file, sqliteFile(target), mark);
    else await restoreMysql(target.url, file, mark);
  }
  for (const entry of entries) restoreEntry(wish, manifest, entry, mark);
  return manifest;
}

function targetOf({ databases }: RestoreWish, copy: CopiedDatabase): ServiceDatabase {
  const target = databases.find(({ service }) => service === copy.service);
  if (!target) throw new ToolError(`The backup holds a database of ${copy.service}, which this release doesn't have.`);
  if (isSqlite(target) === (copy.kind === 'sqlite')) return target;
  throw new ToolError(
    `The backup of ${copy.service} is for ${copy.kind}: set ${copy.service.toUpperCase()}_DATABASE_URL to a database of that kind.`,
  );
}

async function assertKnown({ service, migrations }: CopiedDatabase, known: readonly string[]): Promise<void> {
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new ToolError(
    `The backup of ${service} was made by a newer release (${newer.join(', ')}): restore it with that release.`,
  );
}

async function hasData(target: ServiceDatabase): Promise<boolean> {
  if (isSqlite(target)) return fs.existsSync(sqliteFile(target));
  return (await tablesOf(target.url)).length > 0;
}

const entriesOf = ({ files }: Manifest) => [
  ...new Set(files.filter((file) => file.path.startsWith('files/')).map((file) => file.path.split('/')[1] as string)),
];

function restoreEntry({ folder, dataDir }: RestoreWish, { files }: Manifest, entry: string, mark: string): void {
  const place = path.join(dataDir, entry);
  const unfinished = `${place}.restoring`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  for (const { path: file } of files) {
    const [, first, ...rest] = file.split('/');
    if (file.startsWith('files/') && first === entry)
      copyPrivate(path.join(folder, file), path.join(unfinished, ...rest));
  }
  if (fs.existsSync(place)) fs.renameSync(place, `${place}.before-restore-${mark}`);
  fs.renameSync(unfinished, place);
}
