import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@arcada/contracts';
import { acceptedEncoding } from '@arcada/service-kit/process';
import { type ResponseWriter, requestIdOf } from '../responses/response-writer.ts';
import { defaultPolicy } from '../responses/security-headers.ts';
import type { Route } from '../routing-table.ts';
import { headersForVisitor } from '../upstream/header-filters.ts';
import type { Lane } from '../upstream/lanes.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import { type HeaderMap, headerText, sharedSeconds, tagsFor, tagsOf } from './cacheability.ts';
import { CachedResponse, matchesEtag, type Variant } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

export type CacheState = 'hit' | 'miss';
const largestKept = 4 * 1024 * 1024;
/** A dead upstream isn't called again for each request while a stale response is available. */
const retryStaleAfter = 1000;

export interface FillContext {
  language: Language;
  token: Promise<string> | undefined;
  /** Id of the composition that a page must have been rendered with to be cached. */
  compositionId: string;
  siteUrl: string;
  staleSeconds: number;
  lane: Lane;
  /** Longest wait for the head of the response, where the lane's default doesn't fit. */
  patience: number | undefined;
}

/** Fetches responses that all visitors share and serves them from memory. */
export class SharedResponses {
  readonly cache: ResponseCache;
  private readonly upstreams: Upstreams;
  private readonly responses: ResponseWriter;

  constructor(cache: ResponseCache, upstreams: Upstreams, responses: ResponseWriter) {
    this.cache = cache;
    this.upstreams = upstreams;
    this.responses = responses;
  }

  /** Sends a cached response in the form that the client accepts. Synchronous when that form exists. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: CachedResponse,
    state: CacheState,
  ): Promise<void> | undefined {
    const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
    const variant = answer.ready(encoding);
    if (!variant) {
      return answer.inEncoding(encoding).then((made) => this.write(request, response, answer, made, state));
    }
    this.write(request, response, answer, variant, state);
    return undefined;
  }

  /** The fill in progress for a key: for all with the same patience. */
  underWay(key: string, lane: Lane): Promise<CachedResponse | undefined> | undefined {
    return this.cache.joinable<CachedResponse | undefined>(`${lane} ${key}`);
  }

  /** One upstream request for all who request the same at once. Undefined: the response is not shareable. */
  fetch(key: string, path: string, route: Route, request: IncomingMessage, context: FillContext) {
    const running = this.underWay(key, context.lane);
    if (running) return running;
    return this.cache.fill<CachedResponse | undefined>(key, `${context.lane} ${key}`, async (keep) => {
      const upstream = this.upstreams.need(route.upstream);
      const reply = await upstream.send({
        method: 'GET',
        path,
        headers: {
          accept: '*/*',
          'accept-language': context.language,
          'x-request-id': requestIdOf(request),
          'x-forwarded-proto': context.siteUrl.startsWith('https:') ? 'https' : 'http',
          ...(context.token ? { authorization: `Bearer ${await context.token}` } : {}),
        },
        repeatable: true,
        lane: context.lane,
        ...(context.patience === undefined ? {} : { patience: context.patience }),
      });
      const headers = reply.headers as HeaderMap;
      // A page rendered around a failing part is better than an error page: in the visitor's
      // language, with links. An earlier complete one is better still.
      const isDrawn = route.kind === 'page' && /^text\/html/.test(headerText(headers, 'content-type') ?? '');
      if (reply.statusCode >= 500 && (!isDrawn || this.hasStandIn(key))) {
        await reply.body.dump();
        throw new UpstreamFailure(route.upstream, 'down', new Error(`returned ${reply.statusCode}`));
      }
      const seconds = sharedSeconds(reply.statusCode, headers);
      const drawnWith = headerText(headers, 'x-composition');
      const length = Number(headers['content-length'] ?? 0);
      // Pages are rendered for an anonymous visitor, so all waiting clients may have them, cached
      // or not.
      const forAll = seconds > 0 || (route.kind === 'page' && headers['set-cookie'] === undefined);
      if (!forAll || length > largestKept) {
        await reply.body.dump();
        this.cache.pass(key);
        return undefined;
      }
      const body = Buffer.from(await reply.body.arrayBuffer());
      const now = Date.now();
      const answer = new CachedResponse({
        status: reply.statusCode,
        type: headerText(headers, 'content-type'),
        headers: this.headersOf(headers, seconds > 0),
        body,
        tags: tagsOf(headers),
        freshUntil: now + seconds * 1000,
        usableUntil: now + (seconds + context.staleSeconds) * 1000,
      });
      if (seconds > 0 && (!drawnWith || drawnWith === context.compositionId)) keep(answer);
      return answer;
    });
  }

  hasStandIn(key: string): boolean {
    const old = this.cache.get(key);
    return old !== undefined && old.usableUntil > Date.now();
  }

  /** A response that may replace that of a dead upstream, or undefined. */
  standIn(key: string): CachedResponse | undefined {
    const old = this.cache.get(key);
    if (!old || !this.hasStandIn(key)) return undefined;
    old.freshUntil = Math.max(old.freshUntil, Math.min(Date.now() + retryStaleAfter, old.usableUntil));
    old.isStandIn = true;
    return old;
  }

  private headersOf(headers: HeaderMap, kept: boolean): string[] {
    return [
      ...this.responses.always,
      ...headersForVisitor(headers, [
        'cache-control',
        'content-length',
        'etag',
        'vary',
        'content-encoding',
        'age',
        'last-modified',
      ]),
      'cache-control',
      kept ? 'no-cache' : 'no-store',
      'vary',
      'accept-encoding, accept-language, cookie',
      'content-security-policy',
      headerText(headers, 'content-security-policy') || defaultPolicy,
    ];
  }

  private write(
    request: IncomingMessage,
    response: ServerResponse,
    answer: CachedResponse,
    { body, etag, headers }: Variant,
    state: CacheState,
  ): void {
    if (this.responses.closing) response.shouldKeepAlive = false;
    const wanted = request.headers['if-none-match'];
    const own = [
      'x-request-id',
      requestIdOf(request),
      'x-cache',
      answer.isStandIn ? 'stale' : state,
      ...tagsFor(request, answer.tags),
    ];
    if (wanted !== undefined && answer.status === 200 && matchesEtag(wanted, etag)) {
      response.writeHead(304, headers.concat(own));
      response.end();
      return;
    }
    own.push('content-length', String(body.length));
    response.writeHead(answer.status, headers.concat(own));
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  }
}
