import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface MariadbServer {
  /** Address of a user who may create databases, without a database name: `mysql://root@127.0.0.1:49152/`. */
  url: string;
  pid: number;
  /** After the server was killed: restarts it on the same data and port. Returns its process id. */
  again: () => Promise<number>;
  stop: () => Promise<void>;
}

export interface MariadbOptions {
  /** Committed data survives `kill -9`. By default speed matters more. */
  durable?: boolean;
  /** Where its data is stored permanently; by default a temporary folder, removed with the server. */
  folder?: string;
}

const startSeconds = 60;
const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
];

const find = (names: readonly string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => fs.existsSync(file));

const findServer = () => find(['mariadbd', 'mysqld']);

function findOrInstall(): string {
  const found = findServer();
  if (found) return found;
  if (process.getuid?.() === 0 && find(['apt-get'])) {
    console.log('Installing mariadb-server for the tests …');
    // A policy script keeps the package from starting the machine's own server.
    const policy = '/usr/sbin/policy-rc.d';
    const ours = !fs.existsSync(policy);
    if (ours) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    try {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'mariadb-server'], {
        stdio: 'inherit',
        env,
      });
    } finally {
      if (ours) fs.rmSync(policy, { force: true });
    }
  }
  const installed = findServer();
  if (installed) return installed;
  throw new Error(
    'The data tests need a MariaDB or MySQL server. Install one (Debian: apt-get install mariadb-server; macOS: brew ' +
      'install mariadb), or give a running one: TEST_MARIADB_URL=mysql://root:password@127.0.0.1:3306/',
  );
}

/** Starts a server of its own on a free loopback port. */
export async function startMariadb({ durable = false, folder: given }: MariadbOptions = {}): Promise<MariadbServer> {
  const binary = findOrInstall();
  if (given) fs.mkdirSync(given, { recursive: true, mode: 0o700 });
  const folder = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-mariadb-'));
  const data = path.join(folder, 'data');
  // A server removes what it takes for left temporary tables as it starts: in a common folder, those of another server,
  // which crashes.
  const places = [`--datadir=${data}`, `--tmpdir=${folder}`];
  const options = ['--no-defaults', ...places, ...(process.getuid?.() === 0 ? ['--user=root'] : [])];
  initialise(binary, folder, options);
  const port = await freePort();
  const words = [...options, ...serverOptions(folder, port, durable)];
  let child = launch(binary, words, folder);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await end(child);
    if (!given) fs.rmSync(folder, { recursive: true, force: true });
  };
  const ready = async () => {
    await answering(child, port, path.join(folder, 'server.log'));
    return child.pid as number;
  };
  const again = async () => {
    await end(child);
    child = launch(binary, words, folder);
    return ready();
  };
  try {
    return { url: `mysql://root@127.0.0.1:${port}/`, pid: await ready(), again, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const serverOptions = (folder: string, port: number, durable: boolean) => [
  '--bind-address=127.0.0.1',
  `--port=${port}`,
  `--socket=${path.join(folder, 'server.sock')}`,
  `--pid-file=${path.join(folder, 'server.pid')}`,
  '--skip-name-resolve',
  `--innodb-flush-log-at-trx-commit=${durable ? 1 : 0}`,
  '--innodb-buffer-pool-size=64M',
  '--max-connections=300',
  '--skip-grant-tables',
];

function launch(binary: string, words: readonly string[], folder: string): ChildProcess {
  const log = fs.openSync(path.join(folder, 'server.log'), 'a');
  const child = spawn(binary, words, { stdio: ['ignore', log, log] });
  fs.closeSync(log);
  return child;
}

function initialise(binary: string, folder: string, options: readonly string[]): void {
  const installer = find(['mariadb-install-db', 'mysql_install_db']);
  const done = installer
    ? spawnSync(installer, [...options, '--auth-root-authentication-method=normal', '--skip-test-db'], {
        encoding: 'utf8',
      })
    : spawnSync(binary, [...options, '--initialize-insecure'], { encoding: 'utf8' });
  if (done.status === 0) return;
  fs.rmSync(folder, { recursive: true, force: true });
  throw new Error(`The test database could not be set up:\n${done.stdout}\n${done.stderr}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answering(child: ChildProcess, port: number, log: string): Promise<void> {
  const until = Date.now() + startSeconds * 1000;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode) break;
    if (await greets(port)) return;
    await pause(50);
  }
  throw new Error(`The test database did not start:\n${fs.readFileSync(log, 'utf8').slice(-4000)}`);
}

/** A MySQL server speaks first: a first byte means that it accepts connections. */
function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const answer = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('data', () => answer(true)).once('error', () => answer(false));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

async function runUntilStopped(): Promise<void> {
  const server = await startMariadb();
  console.log(`TEST_MARIADB_URL=${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
}

// node tools/test/mariadb.ts: prints the address and runs until Ctrl-C. No top-level await: Jest requires this file.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) void runUntilStopped();
