import mysql from 'mysql2/promise';
import { startMariadb } from '../test/mariadb.ts';

/** Runs something with a server of its own that has an empty database for each service named. */
export async function withMariadb<T>(
  services: readonly string[],
  work: (urlOf: (service: string) => string) => Promise<T>,
): Promise<T> {
  const server = await startMariadb();
  try {
    const connection = await mysql.createConnection(server.url);
    for (const service of services) await connection.query(`create database ${service}`);
    await connection.end();
    return await work((service) => `${server.url}${service}`);
  } finally {
    await server.stop();
  }
}
