import { DatabaseSync } from 'node:sqlite';
import mysql from 'mysql2/promise';

export type Row = Record<string, string | number | null>;
export type Ask = (sql: string) => Promise<Row[]>;

/** Reads one database: an SQLite file, or one of a server by its address. */
export async function reading<T>(place: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  if (!place.includes('://')) {
    const database = new DatabaseSync(place, { readOnly: true });
    try {
      return await work(async (sql) => database.prepare(sql).all() as Row[]);
    } finally {
      database.close();
    }
  }
  const connection = await mysql.createConnection({ uri: place, connectTimeout: 10_000 });
  try {
    return await work(async (sql) => (await connection.query<(mysql.RowDataPacket & Row)[]>(sql))[0]);
  } finally {
    await connection.end();
  }
}
