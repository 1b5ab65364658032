import { AsyncLocalStorage } from 'node:async_hooks';

/** How long the database may hang. */
export interface Patience {
  /** Until a connection is free or made. */
  acquireMilliseconds: number;
  /** One statement. */
  queryMilliseconds: number;
}

/** Somebody waits: with the wait for a connection clearly less than the gateway's 8 s, and 2 s for one that hangs. */
export const requestPatience: Patience = { acquireMilliseconds: 1500, queryMilliseconds: 2000 };
/** Migrations, seeds, whole catalogues: long, but with an end. */
const backgroundPatience: Patience = { acquireMilliseconds: 10_000, queryMilliseconds: 120_000 };

const storage = new AsyncLocalStorage<'request' | 'background'>();

/** Runs what somebody waits for. */
export const onRequest = <T>(work: () => T): T => storage.run('request', work);
/** Runs what may take longer, also when a request has caused it. */
export const inBackground = <T>(work: () => T): T => storage.run('background', work);

export const patienceNow = (request: Patience): Patience =>
  storage.getStore() === 'request' ? request : backgroundPatience;
