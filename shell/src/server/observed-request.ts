import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { givenRequestId, type Log, type Metrics } from '@arcada/service-kit/process';

export type RequestKind = 'page' | 'asset' | 'file';

interface Observed {
  request: IncomingMessage;
  response: ServerResponse;
  kind: RequestKind;
  /** Without its query, which may hold a token. */
  path: string;
}

/** One line and one measurement for each request, under the gateway's id or, for one that comes past it, an own one. */
export function requestObserver({ log, metrics }: { log: Log; metrics: Metrics }) {
  let inFlight = 0;
  metrics.gauge('http_requests_in_flight', 'Requests that wait for an answer', () => inFlight);
  const durations = metrics.histogram('http_request_duration_seconds', 'Time to answer a request', ['kind', 'status']);

  return ({ request, response, kind, path }: Observed): string => {
    const requestId = givenRequestId(request.headers) ?? randomUUID();
    const begun = performance.now();
    inFlight += 1;
    response.once('close', () => {
      const milliseconds = performance.now() - begun;
      inFlight -= 1;
      durations.observe({ kind, status: response.statusCode }, milliseconds / 1000);
      log.info(
        {
          requestId,
          method: request.method,
          path,
          status: response.statusCode,
          ms: Math.round(milliseconds * 10) / 10,
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    return requestId;
  };
}
