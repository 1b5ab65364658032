import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  createDataSource,
  Database,
  type DatabaseKind,
  dataSourceOf,
  migrate,
  type ServiceDefinition,
} from '@arcada/service-kit';

/** Address of a MariaDB or MySQL server on which tests may create databases. */
const serverUrl = process.env.TEST_MARIADB_URL;

/** The kinds of database that data tests run on: SQLite always, MySQL when a server is configured. */
export function databases(): DatabaseKind[] {
  if (serverUrl) return ['sqlite', 'mysql'];
  if (process.env.TEST_REQUIRE_MARIADB === '1') {
    throw new Error('TEST_REQUIRE_MARIADB is set, but TEST_MARIADB_URL names no server. See tools/test/mariadb.ts');
  }
  return ['sqlite'];
}

export interface TestDatabase {
  kind: DatabaseKind;
  url: string;
  drop: () => Promise<void>;
}

/** A new, empty database. */
export const createTestDatabase = (kind: DatabaseKind): Promise<TestDatabase> =>
  kind === 'sqlite' ? createFile() : createOnServer();

async function createFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arcada-test-'));
  return {
    kind: 'sqlite',
    url: `sqlite://${path.join(folder, 'test.sqlite')}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createOnServer(): Promise<TestDatabase> {
  if (!serverUrl) throw new Error('TEST_MARIADB_URL names no server');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (sql: string) => {
    const server = await createDataSource(serverUrl, { entities: [], migrations: [] }).initialize();
    await server.query(sql).finally(() => server.destroy());
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // Tests share a busy machine.
  url.searchParams.set('timeout', '20000');
  return { kind: 'mysql', url: url.href, drop: () => run(`DROP DATABASE IF EXISTS ${name}`) };
}

export type OpenDatabase = (schema?: Pick<ServiceDefinition, 'entities' | 'migrations'>) => Promise<Database>;

/** One `describe` for each kind of database. `open` gives a migrated database that is dropped after the test. */
export function describeEachDatabase(name: string, body: (kind: DatabaseKind, open: OpenDatabase) => void): void {
  describe.each(databases())(`${name} on %s`, (kind) => {
    const opened: { database: Database; drop: () => Promise<void> }[] = [];
    afterEach(async () => {
      for (const { database, drop } of opened.splice(0)) {
        if (database.dataSource.isInitialized) await database.dataSource.destroy();
        await drop();
      }
    });
    body(kind, async (schema = {}) => {
      const { url, drop } = await createTestDatabase(kind);
      const dataSource = await dataSourceOf(schema, url).initialize();
      const database = new Database(dataSource);
      opened.push({ database, drop });
      await migrate(dataSource);
      return database;
    });
  });
}
