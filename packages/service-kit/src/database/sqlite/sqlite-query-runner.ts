import { QueryFailedError, QueryResult, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { currentScope } from '../scope.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import type { SqliteDriver } from './sqlite-driver.ts';

const reads = /^\s*(select|explain|values)\b/i;

/** One unit of work: a transaction that has the write turn from BEGIN to COMMIT, or single statements. */
export class SqliteQueryRunner extends BetterSqlite3QueryRunner {
  private readonly sqlite: SqliteDriver;
  private giveBackTurn: (() => void) | undefined;

  constructor(driver: SqliteDriver) {
    super(driver);
    this.sqlite = driver;
  }

  override connect(): Promise<SqliteConnection> {
    return Promise.resolve(this.sqlite.writer);
  }

  override async startTransaction(): Promise<void> {
    if (this.transactionDepth === 0 && !this.giveBackTurn) {
      this.giveBackTurn = await this.sqlite.writeTurns.lock();
    }
    try {
      await super.startTransaction();
    } catch (error) {
      if (this.transactionDepth === 0) this.endTurn();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (this.transactionDepth === 0) this.endTurn();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (this.transactionDepth === 0) this.endTurn();
    }
  }

  override release(): Promise<void> {
    this.endTurn();
    this.isReleased = true;
    return super.release();
  }

  override async query<T = unknown>(sql: string, parameters: unknown[] = [], structured = false): Promise<T> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    if (this.giveBackTurn) {
      // A transaction that reads first and writes later could find the file locked, so it locks at
      // the start.
      const statement = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
      return this.execute<T>(this.sqlite.writer, statement, parameters, structured);
    }
    if (reads.test(sql)) return this.execute<T>(this.sqlite.reader, sql, parameters, structured);
    if (currentScope()) {
      throw new Error(
        `A write inside database.transaction() must use the manager that it is given, else it waits for itself: ${sql}`,
      );
    }
    const giveBack = await this.sqlite.writeTurns.lock();
    try {
      return this.execute<T>(this.sqlite.writer, sql, parameters, structured);
    } finally {
      giveBack();
    }
  }

  private execute<T>(connection: SqliteConnection, sql: string, parameters: unknown[], structured: boolean): T {
    try {
      const { rows, affected, lastId } = connection.execute(sql, parameters);
      if (!structured) return (rows ?? lastId) as T;
      const result = new QueryResult<unknown>();
      result.raw = rows ?? lastId;
      if (rows) result.records = rows;
      if (affected !== undefined) result.affected = affected;
      return result as T;
    } catch (error) {
      throw new QueryFailedError(sql, parameters, error as Error);
    }
  }

  // Never hands an open transaction to the next writer: a failed COMMIT or ROLLBACK may leave one.
  private endTurn(): void {
    const giveBack = this.giveBackTurn;
    if (!giveBack) return;
    this.giveBackTurn = undefined;
    try {
      if (this.sqlite.writer.inTransaction) this.sqlite.writer.execute('ROLLBACK', []);
    } catch {
      // Closing a connection rolls back its open transaction.
      this.sqlite.renewWriter();
    } finally {
      giveBack();
    }
  }
}
