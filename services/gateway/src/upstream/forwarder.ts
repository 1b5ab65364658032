import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { acceptedEncoding } from '@arcada/service-kit/process';
import { type HeaderMap, headerText, tagsFor, tagsOf } from '../cache/cacheability.ts';
import { isCompressible } from '../cache/cached-response.ts';
import { isPageRead } from '../edge/page-reads.ts';
import { isSafe, isSignOut } from '../edge/request-checks.ts';
import type { Target } from '../edge/target.ts';
import type { BodyBudget } from '../limits/body-budget.ts';
import { type ResponseWriter, requestIdOf } from '../responses/response-writer.ts';
import { defaultPolicy } from '../responses/security-headers.ts';
import { largestBody, megabyte, type Route } from '../routing-table.ts';
import { headersForUpstream, headersForVisitor, type Visitor } from './header-filters.ts';
import type { Lane } from './lanes.ts';
import { readBody, streamBody } from './request-body.ts';
import type { UpstreamResponse } from './upstream.ts';
import type { Upstreams } from './upstreams.ts';

/** Responses up to this size are read completely before they are sent. */
const smallResponse = 128 * 1024;
const smallestCompressed = 860;

/** How a visitor's browser may cache a response that isn't in this cache. */
function visitorCacheControl(route: Route, headers: HeaderMap): string {
  const given = headerText(headers, 'cache-control');
  if (route.kind === 'asset' || route.kind === 'release') return given || 'no-cache';
  const isShared = /\bpublic\b/.test(given) && !/no-store|private/.test(given) && headers['set-cookie'] === undefined;
  if (!isShared) return 'no-store';
  return given.replace(/,?\s*s-maxage=\d+/, '');
}

/** Transfers at a visitor's pace: files, and parts of them. */
export const isStream = (request: IncomingMessage, { path }: Target, { streams, streamedMegabytes }: Route) =>
  isSafe(request.method)
    ? streams === true || (streams && path.includes(streams)) || request.headers.range !== undefined
    : request.method === 'PUT' && streamedMegabytes !== undefined;

/** Responses too long to buffer are sent at their reader's pace too. */
export const isLong = (request: IncomingMessage, answer: UpstreamResponse) =>
  !isBodiless(request, answer) && !(Number(answer.headers['content-length'] ?? Number.NaN) <= smallResponse);
const isBodiless = ({ method }: IncomingMessage, { statusCode }: UpstreamResponse) =>
  method === 'HEAD' || statusCode === 204 || statusCode === 304;

const laneOf = (request: IncomingMessage, target: Target, stream: boolean | undefined): Lane => {
  if (stream) return 'streams';
  if (isPageRead(request)) return 'pages';
  return isSignOut(request, target) ? 'sign-outs' : 'visitors';
};

/** The tag of what is compressed here: the same content in other bytes. */
function weakened(headers: HeaderMap): string[] {
  const tag = headerText(headers, 'etag');
  return tag ? ['etag', tag.startsWith('W/') ? tag : `W/${tag}`] : [];
}

/** Forwards requests to a service and its responses back, as they arrive. */
export class Forwarder {
  private readonly upstreams: Upstreams;
  private readonly responses: ResponseWriter;

  private readonly budget: BodyBudget;

  constructor(upstreams: Upstreams, responses: ResponseWriter, budget: BodyBudget) {
    this.budget = budget;
    this.upstreams = upstreams;
    this.responses = responses;
  }

  /** Forwards a request. Throws UpstreamFailure, BodyTooLarge, BodyAborted or RightsChanged. */
  async ask(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    route: Route,
    visitor: Visitor,
  ): Promise<UpstreamResponse> {
    const method = request.method as string;
    const headers = headersForUpstream(request, visitor);
    const safe = isSafe(method);
    const stream = isStream(request, target, route);
    const streamed = !safe && stream;
    const confirm = visitor.confirm ?? (async () => {});
    let body: Buffer | Transform | undefined;
    if (streamed) {
      const most = route.streamedMegabytes ? route.streamedMegabytes * megabyte : largestBody;
      body = streamBody(request, response, most, confirm);
    } else if (!safe) {
      const reserve = this.budget.forRequest(visitor.address, response);
      body = await readBody(request, response, { most: visitor.mostSent, reserve });
      await confirm();
    }
    if (streamed && request.headers['content-length']) headers['content-length'] = request.headers['content-length'];
    // Files have compressed forms of their own; everything else is compressed here.
    if (route.kind === 'asset' || route.kind === 'release') {
      headers['accept-encoding'] = acceptedEncoding(request.headers['accept-encoding']);
    }
    return this.upstreams.need(route.upstream).send({
      method,
      path: target.path + target.search,
      headers,
      body,
      repeatable: safe || (!streamed && headers['idempotency-key'] !== undefined),
      lane: laneOf(request, target, stream),
    });
  }

  /** Sends an upstream's response out. */
  async relay(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route,
    answer: UpstreamResponse,
  ): Promise<void> {
    const headers = answer.headers as HeaderMap;
    const status = answer.statusCode;
    const type = headerText(headers, 'content-type');
    const length = Number(headers['content-length'] ?? Number.NaN);
    const bodiless = isBodiless(request, answer);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const compress =
      !bodiless &&
      encoding !== 'identity' &&
      headers['content-encoding'] === undefined &&
      status !== 206 &&
      isCompressible(type) &&
      !type.startsWith('text/event-stream') &&
      !(length < smallestCompressed);
    const cacheControl = visitorCacheControl(route, headers);
    const out = [
      ...this.responses.always,
      ...headersForVisitor(headers, compress ? ['cache-control', 'content-length', 'etag', 'vary'] : ['cache-control']),
      'cache-control',
      cacheControl,
      'content-security-policy',
      headerText(headers, 'content-security-policy') || defaultPolicy,
      // Personal data is never embedded by another site, not even as a picture or video.
      ...(route.kind === 'api' ? ['cross-origin-resource-policy', 'same-origin'] : []),
      'x-request-id',
      requestIdOf(request),
      'x-cache',
      'pass',
      ...tagsFor(request, tagsOf(headers)),
    ];
    if (compress) out.push('content-encoding', encoding, 'vary', 'accept-encoding', ...weakened(headers));
    if (this.responses.closing) response.shouldKeepAlive = false;
    if (bodiless) {
      await answer.body.dump();
      response.writeHead(status, out);
      response.end();
    } else if (!compress && length <= smallResponse) {
      const body = Buffer.from(await answer.body.arrayBuffer());
      response.writeHead(status, out);
      response.end(body);
    } else if (compress) {
      response.writeHead(status, out);
      const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 };
      const packer = encoding === 'br' ? zlib.createBrotliCompress({ params }) : zlib.createGzip({ level: 5 });
      await pipeline(answer.body, packer, response);
    } else {
      response.writeHead(status, out);
      await pipeline(answer.body, response);
    }
  }
}
