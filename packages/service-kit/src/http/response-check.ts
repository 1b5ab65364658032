import type { FastifyInstance } from 'fastify';
import type { KitRequest } from './request.ts';

/** A change by a route that only admins may call. */
const isAdminChange = ({ endpoint, method }: KitRequest): boolean => {
  const policy = endpoint?.policy;
  const roles = typeof policy === 'object' && 'roles' in policy ? policy.roles : [];
  return method !== 'GET' && method !== 'HEAD' && roles.length === 1 && roles[0] === 'admin';
};

/**
 * In tests of a service with an audit trail: a change by an admin that left no entry becomes a 500. `onRecorded` gets
 * each route that left one, as in `PATCH /api/admin/products/:id`.
 */
export function checkAudits(fastify: FastifyInstance, onRecorded?: (route: string) => void): void {
  fastify.addHook('onSend', async (request: KitRequest, reply, payload) => {
    if (reply.statusCode >= 300 || !isAdminChange(request)) return payload;
    if (!request.audited)
      throw new Error(`"${request.endpoint?.summary}" left no entry in the audit trail: call recordChange()`);
    if (request.audited === 'recorded') onRecorded?.(`${request.method} ${request.routeOptions.url}`);
    return payload;
  });
}

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
