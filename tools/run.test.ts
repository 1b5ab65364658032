import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './workspace.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);
const write = (name: string, content: unknown, mode?: number) => {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content), { mode });
};
const lock = (version: string) => ({
  packages: {
    '': { name: 'house' },
    'node_modules/a': { version, integrity: `sha512-${version}` },
    'node_modules/a-other-platform': { version: '1.0.0', optional: true },
  },
});

/** A small repository with the real run.mjs, and an npm that installs by copying the lockfile. */
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-run-'));
  write('tools/run.mjs', fs.readFileSync(path.join(root, 'tools/run.mjs'), 'utf8'));
  write('tools/check/main.ts', 'console.log(("checked " + process.argv.slice(2).join(" ")) as string);');
  write('package-lock.json', lock('1.0.0'));
  const npm = '#!/bin/sh\necho "npm $*"\nmkdir -p node_modules\ncp package-lock.json node_modules/.package-lock.json\n';
  write('bin/npm', npm, 0o755);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const run = (...parameters: string[]) => {
  const done = spawnSync(process.execPath, [file('tools/run.mjs'), ...parameters], {
    encoding: 'utf8',
    env: { PATH: `${file('bin')}${path.delimiter}/usr/bin${path.delimiter}/bin` },
  });
  return { status: done.status, output: `${done.stderr}${done.stdout}` };
};

test('packages are installed on the first run, and again only when the lockfile has changed', () => {
  expect(run('check', 'house').output).toMatch(/npm ci[\s\S]*checked house/);
  expect(run('check').output).not.toContain('npm ci');
  write('package-lock.json', lock('2.0.0'));
  expect(run('check').output).toMatch(/npm install --no-save/);
  expect(run('check').output).not.toMatch(/npm (ci|install)/);
});

test('what an installation in place cannot bring about, a clean one does', () => {
  run('check');
  const npm =
    '#!/bin/sh\necho "npm $*"\n[ "$1" = ci ] && cp package-lock.json node_modules/.package-lock.json\nexit 0\n';
  write('bin/npm', npm, 0o755);
  write('package-lock.json', lock('2.0.0'));
  expect(run('check').output).toMatch(/npm install[\s\S]*npm ci[\s\S]*checked/);
});

test('commands that start together install once', async () => {
  const slow =
    '#!/bin/sh\nsleep 1\nmkdir -p node_modules\ncp package-lock.json node_modules/.package-lock.json\necho x >> runs\n';
  write('bin/npm', slow, 0o755);
  const environment = { PATH: `${file('bin')}${path.delimiter}/usr/bin${path.delimiter}/bin` };
  const commands = ['one', 'two', 'three'].map(async (name) => {
    const child = spawn(process.execPath, [file('tools/run.mjs'), 'check', name], { env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    await once(child, 'close');
    return output;
  });
  for (const output of await Promise.all(commands)) expect(output).toContain('checked');
  expect(fs.readFileSync(file('runs'), 'utf8')).toBe('x\n');
});

test('an installation that was killed blocks none after it', () => {
  write('.installing', '999999999');
  expect(run('check').output).toContain('checked');
  expect(fs.existsSync(file('.installing'))).toBe(false);
});

test('packages installed by hand are left alone', () => {
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/a': lock('1.0.0').packages['node_modules/a'] },
  });
  expect(run('check').output).not.toContain('npm ci');
});

test('a failed installation stops, and says what to do', () => {
  write('bin/npm', '#!/bin/sh\nexit 1\n', 0o755);
  const { status, output } = run('check');
  expect(status).toBe(1);
  expect(output).toContain('npm ci failed. Check the connection');
  expect(output).not.toContain('checked');
});

test('an unknown tool lists the known ones', () => {
  expect(run('fly')).toMatchObject({ status: 1, output: expect.stringContaining('npm run start | dev | build') });
});
