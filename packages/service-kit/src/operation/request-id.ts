import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Id of the request, or of the delivery, on whose behalf the code runs. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Runs work under an id: it is in the work's log lines, and other services are told it. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);
