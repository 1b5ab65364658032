import { startMariadb } from './mariadb.ts';

declare global {
  var stopTestDatabase: (() => Promise<void>) | undefined;
}

/** Before all tests: a MariaDB server when the run requires one and none is given. */
export default async function databasesUp(): Promise<void> {
  if (process.env.TEST_REQUIRE_MARIADB !== '1' || process.env.TEST_MARIADB_URL) return;
  const server = await startMariadb();
  process.env.TEST_MARIADB_URL = server.url;
  globalThis.stopTestDatabase = server.stop;
}
