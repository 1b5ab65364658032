import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import type { PageMetrics, RequestKind } from './page-metrics.ts';

const givenId = /^[\w.-]{1,64}$/;

/** The gateway's id of a request, or one of its own for a request that comes past the gateway. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && givenId.test(given) ? given : randomUUID();
}

/** One line and one measurement for each request. The path goes without its query, which may hold a token. */
export function observeRequest(
  {
    request,
    response,
    kind,
    path,
  }: { request: IncomingMessage; response: ServerResponse; kind: RequestKind; path: string },
  { log, metrics }: { log: Log; metrics: PageMetrics },
): string {
  const requestId = idOf(request);
  const begun = performance.now();
  metrics.begun();
  response.once('close', () => {
    const milliseconds = performance.now() - begun;
    metrics.ended(kind, response.statusCode, milliseconds);
    log('info', 'request', {
      requestId,
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(milliseconds * 10) / 10,
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
  return requestId;
}
