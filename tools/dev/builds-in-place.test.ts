import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BuildsInPlace } from './builds-in-place.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-dev-'));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const project = (folder: string) => ({ folder, name: folder, scripts: {} });
const projects = ['services/store', 'services/blog'].map(project);
function build(folder: string, content: string) {
  fs.mkdirSync(path.join(base, folder, 'dist/deep'), { recursive: true });
  fs.writeFileSync(path.join(base, folder, 'dist/deep/main.js'), content);
}

test('a build restored by an undo replaces the running one; an identical one does not', () => {
  for (const { folder } of projects) build(folder, 'A');
  const builds = new BuildsInPlace(projects, base);
  build('services/store', 'B');
  expect(builds.changedOf(projects)).toEqual(['services/store']);
  build('services/store', 'A');
  expect(builds.changedOf(projects)).toEqual(['services/store']);
  build('services/store', 'A');
  expect(builds.changedOf(projects)).toEqual([]);
});
