import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commitFaults, faultOf, newCommits } from './commit-subjects.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-commits-'));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const origin = path.join(base, 'origin');
const git = (folder: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...parameters], { cwd: folder });
const commit = (folder: string, subject: string) => git(folder, 'commit', '-q', '--allow-empty', '-m', subject);
const clone = (name: string, ...options: string[]) => {
  git(base, 'clone', '-q', ...options, `file://${origin}`, name);
  return path.join(base, name);
};

beforeAll(() => {
  fs.mkdirSync(origin);
  git(origin, 'init', '-q', '-b', 'main');
  commit(origin, 'Everything that was written before');
  commit(origin, 'A second one');
});

test('a subject names its area and what the commit does, within 72 characters', () => {
  expect(faultOf('store: look up prices once')).toBeUndefined();
  expect(faultOf('page server, platform: wait once')).toBeUndefined();
  expect(faultOf('Prices are looked up once')).toContain('area: what it does');
  expect(faultOf('Store: look up prices once')).toContain('area: what it does');
  expect(faultOf(`store: ${'x'.repeat(66)}`)).toContain('73 characters');
});

test('only commits that are not on the main branch yet are checked', () => {
  const folder = clone('work');
  expect(newCommits(folder)).toEqual([]);
  commit(folder, 'Something without an area');
  commit(folder, 'blog: name the author');
  expect(commitFaults(newCommits(folder))).toEqual([expect.stringContaining('Something without an area')]);
  expect(newCommits(folder, 'HEAD~1').map(({ subject }) => subject)).toEqual(['blog: name the author']);
});

test('a shallow clone, a repository without a remote and a folder without git pass', () => {
  expect(newCommits(clone('shallow', '--depth=1'), 'no-such-commit')).toEqual([]);
  expect(newCommits(origin)).toEqual([]);
  const bare = fs.mkdtempSync(path.join(base, 'bare-'));
  expect(newCommits(bare)).toEqual([]);
});
