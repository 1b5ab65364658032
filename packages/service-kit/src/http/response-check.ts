import type { FastifyInstance } from 'fastify';
import type { KitRequest } from './request.ts';

/** In tests: a response that doesn't fit its endpoint's schema becomes a 500 that names the place. */
export function checkResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request: KitRequest, reply, payload) => {
    const { endpoint } = request;
    if (!endpoint?.response || reply.statusCode >= 300 || reply.statusCode === 204) return payload;
    if (typeof payload !== 'string') return payload;
    const result = endpoint.response.safeParse(JSON.parse(payload));
    if (result.success) return payload;
    const where = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Error(`The response of "${endpoint.summary}" doesn't fit its schema: ${where}`);
  });
}
