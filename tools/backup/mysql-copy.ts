import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ToolError } from '../progress.ts';

const programs = { dump: ['mariadb-dump', 'mysqldump'], client: ['mariadb', 'mysql'] } as const;

function find(what: keyof typeof programs): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = programs[what]
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
  if (found) return found;
  throw new ToolError(
    `Backup and restore of MySQL and MariaDB need ${programs[what].join(' or ')} in the PATH. Install the client ` +
      'programs (Debian: apt-get install mariadb-client; macOS: brew install mariadb), or use those of the database host.',
  );
}

const databaseOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

function connectionOf(url: string): string[] {
  const { hostname, port, username, searchParams } = new URL(url);
  const socket = searchParams.get('socket');
  return [
    '--no-defaults',
    ...(socket ? [`--socket=${socket}`] : [`--host=${hostname}`, `--port=${port || 3306}`, '--protocol=TCP']),
    `--user=${decodeURIComponent(username)}`,
    ...(searchParams.get('ssl') === 'true' ? ['--ssl'] : []),
    '--default-character-set=utf8mb4',
  ];
}

interface Run {
  from?: string;
  to?: string;
}

/** Runs a client program; the password is passed in the environment, so that process lists don't show it. */
async function run(what: keyof typeof programs, url: string, words: readonly string[], { from, to }: Run = {}) {
  const program = find(what);
  const input = from === undefined ? 'ignore' : fs.openSync(from, 'r');
  const output = to === undefined ? 'pipe' : fs.openSync(to, 'wx', 0o600);
  const child = spawn(program, [...connectionOf(url), ...words], {
    env: { PATH: process.env.PATH, MYSQL_PWD: decodeURIComponent(new URL(url).password) },
    stdio: [input, output, 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [code, answer, complaints] = await Promise.all([
    ended,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  if (typeof output === 'number') {
    fs.fsyncSync(output);
    fs.closeSync(output);
  }
  if (typeof input === 'number') fs.closeSync(input);
  if (code !== 0) throw new ToolError(`${path.basename(program)} failed for ${databaseOf(url)}:\n${complaints.trim()}`);
  return answer;
}

const rows = (answer: string) => answer.split('\n').filter(Boolean);
const ask = async (url: string, sql: string, database = databaseOf(url)) =>
  rows(await run('client', url, ['--batch', '--skip-column-names', `--execute=${sql}`, database]));
const quoted = (name: string) => `\`${name.replaceAll('`', '``')}\``;

/** One transaction's view of the whole database, without locking anyone out. */
export async function dumpMysql(url: string, to: string): Promise<string[]> {
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  const words = ['--single-transaction', '--skip-lock-tables', '--no-tablespaces', '--hex-blob', '--skip-dump-date'];
  // For MySQL's program only: with global transaction ids it requires the privilege RELOAD, and
  // writes a dump that only an administrator can restore. MariaDB's ignores `loose` options.
  await run('dump', url, [...words, '--loose-set-gtid-purged=OFF', databaseOf(url)], { to });
  return ask(url, 'SELECT name FROM schema_migration ORDER BY id');
}

export const tablesOf = (url: string) => ask(url, 'SHOW TABLES');

export async function assertUnusedMysql(url: string): Promise<void> {
  const mine = 'SELECT COUNT(*) FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()';
  const [others] = await ask(url, mine);
  if (Number(others) > 0) {
    throw new ToolError(`The database ${databaseOf(url)} has ${others} open connections: stop the site first.`);
  }
}

/**
 * Loads the dump beside the database and then swaps all tables in one statement, so that a failure
 * leaves either the old or the new one. The old tables are kept in a database of their own.
 */
export async function restoreMysql(url: string, dump: string, mark: string): Promise<void> {
  const name = databaseOf(url);
  const loaded = `${name}_restore_${mark}`;
  const before = `${name}_before_${mark}`;
  const old = await tablesOf(url);
  const collation = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
  await ask(url, `CREATE DATABASE ${quoted(loaded)} ${collation}`);
  await run('client', url, [loaded], { from: dump });
  if (old.length > 0) await ask(url, `CREATE DATABASE ${quoted(before)} ${collation}`);
  const fresh = await ask(url, 'SHOW TABLES', loaded);
  const move = (tables: string[], from: string, to: string) =>
    tables.map((table) => `${quoted(from)}.${quoted(table)} TO ${quoted(to)}.${quoted(table)}`);
  await ask(url, `RENAME TABLE ${[...move(old, name, before), ...move(fresh, loaded, name)].join(', ')}`);
  await ask(url, `ALTER DATABASE ${quoted(name)} ${collation}; DROP DATABASE ${quoted(loaded)}`);
}
