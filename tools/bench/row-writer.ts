import { DatabaseSync } from 'node:sqlite';
import mysql from 'mysql2/promise';

/** A value of a column; a Date is written as the services store times: UTC with milliseconds. */
export type Value = string | number | Date | null;
export type Row = Readonly<Record<string, Value>>;

export interface RowWriter {
  /** Adds rows that all have the columns of the first. */
  add: (table: string, rows: Iterable<Row>) => Promise<void>;
  close: () => Promise<void>;
}

const rowsPerStatement = 500;

const written = (value: Value) => (value instanceof Date ? value.toISOString().replace('T', ' ').slice(0, 23) : value);

function* batchesOf(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < rowsPerStatement) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function insert(
  table: string,
  rows: Iterable<Row>,
  run: (statement: string, values: Exclude<Value, Date>[]) => unknown,
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const columns = Object.keys(batch[0] as Row);
    const places = `(${columns.map(() => '?').join(',')})`;
    const statement = `insert into ${table} (${columns.join(',')}) values ${batch.map(() => places).join(',')}`;
    await run(
      statement,
      batch.flatMap((row) => columns.map((column) => written(row[column] ?? null))),
    );
  }
}

/** Writes into the SQLite file of a service that isn't running. */
export function sqliteWriter(file: string): RowWriter {
  const database = new DatabaseSync(file);
  return {
    add: async (table, rows) => {
      database.exec('begin');
      await insert(table, rows, (statement, values) => database.prepare(statement).run(...values));
      database.exec('commit');
    },
    close: async () => {
      database.exec('analyze');
      database.close();
    },
  };
}

export async function mysqlWriter(url: string): Promise<RowWriter> {
  const connection = await mysql.createConnection({ uri: url, timezone: 'Z' });
  const tables = new Set<string>();
  return {
    add: async (table, rows) => {
      tables.add(table);
      await connection.beginTransaction();
      await insert(table, rows, (statement, values) => connection.query(statement, values));
      await connection.commit();
    },
    close: async () => {
      for (const table of tables) await connection.query(`analyze table ${table}`);
      await connection.end();
    },
  };
}
