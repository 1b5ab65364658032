/** After all tests: stops the server of databases-up.ts. */
export default async function databasesDown(): Promise<void> {
  await globalThis.stopTestDatabase?.();
}
