import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { trackedFiles } from '../house/read-house.ts';
import { root, workspaceProjects } from '../workspace.ts';
import { newFeature, newRemote, newService } from './rooms.ts';

/** Builds and whole test runs take their time on a busy machine. */
const patience = 300_000;

const touched = [
  'mfe-permits',
  'services/permits',
  'mfe-store',
  'services/gateway/src',
  'packages/contracts',
  'tools/start',
];

let copy: string;

/** A copy of the repository that shares the installed packages, but links the workspaces of its own. */
function copyRepository(): string {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-new-'));
  for (const file of trackedFiles()) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  }
  return target;
}

function linkPackages(target: string) {
  const modules = path.join(target, 'node_modules');
  fs.mkdirSync(path.join(modules, '@arcada'), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@arcada' && name !== '.cache')
      fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const { folder, name } of workspaceProjects(target)) {
    fs.symlinkSync(path.join(target, folder), path.join(modules, name));
    const own = path.join(root, folder, 'node_modules');
    if (fs.existsSync(own)) fs.symlinkSync(own, path.join(target, folder, 'node_modules'));
  }
}

/** Runs a program in the copy; an empty text means that it had nothing to complain about. */
function complaint(...command: string[]): string {
  const { PATH = '' } = process.env;
  const done = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${PATH}`, NODE_OPTIONS: '' },
  });
  return done.status === 0 ? '' : `${done.stdout}\n${done.stderr}`;
}

const binary = (name: string) => fs.realpathSync(path.join(root, 'node_modules/.bin', name));

beforeAll(() => {
  copy = copyRepository();
  newRemote(copy, 'permits');
  newService(copy, 'permits', 'site-note');
  newFeature(copy, 'permits', 'photos');
  newFeature(copy, 'store', 'wish-list');
  linkPackages(copy);
  spawnSync('git', ['init', '-q'], { cwd: copy });
  // Links are no folders to git: the entry of .gitignore doesn't cover them.
  fs.appendFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  complaint(binary('biome'), 'check', '--write', '.');
}, patience);
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

test(
  'new rooms type check, together with the house that knows them',
  () => {
    expect(complaint(binary('tsc'), '-p', 'tsconfig.json')).toBe('');
  },
  patience,
);

test(
  'they keep the format and the rules of the house',
  () => {
    expect(complaint(binary('biome'), 'check', ...touched)).toBe('');
    expect(complaint('tools/check/main.ts', 'house')).toBe('');
  },
  patience,
);

test(
  'they build',
  () => {
    expect(complaint('tools/build/service.ts', 'permits')).toBe('');
    expect(complaint('packages/federation/src/build.ts', 'mfe-permits')).toBe('');
    expect(fs.existsSync(path.join(copy, 'services/permits/dist/main.js'))).toBe(true);
    expect(fs.existsSync(path.join(copy, 'mfe-permits/dist/release/release.json'))).toBe(true);
  },
  patience,
);

test(
  'their own tests pass, those of the gateway and of the contracts still do',
  () => {
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const rooms = ['services/permits', 'mfe-permits', 'mfe-store/src/features/wish-list', 'packages/contracts'];
    expect(complaint('--experimental-vm-modules', jest, '--config=jest.config.mjs', '--runInBand', ...rooms)).toBe('');
  },
  patience,
);

test('a name that is taken is refused', () => {
  expect(() => newService(copy, 'store', 'product')).toThrow(/exists already/);
});
