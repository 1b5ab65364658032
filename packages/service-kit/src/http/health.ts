import type { FastifyInstance } from 'fastify';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';

export interface Health {
  /** Set when the process is asked to stop. */
  stopping: boolean;
  /** Throws when the service can't work: the database is unavailable or its schema is outdated. */
  check: () => Promise<void>;
}

/**
 * `/healthz` (the process is alive), `/readyz` (send it requests), `/metrics`. Unsigned, so the
 * gateway routes none of them.
 */
export function addHealth(fastify: FastifyInstance, health: Health, metrics: Metrics, log: Log): void {
  const quiet = { logLevel: 'silent' } as const;
  // Makes clients of open connections reconnect, to another process.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (health.stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  fastify.get('/healthz', quiet, async () => ({ status: 'ok' }));
  fastify.get('/readyz', quiet, async (_request, reply) => {
    if (health.stopping) return reply.status(503).send({ status: 'stopping' });
    try {
      await health.check();
      return { status: 'ready' };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'not-ready' });
    }
  });
  fastify.get('/metrics', quiet, async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.text();
  });
}
