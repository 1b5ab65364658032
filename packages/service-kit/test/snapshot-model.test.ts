import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type EdgeClient, SnapshotModel } from '../src/index.ts';

interface Rows {
  rows: string[];
  changedSince(earlier: Rows): string[];
  nextDue?: number;
}
const rowsOf = (rows: string[], nextDue?: number): Rows => ({
  rows,
  changedSince: (earlier) => rows.filter((row) => !earlier.rows.includes(row)),
  ...(nextDue && { nextDue }),
});

/** The table it reads is a list; reading takes as long as the test says. */
class Model extends SnapshotModel<Rows> {
  table: string[] = [];
  due?: number;
  readings = 0;
  broken = false;
  slow = [0];

  constructor(
    readonly purged: string[][],
    pollSeconds: number,
  ) {
    super(
      { purge: async (tags: string[]) => void purged.push(tags) } as unknown as EdgeClient,
      pollSeconds,
      rowsOf([]),
    );
  }

  protected tagsOf(ids: readonly string[]) {
    return ['all', ...ids];
  }

  protected async readRevision() {
    this.readings += 1;
    if (this.broken) throw new Error('the database is away');
    return this.table.join();
  }

  protected async readSnapshot() {
    const seen = [...this.table];
    await pause(this.slow.shift() ?? 0);
    return rowsOf(seen, this.due);
  }
}

async function started(pollSeconds: number) {
  const model = new Model([], pollSeconds);
  await model.onApplicationBootstrap();
  return model;
}

test('a slow read does not overwrite the result of a later one', async () => {
  const model = await started(60);
  model.slow = [30, 0];
  model.table.push('first');
  const slow = model.refresh();
  await pause(5);
  model.table.push('second');
  await model.refresh();
  await slow;
  expect(model.snapshot.rows).toEqual(['first', 'second']);
  await model.onApplicationShutdown();
});

test("another process's write is detected by its revision, and its tags are purged", async () => {
  const model = await started(0.01);
  model.table.push('theirs');
  while (model.purged.length === 0) await pause(5);
  expect(model.snapshot.rows).toEqual(['theirs']);
  expect(model.purged).toEqual([['all', 'theirs']]);
  await model.onApplicationShutdown();
});

test('what is due is read at its time, even without a write', async () => {
  const model = await started(60);
  model.due = Date.now() + 30;
  await model.publish('mine');
  model.due = undefined;
  while (model.purged.length < 2) await pause(5);
  expect(model.snapshot.nextDue).toBeUndefined();
  await model.onApplicationShutdown();
});

test('an unavailable database is left alone until the next poll, also when something is due', async () => {
  const logged: unknown[] = [];
  Logger.overrideLogger({ log() {}, warn() {}, error: (error) => void logged.push(error) });
  const model = await started(60);
  model.due = Date.now() + 20;
  await model.publish();
  model.broken = true;
  model.readings = 0;
  while (logged.length === 0) await pause(5);
  await pause(50);
  expect(model.readings).toBe(1);
  model.broken = false;
  await model.onApplicationShutdown();
});
