import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Log } from '../operation/log.ts';

const patienceMilliseconds = 30_000;
const pauseMilliseconds = 500;

// The server isn't up yet; wrong names, passwords and addresses without a host fail at once.
const notYet = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
]);

/** Connects, retrying for half a minute while the server isn't up, as when all containers start at once. */
export async function connect(
  dataSource: DataSource,
  log: Pick<Log, 'warn'>,
  patience = patienceMilliseconds,
): Promise<DataSource> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await dataSource.initialize();
    } catch (error) {
      const code = String((error as { code?: unknown } | undefined)?.code);
      if (!notYet.has(code) || Date.now() >= until) throw error;
      log.warn({ code }, 'the database is not there yet: trying again');
      await pause(pauseMilliseconds);
    }
  }
}
