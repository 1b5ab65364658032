import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

const current = new AsyncLocalStorage<string>();

/** Id of the request, or of the delivery, on whose behalf the code runs. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Runs work under an id: it is in the work's log lines, and passed to other services. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

const wellFormed = /^[\w.-]{1,64}$/;

/** The id under which the process in front sends a request on; undefined for none, or for one that could break a log. */
export function givenRequestId(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined;
}
