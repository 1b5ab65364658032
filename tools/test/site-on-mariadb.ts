import { variable } from '@arcada/service-kit/config';
import mysql from 'mysql2/promise';
import { processTable } from '../start/process-table.ts';
import { type MariadbServer, startMariadb } from './mariadb.ts';
import { startSite, type TestSite } from './site.ts';

const withDatabase = processTable.filter(({ database }) => database).map(({ name }) => name);

export interface SiteOnMariadb extends TestSite {
  database: MariadbServer;
}

/** A whole site whose services have their databases on one MariaDB server, with demo data. */
export async function startSiteOnMariadb(environment: Record<string, string> = {}): Promise<SiteOnMariadb> {
  const database = await startMariadb();
  try {
    const connection = await mysql.createConnection(database.url);
    for (const service of withDatabase) await connection.query(`CREATE DATABASE ${service}`);
    await connection.end();
    const urls = withDatabase.map((service) => [variable(service, 'DATABASE_URL'), database.url + service]);
    const site = await startSite({ SEED_DEMO: 'true', ...Object.fromEntries(urls), ...environment });
    const stop = () => site.stop().finally(() => database.stop());
    return { ...site, database, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
