import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { trackedFiles } from '../house/read-house.ts';
import { root, workspaceProjects } from '../workspace.ts';

/** A copy of the repository under git, with everything tracked here committed. */
export function copyRepository(): string {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-new-'));
  for (const file of trackedFiles()) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  }
  git(target, 'init', '-q');
  // Git doesn't treat links as folders, so the entry of .gitignore doesn't cover them.
  fs.appendFileSync(path.join(target, '.git/info/exclude'), 'node_modules\n');
  git(target, 'add', '--all');
  git(target, '-c', 'user.name=test', '-c', 'user.email=test@arcada.example', 'commit', '-qm', 'copy: begin');
  return target;
}

export function git(copy: string, ...words: string[]): string {
  const done = spawnSync('git', words, { cwd: copy, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`git ${words[0]}: ${done.stderr}`);
  return done.stdout.trim();
}

/** Shares the installed packages, but links the workspaces of the copy. */
export function linkPackages(target: string): void {
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

export function environmentOfCopy(): NodeJS.ProcessEnv {
  const { PATH = '' } = process.env;
  return { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${PATH}`, NODE_OPTIONS: '' };
}

/** Runs a program in the copy; an empty result means no complaints. */
export function complaint(copy: string, ...command: string[]): string {
  const done = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8', env: environmentOfCopy() });
  return done.status === 0 ? '' : `${done.stdout}\n${done.stderr}`;
}

export const binary = (name: string) => fs.realpathSync(path.join(root, 'node_modules/.bin', name));
