import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { kindOfSource } from './kind.ts';

const lockSeconds = 120;

/** Names of migrations not yet applied; reads only. Unknown ones in the database don't matter. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const done = new Set<string>();
    if (await runner.hasTable('schema_migration')) {
      const rows = (await runner.query('SELECT name FROM schema_migration')) as { name: string }[];
      for (const { name } of rows) done.add(name);
    }
    return dataSource.migrations
      .map((migration) => migration.name ?? migration.constructor.name)
      .filter((name) => !done.has(name));
  } finally {
    await runner.release();
  }
}

/**
 * Runs pending migrations and returns their names. On MySQL, whose DDL is not transactional, a
 * named lock lets one process at a time run, and every migration must be one repeatable statement.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const mysql = kindOfSource(dataSource) === 'mysql';
  const runner = dataSource.createQueryRunner();
  try {
    if (mysql) await takeLock(runner);
    if (mysql) await setCollation(runner);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = mysql ? 'none' : 'each';
    const done = await executor.executePendingMigrations();
    return done.map(({ name }) => name);
  } finally {
    if (mysql) await runner.query('SELECT RELEASE_LOCK(?)', [await lockName(runner)]);
    await runner.release();
  }
}

const lockName = async (runner: QueryRunner) => `arcada:migrate:${await runner.getCurrentDatabase()}`.slice(0, 64);

async function takeLock(runner: QueryRunner): Promise<void> {
  const name = await lockName(runner);
  const [row] = (await runner.query('SELECT GET_LOCK(?, ?) AS taken', [name, lockSeconds])) as {
    taken: number | null;
  }[];
  if (Number(row?.taken) === 1) return;
  throw new Error(`Another process has been migrating this database for ${lockSeconds} s. Look at it, then try again.`);
}

// Text compares byte by byte, as in SQLite: the same unique keys and the same order on both
// databases.
async function setCollation(runner: QueryRunner): Promise<void> {
  if (await runner.hasTable('schema_migration')) return;
  await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
}

/**
 * What the schema builder would change to make the database match the entities: empty when the
 * migrations are right.
 */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
