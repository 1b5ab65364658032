import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Language, languageKey, negotiateLanguage, type Problem } from '@arcada/contracts';
import { givenRequestId, readCookie } from '@arcada/service-kit/process';
import type { Fault } from '../edge/target.ts';
import { leaveBody } from '../upstream/request-body.ts';
import { refusalPage } from './refusal-page.ts';
import { defaultPolicy, fileHeaders, securityHeaders } from './security-headers.ts';
import { unavailablePage } from './unavailable-page.ts';

const ownId = Symbol('request id');
type Numbered = IncomingMessage & { [ownId]?: string };

/** The gateway's own id of a request: none from outside is accepted. */
export function requestIdOf(request: Numbered): string {
  request[ownId] ??= randomUUID();
  return request[ownId];
}

/** The page server's reads continue under the id of the page being rendered. */
export function takeOverRequestId(request: Numbered): void {
  const given = givenRequestId(request.headers);
  if (given !== undefined) request[ownId] = given;
}

function languageOf({ headers }: IncomingMessage): Language {
  const saved = readCookie(headers.cookie, languageKey) ?? null;
  return negotiateLanguage({ saved, acceptLanguage: headers['accept-language'] ?? null });
}

/**
 * Whether a person looks at the response: browsers mark what they open as a page, programs don't. Without any mark, as
 * from older browsers, who prefers HTML counts.
 */
export function isOpened({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-dest': destination, accept = '' } = headers;
  return destination === undefined ? accept.startsWith('text/html') : destination === 'document';
}

export interface ProblemExtra {
  retryAfter?: number;
  /** The failing area, so that a page can name it. */
  area?: string;
  allow?: string;
}

/** Writes whole responses with the headers that every response carries. */
export class ResponseWriter {
  readonly always: readonly string[];
  /** The same for scripts, styles and fonts. */
  readonly onFiles: readonly string[];
  /** While stopping, each connection's next response is its last. */
  closing = false;

  constructor(siteUrl: string) {
    this.always = securityHeaders(siteUrl);
    this.onFiles = fileHeaders(siteUrl);
  }

  /** Sends a body; `headers` alternates names and values and must not repeat those of every response. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers: string[],
    body: Buffer | string,
  ): void {
    if (this.closing) response.shouldKeepAlive = false;
    const length = String(typeof body === 'string' ? Buffer.byteLength(body) : body.length);
    response.writeHead(status, [
      ...this.always,
      ...headers,
      'x-request-id',
      requestIdOf(request),
      'content-length',
      length,
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  problem(request: IncomingMessage, response: ServerResponse, fault: Fault, extra: ProblemExtra = {}): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const language = languageOf(request);
    const message = typeof fault.message === 'string' ? fault.message : fault.message[language];
    const body: Problem & { area?: string } = {
      type: `urn:arcada:problem:${fault.code}`,
      title: STATUS_CODES[fault.status] ?? 'Error',
      status: fault.status,
      detail: message,
      message,
      code: fault.code,
      requestId: requestIdOf(request),
      ...(extra.area ? { area: extra.area } : {}),
    };
    const opened = isOpened(request);
    const headers = [
      'content-type',
      opened ? 'text/html; charset=utf-8' : 'application/problem+json',
      'cache-control',
      'no-store',
      'content-security-policy',
      defaultPolicy,
    ];
    if (extra.retryAfter) headers.push('retry-after', String(extra.retryAfter));
    if (extra.allow) headers.push('allow', extra.allow);
    leaveBody(request, response);
    const text = opened ? refusalPage(message, language, body.requestId) : JSON.stringify(body);
    this.send(request, response, fault.status, headers, text);
  }

  /** Sends a person to another page of the site. */
  redirect(request: IncomingMessage, response: ServerResponse, address: string): void {
    this.send(request, response, 303, ['location', address, 'cache-control', 'no-store'], '');
  }

  /** For a person who opens a page while its server is down. */
  page(request: IncomingMessage, response: ServerResponse, status: number, retryAfter: number): void {
    this.send(
      request,
      response,
      status,
      [
        'content-type',
        'text/html; charset=utf-8',
        'cache-control',
        'no-store',
        'retry-after',
        String(retryAfter),
        'content-security-policy',
        defaultPolicy,
      ],
      unavailablePage,
    );
  }
}
