import type { FastifyReply } from 'fastify';

/**
 * Marks an anonymous GET as cacheable at the gateway, which drops it when one of the tags is
 * purged. Responses without tags are `no-store`.
 */
export function setTags(reply: FastifyReply, tags: readonly string[]): void {
  reply.header('surrogate-key', tags.join(' '));
  reply.header('cache-control', 'public, s-maxage=60, max-age=0, must-revalidate');
}

/** Sends prepared JSON, cacheable by `setTags`. */
export function sendTagged(reply: FastifyReply, tags: readonly string[], json: string): string {
  setTags(reply, tags);
  reply.type('application/json; charset=utf-8');
  return json;
}
