import { setTimeout as pause } from 'node:timers/promises';
import {
  type DataSource,
  type EntityManager,
  type ObjectLiteral,
  QueryFailedError,
  type SelectQueryBuilder,
} from 'typeorm';
import type { DatabaseKind } from './data-source.ts';
import { GroupCommit } from './group-commit.ts';
import { kindOfSource } from './kind.ts';
import { currentScope, runInScope, type TransactionScope } from './scope.ts';

const attempts = 4;

/** The service's own database. */
export class Database {
  readonly kind: DatabaseKind;
  /** For reads, and for single writes that need no transaction. */
  readonly read: EntityManager;
  private readonly group: GroupCommit;

  constructor(readonly dataSource: DataSource) {
    this.kind = kindOfSource(dataSource);
    this.read = dataSource.manager;
    this.group = new GroupCommit(dataSource);
  }

  /**
   * Runs work in one transaction: all or nothing. On SQLite one after another in this process, those that wait sharing
   * a commit; on MySQL (READ COMMITTED) a deadlocked one runs again, at most 3 times, so work must have no effects
   * outside the database. Work awaits nothing but its manager.
   */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (currentScope()) throw new Error('database.transaction() was called inside another one: pass its manager on.');
    for (let attempt = 1; ; attempt++) {
      const scope: TransactionScope = { open: true, afterCommit: [] };
      try {
        const result = await runInScope(scope, () => this.begin(work));
        scope.open = false;
        for (const callback of scope.afterCommit) callback();
        return result;
      } catch (error) {
        scope.open = false;
        if (attempt === attempts || !isDeadlock(error)) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
  }

  /** Locks the rows that the query reads until the transaction ends; on SQLite the transaction itself does. */
  forUpdate<E extends ObjectLiteral>(query: SelectQueryBuilder<E>): SelectQueryBuilder<E> {
    return this.kind === 'mysql' ? query.setLock('pessimistic_write') : query;
  }

  private begin<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (this.kind === 'sqlite') return this.group.run(work);
    return this.dataSource.transaction('READ COMMITTED', work);
  }
}

const codeOf = (error: unknown): number | undefined => {
  if (!(error instanceof QueryFailedError)) return undefined;
  const cause = error.driverError as { errno?: number; errcode?: number };
  return cause.errno ?? cause.errcode;
};

const deadlock = 1213;
const recordChanged = 1020;
const isDeadlock = (error: unknown) => [deadlock, recordChanged].includes(codeOf(error) ?? 0);

const duplicates = [1062, 1555, 2067];
/** True when a write failed because a key or unique index has the value already, on either database. */
export const isUniqueViolation = (error: unknown): boolean => duplicates.includes(codeOf(error) ?? 0);
