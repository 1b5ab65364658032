import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const patienceMilliseconds = 3000;

/**
 * Reserves a database file for this process. The lock is SQLite's own on a file beside it, so the
 * operating system releases it when the process dies, however it dies.
 */
export class FileLock {
  private constructor(private readonly database: DatabaseSync) {}

  /** Waits up to 3 s for a process that is just ending, then throws an error that names the lock's owner. */
  static async take(file: string): Promise<FileLock> {
    const until = Date.now() + patienceMilliseconds;
    for (;;) {
      const lock = FileLock.tryTake(`${file}.lock`);
      if (lock instanceof FileLock) return lock;
      if (Date.now() > until) {
        throw new Error(
          `${file} is in use by ${lock}. One process owns one SQLite file: stop the other one, or give this one its own ` +
            'database. For more than one process use MySQL or MariaDB.',
        );
      }
      await pause(100);
    }
  }

  private static tryTake(file: string): FileLock | string {
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      database.exec('BEGIN IMMEDIATE');
      database.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER)');
      database.exec('DELETE FROM holder');
      database.prepare('INSERT INTO holder VALUES (?)').run(process.pid);
      database.exec('COMMIT');
      // This transaction stays open as long as the process lives.
      database.exec('BEGIN IMMEDIATE');
      return new FileLock(database);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return holderOf(database);
    } finally {
      if (!database.isTransaction) database.close();
    }
  }

  release(): void {
    if (this.database.isOpen) this.database.close();
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;

function holderOf(database: DatabaseSync): string {
  try {
    const row = database.prepare('SELECT pid FROM holder').get() as { pid: number } | undefined;
    return row ? `process ${row.pid}` : 'another process';
  } catch (error) {
    if (isBusy(error) || /no such table/.test(String(error))) return 'another process';
    throw error;
  }
}
