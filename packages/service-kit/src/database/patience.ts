import { AsyncLocalStorage } from 'node:async_hooks';

/** Limits on waiting for the database. */
export interface Patience {
  /** Until a connection is free or established. */
  acquireMilliseconds: number;
  /** One statement. */
  queryMilliseconds: number;
}

/**
 * A client is waiting: together with the wait for a connection clearly less than the gateway's 8 s,
 * and 2 s for a connection that hangs.
 */
export const requestPatience: Patience = { acquireMilliseconds: 1500, queryMilliseconds: 2000 };
/** Migrations, seeds, whole catalogues: long, but bounded. */
const backgroundPatience: Patience = { acquireMilliseconds: 10_000, queryMilliseconds: 120_000 };

const storage = new AsyncLocalStorage<'request' | 'background'>();

/** Runs work that a client is waiting for. */
export const onRequest = <T>(work: () => T): T => storage.run('request', work);
/** Runs work that may take longer, even if a request triggered it. */
export const inBackground = <T>(work: () => T): T => storage.run('background', work);

export const patienceNow = (request: Patience): Patience =>
  storage.getStore() === 'request' ? request : backgroundPatience;
