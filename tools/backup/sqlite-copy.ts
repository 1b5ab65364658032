import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ToolError } from '../progress.ts';

/** Copies a consistent snapshot of a database in use: the site's readers and writer continue meanwhile. */
export function copySqlite(from: string, to: string): string[] {
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
  fs.chmodSync(to, 0o600);
  flush(to);
  return migrationsOf(to);
}

/** Names of the migrations; throws when the file is damaged. */
function migrationsOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [check = {}] = database.prepare('PRAGMA integrity_check(1)').all();
    if (Object.values(check)[0] !== 'ok') throw new ToolError(`${file} is damaged: ${Object.values(check)[0]}`);
    return database
      .prepare('SELECT name FROM schema_migration ORDER BY id')
      .all()
      .map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

/** Throws while a process owns the database: it is the same lock that each service takes. */
export function assertUnused(file: string): void {
  if (!fs.existsSync(`${file}.lock`)) return;
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN IMMEDIATE');
    lock.exec('ROLLBACK');
  } catch {
    throw new ToolError(`${file} is in use: stop the site first.`);
  } finally {
    lock.close();
  }
}

/** Replaces the database by the copy in one step; the previous one is moved aside. */
export function restoreSqlite(copy: string, file: string, mark: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.restoring`;
  fs.rmSync(unfinished, { force: true });
  fs.copyFileSync(copy, unfinished);
  fs.chmodSync(unfinished, 0o600);
  flush(unfinished);
  if (fs.existsSync(file)) {
    // The log is moved too: without it the old file would lack its last writes.
    for (const end of ['-wal', '-shm']) {
      if (fs.existsSync(file + end)) fs.renameSync(file + end, `${file}.before-restore-${mark}${end}`);
    }
    fs.renameSync(file, `${file}.before-restore-${mark}`);
  }
  fs.renameSync(unfinished, file);
  flush(path.dirname(file));
}

function flush(place: string): void {
  const descriptor = fs.openSync(place, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
