import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sizesIn } from './sizes.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-sizes-'));
  fs.mkdirSync(path.join(folder, 'web'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function built(chunks: Record<string, string[]>, kilobytes: Record<string, number>) {
  fs.writeFileSync(path.join(folder, 'chunks.json'), JSON.stringify(chunks));
  for (const [file, size] of Object.entries(kilobytes))
    fs.writeFileSync(path.join(folder, 'web', `${file}.br`), randomBytes(size * 1024));
}

test('a build within the bounds passes, by each script that every page starts with', () => {
  const chunks = { main: ['main.1.js'], start: ['core.2.js', 'start.3.css', 'start.3.js'], 'page-auth': ['auth.4.js'] };
  built(chunks, { 'main.1.js': 2, 'core.2.js': 3, 'start.3.js': 1 });
  expect(sizesIn(folder, { main: 2, core: 3, start: 1 })).toMatchObject({
    passed: 3,
    failed: 0,
    skipped: 0,
    report: '',
  });
});

test('the script that grew is named with its size, and so is a new one', () => {
  built({ main: ['main.1.js'], start: ['chart.2.js'] }, { 'main.1.js': 3, 'chart.2.js': 1 });
  const { failed, report } = sizesIn(folder, { main: 2 });
  expect(failed).toBe(2);
  expect(report).toContain('main.1.js of the shell has 3.0 KB, compressed, of at most 2');
  expect(report).toContain('chart.2.js of the shell has 1.0 KB, compressed, and is new');
});

test('without a build nothing passes and nothing fails', () => {
  expect(sizesIn(folder)).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
});
