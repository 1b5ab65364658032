import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { onRequest } from '../database/patience.ts';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import { givenRequestId, withRequestId } from '../operation/request-id.ts';
import type { KitRequest } from './request.ts';

// Requested every few seconds by monitoring.
const unlogged = new Set(['/healthz', '/readyz', '/metrics']);
// Polled every 2 s by the gateway and the page server.
const polled = new Set(['/internal/composition', '/internal/releases/live']);
const requestLabels = ['method', 'route', 'status'] as const;

/**
 * Fastify as every service uses it: behind the gateway, with its request ids, JSON only, small bodies.
 * `bodyLimit` is in bytes.
 */
export function createAdapter(bodyLimit = 1_048_576): FastifyAdapter {
  return new FastifyAdapter({
    logger: false,
    bodyLimit,
    // Longer than the gateway keeps its connections, so that it never sends into one that is being
    // closed.
    keepAliveTimeout: 72_000,
    // Bodies have limits of their own: see boundBodies.
    requestTimeout: 0,
    // The gateway sets x-forwarded-for to the client's address.
    trustProxy: (_address: string, hop: number) => hop < 1,
    // While closing, requests that still arrive on open connections get a normal response.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    genReqId: ({ headers }: IncomingMessage) => givenRequestId(headers) ?? randomUUID(),
    skipMiddie: true,
    multipart: false,
  });
}

/** JSON bodies, with the raw bytes kept for signatures; an empty body is no body. */
export function parseJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (bytes.length === 0) {
      done(null, undefined);
      return;
    }
    (request as KitRequest).rawBody = bytes;
    void parse(request, bytes.toString('utf8'), done);
  });
}

/** Limits a handler's database statements, because a client is waiting. The body has been read by then. */
export function boundRequests(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (_request, _reply, done) => onRequest(done));
}

/** One line and one measurement for each request: no bodies, no queries, no tokens. */
export function observeRequests(fastify: FastifyInstance, log: Log, metrics: Metrics): void {
  const durations = metrics.histogram('http_request_duration_seconds', 'Time to answer a request', requestLabels);
  fastify.addHook('onRequest', (request, _reply, done) => withRequestId(request.id, done));
  // Reading a body leaves the request's async context.
  fastify.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
  fastify.addHook('onResponse', (request: KitRequest, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (unlogged.has(route)) {
      done();
      return;
    }
    const actor = request.caller?.actor;
    log[polled.has(route) && reply.statusCode < 400 ? 'debug' : 'info'](
      {
        requestId: request.id,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        code: request.problemCode,
        user: actor?.kind === 'user' ? actor.id : undefined,
        caller: actor?.kind === 'service' ? actor.name : undefined,
      },
      'request',
    );
    done();
  });
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
