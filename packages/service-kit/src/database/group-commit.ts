import { AsyncResource } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { isDiskFull } from './faults.ts';
import type { SqliteDriver } from './sqlite/sqlite-driver.ts';

interface Waiting {
  run: (manager: EntityManager) => Promise<unknown>;
  settle: { resolve: (value: unknown) => void; reject: (error: unknown) => void };
}

const most = 100;
const givenUp = 'SQLite gave up the transaction: nothing of it was written';
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Writes that wait together are committed together: on SQLite the flush to disk is most of a small
 * transaction's cost. Each work has its own savepoint, so a failing one leaves nothing behind,
 * doesn't affect the others, and none resolves before the commit that contains it.
 */
export class GroupCommit {
  private readonly waiting: Waiting[] = [];
  private draining = false;

  constructor(private readonly dataSource: DataSource) {}

  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // The work keeps its caller's async context, whichever caller started the group.
      const run = AsyncResource.bind(work);
      this.waiting.push({ run, settle: { resolve: resolve as (value: unknown) => void, reject } });
      if (!this.draining) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.draining = true;
    while (this.waiting.length > 0) {
      // Lets requests that have already arrived join this group.
      await nextTurn();
      await this.commitGroup();
    }
    this.draining = false;
  }

  private isOpen(): boolean {
    return (this.dataSource.driver as SqliteDriver).writer.inTransaction;
  }

  private async commitGroup(): Promise<void> {
    const outcomes: (() => void)[] = [];
    const taken: Waiting[] = [];
    try {
      await this.dataSource.transaction(async (manager) => {
        while (taken.length < most) {
          const next = this.waiting.shift();
          if (!next) return;
          taken.push(next);
          const { tell, failure } = await attempt(manager, next);
          outcomes.push(tell);
          // On a full disk SQLite aborts the whole transaction; the remaining work must not run
          // outside of it.
          if (!this.isOpen()) throw isDiskFull(failure) ? failure : new Error(givenUp);
        }
      });
    } catch (error) {
      // Begin or commit failed: nothing of the group is in the database.
      if (taken.length === 0) taken.push(...this.waiting.splice(0, 1));
      for (const { settle } of taken) settle.reject(error);
      return;
    }
    for (const tell of outcomes) tell();
  }
}

async function attempt(manager: EntityManager, { run, settle }: Waiting) {
  try {
    const value = await manager.transaction(run);
    return { tell: () => settle.resolve(value) };
  } catch (failure) {
    return { tell: () => settle.reject(failure), failure };
  }
}
