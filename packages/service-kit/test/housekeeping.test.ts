import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Housekeeping } from '../src/operation/housekeeping.ts';
import { createLog } from '../src/operation/log.ts';
import { keptMails } from '../src/outbox/kept-mails.ts';

const log = createLog('store', 'silent');
const day = 86_400_000;

test('housekeepers run repeatedly, one after the other; a failing one stops no other', async () => {
  const done: string[] = [];
  const twice = Promise.withResolvers<void>();
  const fails = async () => {
    done.push('fails');
    throw new Error('the database is away');
  };
  const works = async () => {
    done.push('works');
    if (done.length === 4) twice.resolve();
  };
  const times = { firstMilliseconds: 1, everyMilliseconds: 1 };
  const housekeeping = new Housekeeping([{ run: fails }, { run: works }], log, times);
  housekeeping.start();
  await twice.promise;
  await housekeeping.stop();
  expect(done.slice(0, 4)).toEqual(['fails', 'works', 'fails', 'works']);
});

test('a stop waits for the current one and starts nothing more', async () => {
  let finish = () => {};
  const began = Promise.withResolvers<void>();
  const done: string[] = [];
  const slow = async () => {
    began.resolve();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.push('slow');
  };
  const next = async () => void done.push('next');
  const times = { firstMilliseconds: 1, everyMilliseconds: 1 };
  const housekeeping = new Housekeeping([{ run: slow }, { run: next }], log, times);
  housekeeping.start();
  await began.promise;
  const stopped = housekeeping.stop().then(() => done.push('stopped'));
  finish();
  await stopped;
  expect(done).toEqual(['slow', 'stopped']);
});

test('mails that no server accepted are deleted after 30 days, unfinished ones too; other files stay', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'arcada-mails-'));
  const folder = path.join(dataDir, 'mail');
  try {
    await keptMails(dataDir).run();
    await mkdir(folder);
    const now = Date.now();
    for (const [name, age] of [
      ['old.eml', 31],
      ['.old.eml.part', 31],
      ['new.eml', 29],
      ['notes.txt', 300],
    ] as const) {
      await writeFile(path.join(folder, name), 'To: ana@example.com');
      const time = new Date(now - age * day);
      await utimes(path.join(folder, name), time, time);
    }
    await keptMails(dataDir).run(now);
    expect((await readdir(folder)).sort()).toEqual(['new.eml', 'notes.txt']);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
