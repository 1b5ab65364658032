import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyRepository } from './copy.ts';

let original: string;
const write = (name: string, text = '') => {
  fs.mkdirSync(path.dirname(path.join(original, name)), { recursive: true });
  fs.writeFileSync(path.join(original, name), text);
};
beforeEach(() => {
  original = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-mutants-original-')));
  write('.gitignore', 'node_modules/\ndist/\n');
  write('packages/kit/guard.ts', 'guarded');
  write('packages/kit/dist/guard.js');
  write('services/store/node_modules/old/index.js', 'old');
  write('node_modules/other/index.js', 'other');
  fs.mkdirSync(path.join(original, 'node_modules/@arcada'));
  fs.symlinkSync('../../packages/kit', path.join(original, 'node_modules/@arcada/kit'));
  write('services/store/store.ts');
  execFileSync('git', ['init', '--quiet'], { cwd: original });
});
afterEach(() => fs.rmSync(original, { recursive: true, force: true }));

test('changes in the copy stay in the copy, even through the packages', () => {
  const copy = copyRepository(original);
  const place = (name: string) => path.join(copy.folder, name);
  const guard = place('node_modules/@arcada/kit/guard.ts');
  expect(fs.realpathSync(guard)).toBe(place('packages/kit/guard.ts'));
  fs.writeFileSync(guard, 'mutated');
  expect(fs.readFileSync(path.join(original, 'packages/kit/guard.ts'), 'utf8')).toBe('guarded');
  expect(fs.readFileSync(place('node_modules/other/index.js'), 'utf8')).toBe('other');
  expect(fs.readFileSync(place('services/store/node_modules/old/index.js'), 'utf8')).toBe('old');
  expect(fs.existsSync(place('packages/kit/dist'))).toBe(false);
  copy.remove();
  expect(fs.existsSync(copy.folder)).toBe(false);
  expect(fs.existsSync(path.join(original, 'node_modules/other/index.js'))).toBe(true);
});
