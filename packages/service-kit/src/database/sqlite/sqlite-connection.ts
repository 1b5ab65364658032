import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const cachedStatements = 500;

interface Prepared {
  statement: StatementSync;
  /** False for statements that return no rows. */
  reader: boolean;
  blobs: string[];
}

export interface SqliteResult {
  rows?: Record<string, unknown>[];
  affected?: number;
  lastId?: number | bigint;
}

/** One connection of node:sqlite with prepared statements, and the few calls that TypeORM makes on it. */
export class SqliteConnection {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, Prepared>();

  constructor(file: string, options: { readOnly: boolean }) {
    this.database = new DatabaseSync(file, { timeout: 5000 });
    this.database.exec(
      options.readOnly
        ? 'PRAGMA query_only = ON; PRAGMA foreign_keys = ON'
        : 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
    );
  }

  get inTransaction(): boolean {
    return this.database.isTransaction;
  }

  execute(sql: string, parameters: readonly unknown[]): SqliteResult {
    const { statement, reader, blobs } = this.prepare(sql);
    const values = parameters.map(toSqlite);
    if (!reader) {
      const { changes, lastInsertRowid } = statement.run(...values);
      return { affected: Number(changes), lastId: lastInsertRowid };
    }
    const rows = statement.all(...values) as Record<string, unknown>[];
    for (const name of blobs) for (const row of rows) row[name] = toBuffer(row[name]);
    return { rows };
  }

  pragma(text: string): Record<string, unknown>[] {
    return this.database.prepare(`PRAGMA ${text}`).all() as Record<string, unknown>[];
  }

  close(): void {
    this.statements.clear();
    if (this.database.isOpen) this.database.close();
  }

  private prepare(sql: string): Prepared {
    let prepared = this.statements.get(sql);
    if (prepared) return prepared;
    const statement = this.database.prepare(sql);
    const columns = statement.columns();
    const blobs = columns.filter(({ type }) => type?.toLowerCase() === 'blob').map(({ name }) => name);
    prepared = { statement, reader: columns.length > 0, blobs };
    if (this.statements.size >= cachedStatements) {
      for (const oldest of this.statements.keys()) {
        this.statements.delete(oldest);
        break;
      }
    }
    this.statements.set(sql, prepared);
    return prepared;
  }
}

// Times are stored as TypeORM writes them, so that plain SQL and entities agree.
function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, -1);
  return value as SQLInputValue;
}

const toBuffer = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
