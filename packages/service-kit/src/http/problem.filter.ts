import { STATUS_CODES } from 'node:http';
import { byteSize, forEachLanguage, type Problem } from '@arcada/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isDiskFull } from '../database/faults.ts';
import { ServiceError } from '../identity/service-client.ts';
import type { Log } from '../operation/log.ts';
import { DomainError, textIn } from './domain-error.ts';
import { storageFull } from './free-space.ts';
import { languageOf } from './language.ts';
import { problemTexts } from './problem-texts.ts';
import type { KitRequest } from './request.ts';

/** Turns whatever was thrown into problem+json: never a stack, always a code and the request's id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<KitRequest>();
    const reply = http.getResponse<FastifyReply>();
    const language = languageOf(request);
    const failure = error instanceof DomainError ? error : translate(error, jsonLimit(request));
    const { code, status, extra } = failure;
    const message = textIn(failure.text, language);
    request.problemCode = code;
    const level = extra.logLevel ?? (status >= 500 ? 'error' : 'debug');
    this.log[level](
      { requestId: request.id, code, err: failure.cause ?? (status >= 500 ? failure : undefined) },
      failure.message,
    );
    if (reply.sent) return;
    const problem: Problem = {
      ...extra.data,
      type: `urn:arcada:problem:${code}`,
      title: STATUS_CODES[status] ?? 'Error',
      status,
      detail: extra.detail ? textIn(extra.detail, language) : message,
      message,
      code,
      requestId: request.id,
      ...(extra.errors && {
        errors: extra.errors.map(({ path, message }) => ({ path, message: textIn(message, language) })),
      }),
    };
    reply
      .status(status)
      .headers({ 'cache-control': 'no-store', ...extra.headers })
      .removeHeader('surrogate-key')
      .type('application/problem+json')
      .send(JSON.stringify(problem));
  }
}

/** The limit for bodies in JSON; other types have limits of their own, which Fastify doesn't tell. */
function jsonLimit({ headers, routeOptions }: KitRequest): number | undefined {
  return headers['content-type']?.startsWith('application/json') ? routeOptions.bodyLimit : undefined;
}

function tooLarge(bytes: number | undefined): DomainError {
  const most = bytes === undefined ? undefined : byteSize(bytes);
  const text = most
    ? forEachLanguage((language) => problemTexts.tooLargeFor[language].replace('{most}', most))
    : problemTexts.tooLarge;
  return new DomainError('request.too-large', 413, text);
}

/** Errors of Nest and Fastify keep their status below 500; everything else is a server error. */
function translate(error: unknown, bodyLimit: number | undefined): DomainError {
  const status = statusOf(error);
  if (status === 404) return new DomainError('request.not-found', 404, problemTexts.notFound);
  if (status === 413) return tooLarge(bodyLimit);
  if (status >= 400 && status < 500) {
    // The framework's message is English and about the code, so it goes to the log only.
    const refusal = new DomainError('request.refused', status, problemTexts.refused);
    return Object.assign(refusal, { cause: error });
  }
  if (isDiskFull(error)) return Object.assign(storageFull(), { cause: error });
  if (isOutage(error)) {
    const headers = { 'retry-after': '5' };
    const outage = new DomainError('server.unavailable', 503, problemTexts.unavailable, { headers });
    outage.cause = error;
    return outage;
  }
  const failure = new DomainError('server.failed', 500, problemTexts.failed);
  failure.cause = error instanceof Error ? error : new Error(`something that is no error was thrown: ${String(error)}`);
  return failure;
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('getStatus' in error && typeof error.getStatus === 'function') return Number(error.getStatus());
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

const outages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
]);

/** Another service or the database server is unreachable, possibly for a short time. */
function isOutage(error: unknown): boolean {
  if (error instanceof ServiceError) return error.status === 0 || error.status === 503;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && outages.has(code);
}
