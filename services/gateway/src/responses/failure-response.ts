import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Translated } from '@arcada/contracts';
import type { Log } from '@arcada/service-kit/process';
import { closeLater } from '../edge/close-later.ts';
import { isSafe } from '../edge/request-checks.ts';
import type { Route } from '../routing-table.ts';
import { BodyAborted } from '../upstream/request-body.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import { bodyFault } from './body-fault.ts';
import { problemTexts } from './problem-texts.ts';
import { type ResponseWriter, requestIdOf } from './response-writer.ts';

const code = (error: unknown) => (error as { code?: string } | undefined)?.code;
const retryAfter = 2;
/** Codes of a client that is gone: closed during the response, or before it started. */
const visitorIsGone = new Set<string | undefined>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Turns a failure behind the gateway into a response that names the failing area. */
export function failureResponse(
  parts: { responses: ResponseWriter; log: Log },
  request: IncomingMessage,
  response: ServerResponse,
  route: Route,
  error: unknown,
): void {
  const { responses, log } = parts;
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (error instanceof BodyAborted || cause instanceof BodyAborted || visitorIsGone.has(code(error))) {
    response.destroy();
    return;
  }
  const body = bodyFault(error) ?? bodyFault(cause);
  if (body) {
    if (body.last) {
      response.shouldKeepAlive = false;
      closeLater(request.socket);
    }
    responses.problem(request, response, body.fault, body.retryAfter ? { retryAfter: body.retryAfter } : {});
    return;
  }
  const requestId = requestIdOf(request);
  if (error instanceof UpstreamFailure) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    log.warn({ requestId, upstream: error.upstream, kind: error.kind, reason }, 'upstream failed');
    const status = error.kind === 'slow' ? 504 : 503;
    if (route.kind === 'page' && isSafe(request.method) && !response.headersSent) {
      responses.page(request, response, status, retryAfter);
      return;
    }
    const message = textOf(error, isSafe(request.method));
    const fault = { status, code: 'gateway.upstream-unavailable', message };
    responses.problem(request, response, fault, { retryAfter, area: error.upstream });
    return;
  }
  log.error({ requestId, err: error }, 'request failed');
  responses.problem(request, response, { status: 500, code: 'gateway.internal', message: problemTexts.failed });
}

/** What changes something and took too long may have been done all the same. */
function textOf({ kind }: UpstreamFailure, safe: boolean): Translated {
  if (kind === 'busy') return problemTexts.busy;
  return kind === 'slow' && !safe ? problemTexts.unconfirmed : problemTexts.outOfOrder;
}
