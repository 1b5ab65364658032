import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { DatabaseKind } from './data-source.ts';
import { isRepeatable } from './faults.ts';
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
   * Runs work in one transaction: all or nothing. On SQLite, transactions of this process run one
   * after another, and waiting ones share a commit; on MySQL (READ COMMITTED), one that deadlocked
   * or waited too long for a row runs again, at most 3 times, so work must have no effects outside
   * the database. Work awaits nothing but its manager.
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
        if (attempt === attempts || !isRepeatable(error)) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
  }

  /**
   * Locks the rows that the query reads until the transaction ends; on SQLite the transaction
   * itself is the lock.
   */
  forUpdate<E extends ObjectLiteral>(query: SelectQueryBuilder<E>): SelectQueryBuilder<E> {
    return this.kind === 'mysql' ? query.setLock('pessimistic_write') : query;
  }

  private begin<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (this.kind === 'sqlite') return this.group.run(work);
    return this.dataSource.transaction('READ COMMITTED', work);
  }
}
