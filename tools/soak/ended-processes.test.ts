import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endedTally } from './ended-processes.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-ended-'));
beforeAll(() => fs.mkdirSync(path.join(dataDir, 'logs')));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const fatal = (service: string, fault: string) =>
  `${JSON.stringify({ level: 'fatal', service, err: { message: fault }, message: 'the process cannot go on' })}\n`;

test('a killed process, and one whose database was away at its start, are no fault of theirs', () => {
  fs.writeFileSync(
    path.join(dataDir, 'logs/store.log'),
    '{"level":"error","message":"a \\"level\\":\\"fatal\\" one"}\n{"lev',
  );
  const lines = [
    'store ended by SIGKILL: starting it again in 0 s',
    'blog ended with code 1: starting it again in 2 s',
  ];
  fs.writeFileSync(path.join(dataDir, 'launcher.log'), lines.map((line) => `  ${line}\n`).join(''));
  expect(endedTally(dataDir)).toMatchObject({ lost: [], double: [], wrong: [] });
});

test('a process that says why it cannot go on, and one that was aborted, are', () => {
  const fault = 'Cannot read properties of null';
  fs.writeFileSync(
    path.join(dataDir, 'logs/store.log.1'),
    `{"level":"info"}\n${fatal('store', fault)}${fatal('store', fault)}`,
  );
  fs.writeFileSync(path.join(dataDir, 'launcher.log'), '  tools ended by SIGABRT: starting it again in 0 s\n');
  expect(endedTally(dataDir).wrong).toEqual([
    `1. store: the process cannot go on: ${fault} is not owed`,
    `2. store: the process cannot go on: ${fault} is not owed`,
    '3. tools ended by SIGABRT is not owed',
  ]);
});
