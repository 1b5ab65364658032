import { assertOutsideTransaction, Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Work<T> = (manager: EntityManager) => Promise<T>;
/** Runs one work; answers how to tell its caller once the group is committed. */
type Job = (manager: EntityManager) => Promise<() => void>;
interface Waiting {
  job: Job;
  fail: (error: unknown) => void;
}

const groupSize = 100;
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Small writes that come at the same time share one transaction on SQLite, and so one wait for the disk. Each has its
 * own savepoint: one that fails undoes itself alone. Nobody is answered before the commit. MySQL groups commits itself.
 */
@Injectable()
export class GroupedWrites {
  private waiting: Waiting[] = [];
  private running = false;

  constructor(private readonly database: Database) {}

  /** As `database.transaction`: all or nothing, committed when it resolves. */
  run<T>(work: Work<T>): Promise<T> {
    if (this.database.kind === 'mysql') return this.database.transaction(work);
    assertOutsideTransaction('GroupedWrites.run()');
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ job: (manager) => attempt(manager, work, resolve, reject), fail: reject });
      if (!this.running) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      // Requests that have arrived already get into this group.
      await nextTurn();
      await this.commit(this.waiting.splice(0, groupSize));
    }
    this.running = false;
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await this.database.transaction(async (manager) => {
        for (const { job } of group) answers.push(await job(manager));
      });
    } catch (error) {
      // The commit failed, or a savepoint could not be undone: nothing of the group is kept.
      for (const { fail } of group) fail(error);
      return;
    }
    for (const answer of answers) answer();
  }
}

async function attempt<T>(
  manager: EntityManager,
  work: Work<T>,
  resolve: (result: T) => void,
  reject: (error: unknown) => void,
): Promise<() => void> {
  await manager.query('SAVEPOINT one_of_group');
  try {
    const result = await work(manager);
    await manager.query('RELEASE one_of_group');
    return () => resolve(result);
  } catch (error) {
    await manager.query('ROLLBACK TO one_of_group');
    await manager.query('RELEASE one_of_group');
    return () => reject(error);
  }
}
