import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { KitRequest } from './request.ts';

const current = new AsyncLocalStorage<KitRequest>();

/** The request on whose behalf the code runs; undefined in commands, tasks and deliveries. */
export const currentRequest = (): KitRequest | undefined => current.getStore();

/** Makes each request known to the code below its handler. The body has been read by then, which leaves the async context. */
export function keepCurrentRequest(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request: KitRequest, _reply, done) => current.run(request, done));
}
