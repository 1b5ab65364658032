import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.ts';
import type { WatchTimes } from './health-watch.ts';
import { readKeys } from './keys.ts';
import { logFile } from './log-file.ts';
import { freePorts } from './ports.ts';
import { type ProcessDefinition, processTable, type Site } from './process-table.ts';
import { readSettings } from './settings.ts';
import { pauseAfter, Supervisor } from './supervisor.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-start-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function script(name: string, text: string) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return path.relative(root, file);
}

const server = script(
  'server.mjs',
  `import http from 'node:http';
  http.createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.env.STORE_PORT), '127.0.0.1');`,
);

async function siteWith(definition: Partial<ProcessDefinition>, times?: WatchTimes) {
  const [port = 0] = await freePorts(1);
  const ports = Object.fromEntries([...processTable.map(({ name }) => name), 'gateway-internal'].map((n) => [n, port]));
  const settings = readSettings({ ...process.env, DATA_DIR: path.join(folder, `data-${port}`) });
  const site: Site = { settings, keys: readKeys(settings.dataDir), ports: ports as Site['ports'] };
  const store = processTable.find(({ name }) => name === 'store');
  if (!store) throw new Error('no store in the table');
  const lines: string[] = [];
  const supervisor = new Supervisor(
    { ...store, ...definition },
    site,
    (line) => lines.push(line),
    () => undefined,
    times,
  );
  return { site, supervisor, lines, url: `http://127.0.0.1:${port}` };
}

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the pause between restarts doubles from 0.2 s up to 5 s', () => {
  expect([1, 2, 3, 5, 6, 20].map(pauseAfter)).toEqual([200, 400, 800, 3200, 5000, 5000]);
});

test('a process that dies is restarted, which is reported', async () => {
  const { supervisor, lines, url } = await siteWith({ script: server });
  await supervisor.start();
  const first = Number(await (await fetch(url)).text());
  process.kill(first, 'SIGKILL');
  await until(() => lines.some((line) => line.startsWith('store is back')));
  const second = Number(await (await fetch(url)).text());
  expect(second).not.toBe(first);
  expect(lines[0]).toBe('store ended by SIGKILL: starting it again in 0.2 s');
  await supervisor.stop();
  expect(isAlive(second)).toBe(false);
});

const fast: WatchTimes = { every: 50, wait: 1500, limit: 3 };

test('a running process that does not become ready is reported with its last lines', async () => {
  const neverReady = script(
    'never-ready.mjs',
    `import http from 'node:http';
  console.error('live.json is unreadable');
  http.createServer((_, answer) => answer.writeHead(503).end()).listen(Number(process.env.STORE_PORT), '127.0.0.1');`,
  );
  const { supervisor, lines } = await siteWith({ script: neverReady }, { ...fast, late: 900 });
  void supervisor.start();
  await until(() => lines.length > 0);
  expect(lines[0]).toMatch(/^store runs but isn’t ready yet.*live\.json is unreadable/s);
  await supervisor.stop();
});

test('a hanging process is replaced', async () => {
  const { supervisor, lines, url } = await siteWith({ script: server }, fast);
  await supervisor.start();
  const first = Number(await (await fetch(url)).text());
  process.kill(first, 'SIGSTOP');
  await until(() => lines.some((line) => line.startsWith('store is back')));
  expect(lines.slice(0, 2)).toEqual([
    'store has not answered for 4.5 s: it hangs and is replaced',
    'store ended by SIGKILL: starting it again in 0.2 s',
  ]);
  expect(isAlive(first)).toBe(false);
  const second = Number(await (await fetch(url)).text());
  process.kill(second, 'SIGSTOP');
  await until(() => lines.filter((line) => line.startsWith('store is back')).length === 2);
  await supervisor.stop();
});

test('a process that is alive but not ready is left alone', async () => {
  const unready = script(
    'unready.mjs',
    `import http from 'node:http';
    let asked = 0;
    let wasReady = false;
    http.createServer((request, answer) => {
      if (request.url === '/healthz') asked += 1;
      const first = request.url === '/readyz' && !wasReady;
      wasReady ||= first;
      answer.writeHead(first ? 200 : 503).end(String(asked));
    }).listen(Number(process.env.STORE_PORT), '127.0.0.1');`,
  );
  const { supervisor, lines, url } = await siteWith({ script: unready }, fast);
  await supervisor.start();
  const { pid } = supervisor;
  await until(async () => Number(await (await fetch(url)).text()) > fast.limit * 2);
  expect([lines, supervisor.pid]).toEqual([[], pid]);
  await supervisor.stop();
});

test('a process that never starts fails the start with the end of its log', async () => {
  const broken = script('broken.mjs', `console.error('STORE_DATABASE_URL is missing'); process.exit(3);`);
  const { supervisor } = await siteWith({ script: broken });
  await expect(supervisor.start()).rejects.toThrow(/with code 3[\s\S]*STORE_DATABASE_URL is missing/);
});

test('every line of a log is JSON, including what Node itself prints', async () => {
  const loud = script(
    'loud.mjs',
    `console.log(JSON.stringify({ level: 'info', message: 'begins' }));
    process.emitWarning('take care');
    setTimeout(() => { throw new Error('boom'); }, 50);`,
  );
  const { site, supervisor } = await siteWith({ script: loud });
  await expect(supervisor.start()).rejects.toThrow(/boom/);
  const lines = fs.readFileSync(logFile(site.settings.dataDir, 'store'), 'utf8').trimEnd().split('\n');
  const levels = lines.map((line) => (JSON.parse(line) as { level: string }).level);
  expect(levels.slice(0, 3)).toEqual(['info', 'warn', 'error']);
});

test('no process outlives a killed launcher', async () => {
  const [port = 0] = await freePorts(1);
  const launcher = script(
    'launcher.mjs',
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['--import', ${JSON.stringify(pathToFileURL(path.join(root, 'tools/start/follow-parent.mjs')).href)},
      ${JSON.stringify(path.join(root, server))}], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true });
    setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, [path.join(root, launcher)], {
    env: { ...process.env, STORE_PORT: String(port) },
    stdio: 'ignore',
  });
  const ask = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      (answer) => answer.text(),
      () => '',
    );
  await until(async () => (await ask()) !== '');
  const pid = Number(await ask());
  child.kill('SIGKILL');
  await until(() => !isAlive(pid));
  expect(isAlive(pid)).toBe(false);
});

test('a process whose launcher was killed finishes its work although nothing reads its log any more', async () => {
  const mark = path.join(folder, 'drained');
  const busy = script(
    'busy.mjs',
    `import fs from 'node:fs';
    setInterval(() => console.log('{"message":"still here"}'), 5);
    process.on('SIGTERM', () => setTimeout(() => { fs.writeFileSync(${JSON.stringify(mark)}, ''); process.exit(0); }, 300));
    process.send('up');`,
  );
  const launcher = script(
    'reading-launcher.mjs',
    `import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['--import', ${JSON.stringify(pathToFileURL(path.join(root, 'tools/start/follow-parent.mjs')).href)},
      ${JSON.stringify(path.join(root, busy))}], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
    child.stdout.resume();
    child.on('message', () => process.send('up'));`,
  );
  const child = spawn(process.execPath, [path.join(root, launcher)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await new Promise((resolve) => child.once('message', resolve));
  child.kill('SIGKILL');
  await until(() => fs.existsSync(mark));
  expect(fs.existsSync(mark)).toBe(true);
});
