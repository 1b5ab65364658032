import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claimDataDir, readState, type SiteState, StateWriter } from './state-file.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-state-'));
const file = path.join(dataDir, 'processes.json');
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const state: SiteState = { url: 'http://localhost:8080', launcher: process.pid, ready: true, processes: [] };

test('a folder without a site has no state', () => {
  expect(readState(dataDir)).toBeUndefined();
});

test.each([
  ['empty', ''],
  ['cut', '{"url": "http://local'],
  ['another kind of file', '[]'],
])('a damaged file (%s) is named with what to do, and nothing starts over it', (_kind, text) => {
  fs.writeFileSync(file, text);
  expect(() => claimDataDir(dataDir)).toThrow(`${file} is damaged`);
  expect(() => claimDataDir(dataDir)).toThrow(/If none runs, remove this file/);
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
});

test('a full disk does not end the site; the file is right again when there is room', () => {
  const said: string[] = [];
  const writer = new StateWriter(dataDir, (line) => said.push(line));
  writer.write(state);
  fs.symlinkSync('/dev/full', `${file}.new`);
  writer.write({ ...state, ready: false });
  writer.write({ ...state, ready: false });
  expect(readState(dataDir)?.ready).toBe(true);
  fs.rmSync(`${file}.new`);
  writer.write({ ...state, ready: false });
  expect(readState(dataDir)?.ready).toBe(false);
  expect(said).toEqual([
    "processes.json can't be written and is out of date: ENOSPC: no space left on device, write",
    'processes.json can be written again',
  ]);
});
