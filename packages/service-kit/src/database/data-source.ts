import { createRequire } from 'node:module';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import type { EntityClass, MigrationClass } from '../definition.ts';
import { type Patience, requestPatience } from './patience.ts';
import { boundWaits } from './patient-pool.ts';
import { quietLogger } from './quiet-logger.ts';
import { SqliteDriver } from './sqlite/sqlite-driver.ts';

export type DatabaseKind = 'sqlite' | 'mysql';

export interface Schema {
  entities: EntityClass[];
  migrations: MigrationClass[];
}

export interface Use {
  /** Runs beside the process that owns an SQLite file: for a command's few small reads and writes. */
  beside?: boolean;
}

/** `sqlite:///absolute/file.sqlite` or `mysql://user:password@host:3306/name` (also `mariadb://`, `?ssl=true`, `?socket=/path`). */
export function createDataSource(url: string, schema: Schema, use: Use = {}): DataSource {
  const shared = {
    entities: schema.entities as DataSourceOptions['entities'] & unknown[],
    migrations: schema.migrations,
    migrationsTableName: 'schema_migration',
    synchronize: false,
    logger: quietLogger,
  } satisfies Partial<DataSourceOptions>;
  return kindOf(url) === 'sqlite'
    ? new SqliteDataSource(url, shared, use)
    : new MysqlDataSource({ ...mysqlOptions(url), ...shared }, patienceOf(url));
}

export const kindOf = (url: string): DatabaseKind => (url.startsWith('sqlite:') ? 'sqlite' : 'mysql');

class SqliteDataSource extends DataSource {
  constructor(url: string, shared: object, { beside = false }: Use) {
    const database = decodeURIComponent(new URL(url).pathname);
    // TypeORM would load better-sqlite3; the placeholder prevents that, and SqliteDriver replaces
    // it.
    super({ type: 'better-sqlite3', database, driver: {}, ...shared });
    Object.assign(this, { driver: new SqliteDriver(this, beside) });
  }
}

class MysqlDataSource extends DataSource {
  constructor(options: DataSourceOptions, request: Patience) {
    // Named here, as TypeORM's own search by a computed name is lost when it is bundled.
    super({ ...options, driver: createRequire(import.meta.url)('mysql2') } as DataSourceOptions);
    boundWaits(this.driver as MysqlDriver, request);
  }

  // MariaDB reports defaults in its own way, so the schema builder must know the actual server,
  // whatever the URL says.
  override async initialize(): Promise<this> {
    await super.initialize();
    const [row] = (await this.query('SELECT VERSION() AS version')) as { version: string }[];
    if (/mariadb/i.test(row?.version ?? '')) Object.assign(this.driver.options, { type: 'mariadb' });
    return this;
  }
}

/** `?timeout=5000`: milliseconds that a statement within a request may take. */
function patienceOf(url: string): Patience {
  const queryMilliseconds = Number(new URL(url).searchParams.get('timeout'));
  if (!queryMilliseconds) return requestPatience;
  return { acquireMilliseconds: queryMilliseconds, queryMilliseconds };
}

function mysqlOptions(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const socketPath = searchParams.get('socket');
  return {
    type: 'mysql',
    host: hostname,
    port: Number(port || 3306),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    charset: 'utf8mb4',
    timezone: 'Z',
    // Whole numbers and sums as numbers, as SQLite returns them.
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: 5000,
    ...(searchParams.get('ssl') === 'true' && { ssl: { rejectUnauthorized: true } }),
    extra: { decimalNumbers: true, connectionLimit: 10, ...(socketPath && { socketPath }) },
  } as const;
}
