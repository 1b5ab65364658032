// Run first by every npm script. Plain JavaScript, because nothing is installed yet and the
// machine's Node may be older than the project's: installs the lockfile's packages, then runs the
// real tool on the Node that came with them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const binaries = path.join(modules, '.bin');
const oldestNode = [24, 12];

const tools = {
  start: 'tools/start/main.ts',
  dev: 'tools/dev/main.ts',
  build: 'tools/build/main.ts',
  test: 'tools/test/main.ts',
  check: 'tools/check/main.ts',
  e2e: 'tools/test/e2e.ts',
  bench: 'tools/bench/main.ts',
  release: 'tools/release/main.ts',
  migrate: 'tools/migrate/main.ts',
  audit: 'tools/audit/main.ts',
  keys: 'tools/start/print-keys.ts',
  backup: 'tools/backup/main.ts',
  restore: 'tools/backup/restore-main.ts',
  mutants: 'tools/mutants/main.ts',
  soak: 'tools/soak/main.ts',
  new: 'tools/new/main.ts',
  ids: 'tools/ids/main.ts',
};

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** True when every package of the lockfile that this machine needs is installed in the locked version. */
function isInstalled() {
  const lockfile = path.join(root, 'package-lock.json');
  const text = fs.readFileSync(lockfile);
  const hash = createHash('sha256').update(text).digest('hex');
  const mark = path.join(modules, '.arcada-lock');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === hash) return true;
  const hidden = path.join(modules, '.package-lock.json');
  if (!fs.existsSync(hidden)) return false;
  const wanted = JSON.parse(text.toString('utf8')).packages;
  const installed = JSON.parse(fs.readFileSync(hidden, 'utf8')).packages;
  const same = Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    const found = installed[place];
    return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(entry.optional);
  });
  if (same) fs.writeFileSync(mark, hash);
  return same;
}

const withoutBinaries = (value = '') =>
  value
    .split(path.delimiter)
    .filter((folder) => folder !== binaries)
    .join(path.delimiter);

function npm(...parameters) {
  // npm must not run on the Node that it is about to replace.
  const done = spawnSync('npm', [...parameters, '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'], {
    cwd: root,
    // Not on the standard output, which may go into a file: `npm run -s keys > .env`.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PATH: withoutBinaries(process.env.PATH) },
    shell: process.platform === 'win32',
  });
  return done.status === 0;
}

function install() {
  const begun = Date.now();
  const first = !fs.existsSync(modules);
  console.error(first ? 'Installing packages (first start) …' : 'package-lock.json has changed: installing packages …');
  // What is there already is kept where that leads to the lockfile's versions: seconds instead of minutes.
  const changed = !first && npm('install', '--no-save') && isInstalled();
  if (!changed && !npm('ci'))
    stop('npm ci failed. Check the connection to the package registry and run the command again.');
  if (!isInstalled()) stop('npm ci finished, but node_modules does not match package-lock.json. Run "npm ci" by hand.');
  console.error(`Installed in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** False for the lock of a process that was killed. Just created, it is still empty. */
function isHeld(lock) {
  try {
    const holder = Number(fs.readFileSync(lock, 'utf8'));
    return holder > 0 ? isRunning(holder) : Date.now() - fs.statSync(lock).mtimeMs < 2000;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Two installations at the same time would remove each other's files. */
function oneAtATime(work) {
  const lock = path.join(root, '.installing');
  for (let waits = false; ; ) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isHeld(lock)) {
      if (!waits) console.error('Another command is installing packages: waiting for it …');
      waits = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    } else fs.rmSync(lock, { force: true });
  }
  try {
    work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function isRecent(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** The Node of the lockfile, else this one when it is recent enough. */
function findNode() {
  const locked = path.join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (fs.existsSync(locked)) {
    const real = fs.realpathSync(locked);
    if (real === fs.realpathSync(process.execPath)) return process.execPath;
    const asked = spawnSync(locked, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
    if (asked.status === 0 && isRecent(asked.stdout.trim())) return locked;
  }
  if (isRecent(process.version)) return process.execPath;
  return stop(
    `This project needs Node ${oldestNode.join('.')} or later. The lockfile brings it for Linux, macOS and Windows, but not for ` +
      `${process.platform} ${process.arch}, and this is Node ${process.version}. Install Node 24 (nodejs.org) and try again.`,
  );
}

const [name, ...rest] = process.argv.slice(2);
const tool = tools[name];
if (!tool) stop(`Say what to run: npm run ${Object.keys(tools).join(' | ')}`);
if (!fs.existsSync(path.join(root, tool)))
  stop(`${tool} does not exist: "npm run ${name}" is not part of this checkout.`);
if (!isInstalled()) {
  oneAtATime(() => {
    if (!isInstalled()) install();
  });
}

process.env.PATH = `${binaries}${path.delimiter}${withoutBinaries(process.env.PATH)}`;
// Node keeps what it compiled there: every later process starts with less work, also the site's services.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/arcada-compiled');
const node = findNode();
if (node === process.execPath) {
  process.argv = [node, path.join(root, tool), ...rest];
  await import(pathToFileURL(path.join(root, tool)).href);
} else {
  const child = spawn(node, [path.join(root, tool), ...rest], { cwd: process.cwd(), stdio: 'inherit' });
  // A terminal sends Ctrl-C to the whole group; a signal sent only to this process is forwarded.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
