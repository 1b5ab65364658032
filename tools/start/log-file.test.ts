import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LogFile } from './log-file.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-log-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => fs.readFileSync(file, 'utf8').trimEnd().split('\n');

test('a log rotates by size, keeps three older files, readable by the owner only, and loses no line', () => {
  const file = path.join(folder, 'rotating/store.log');
  const log = new LogFile(file, { service: 'store', maxBytes: 100 });
  for (let index = 10; index < 50; index += 1) log.write([`{"line":${index}}`]);
  const names = fs.readdirSync(path.dirname(file)).sort();
  expect(names).toEqual(['store.log', 'store.log.1', 'store.log.2', 'store.log.3']);
  const oldestFirst = names.toReversed().flatMap((name) => read(path.join(path.dirname(file), name)));
  expect(oldestFirst).toEqual(
    Array.from({ length: oldestFirst.length }, (_, index) => `{"line":${50 - oldestFirst.length + index}}`),
  );
  for (const name of names) {
    const { size, mode } = fs.statSync(path.join(path.dirname(file), name));
    expect([size <= 100, mode & 0o777]).toEqual([true, 0o600]);
  }
  expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  log.close();
});

test('a log left by another launcher is appended to', () => {
  const file = path.join(folder, 'old.log');
  fs.writeFileSync(file, '{"line":1}\n');
  const log = new LogFile(file, { service: 'store', maxBytes: 1000 });
  log.write(['{"line":2}']);
  expect(read(file)).toEqual(['{"line":1}', '{"line":2}']);
  log.close();
});

test('on a full disk lines are dropped, and their number is logged when there is room again', () => {
  const file = path.join(folder, 'full.log');
  const said: string[] = [];
  const log = new LogFile(file, { service: 'store', maxBytes: 1000, say: (line) => said.push(line) });
  fs.symlinkSync('/dev/full', file);
  log.write(['{"line":1}']);
  log.write(['{"line":2}', '{"line":3}']);
  fs.rmSync(file);
  log.write(['{"line":4}']);
  expect(read(file).map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      service: 'store',
      message: '3 lines were dropped because the log could not be written',
    },
    { line: 4 },
  ]);
  expect(said).toEqual([
    "the log of store can't be written (ENOSPC): its lines are dropped",
    'the log of store can be written again; 3 lines were dropped',
  ]);
  log.close();
});

test('the last lines of the running process are available', () => {
  const log = new LogFile(path.join(folder, 'last.log'), { service: 'store', maxBytes: 1000 });
  log.write(['of another process']);
  log.forget();
  log.write(Array.from({ length: 30 }, (_, index) => `line ${index}`));
  expect(log.last.split('\n')).toEqual(Array.from({ length: 25 }, (_, index) => `line ${index + 5}`));
  log.close();
});
