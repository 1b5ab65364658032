import type { FastifyReply } from 'fastify';

/** Aborted when the client leaves before it has the whole response. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  if (raw.destroyed) controller.abort();
  return controller.signal;
}
