import type { FastifyInstance } from 'fastify';
import { healthPaths, healthResponse, type Watched } from '../operation/health.ts';

export function addHealth(fastify: FastifyInstance, watched: Watched): void {
  // Makes clients of open connections reconnect, to another process.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (watched.health.stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  for (const path of healthPaths) {
    fastify.get(path, { logLevel: 'silent' }, async (_request, reply) => {
      const { status, type, body } = await healthResponse(path, watched);
      return reply.status(status).type(type).send(body);
    });
  }
}
