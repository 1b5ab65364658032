import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource, QueryRunner } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { Mutex } from '../mutex.ts';
import { assertWhole, damageIn, damageOf } from './damage.ts';
import { FileLock } from './file-lock.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteQueryRunner } from './sqlite-query-runner.ts';

/**
 * TypeORM's SQLite driver on node:sqlite, made safe under concurrency: one write connection used in
 * turn, one read connection, a new query runner for each call. Stock TypeORM shares one connection
 * among all requests and loses committed writes when another request rolls back.
 */
export class SqliteDriver extends BetterSqlite3Driver {
  readonly writeTurns = new Mutex();
  writer: SqliteConnection;
  reader: SqliteConnection;
  private lock: FileLock | undefined;

  constructor(
    dataSource: DataSource,
    private readonly beside = false,
  ) {
    super(dataSource);
  }

  override createQueryRunner(): QueryRunner {
    return new SqliteQueryRunner(this);
  }

  override async disconnect(): Promise<void> {
    // Lets the current write finish first.
    const release = await this.writeTurns.lock();
    this.reader.close();
    this.writer.close();
    this.lock?.release();
    release();
  }

  /** Opens a new write connection when the old one can't end its transaction. */
  renewWriter(): void {
    this.writer.close();
    this.writer = new SqliteConnection(String(this.options.database), { readOnly: false });
    this.databaseConnection = this.writer;
  }

  protected override loadDependencies(): void {
    // node:sqlite is part of Node: nothing to load.
  }

  protected override async createDatabaseConnection(): Promise<SqliteConnection> {
    const file = String(this.options.database);
    if (this.beside) await access(file);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    if (!this.beside) this.lock = await FileLock.take(file);
    try {
      this.writer = new SqliteConnection(file, { readOnly: false });
      this.reader = new SqliteConnection(file, { readOnly: true });
      if (!this.beside) assertWhole(file, () => this.reader.pragma('quick_check(1)'));
    } catch (error) {
      this.writer?.close();
      this.reader?.close();
      this.lock?.release();
      const damage = damageIn(error);
      throw damage === undefined ? error : damageOf(file, damage);
    }
    return this.writer;
  }
}
