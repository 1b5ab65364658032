import type { IncomingMessage } from 'node:http';
import type { HeaderMap } from '../cache/cacheability.ts';
import { requestIdOf } from '../responses/response-writer.ts';

/**
 * The request headers that a service sees. Everything else is dropped: cookies, identity,
 * forwarding headers.
 */
const passedIn = [
  'accept',
  'content-type',
  'content-encoding',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'user-agent',
  'last-event-id',
  'stripe-signature',
  'x-release-token',
] as const;

export interface Visitor {
  /** Largest body in bytes. */
  mostSent: number;
  address: string;
  language: string;
  siteUrl: string;
  /** Bearer token for the service. */
  token: string | undefined;
  /** Throws RightsChanged when the token is no longer true: sending a body can take minutes. */
  confirm?: () => Promise<void>;
}

export function headersForUpstream(request: IncomingMessage, visitor: Visitor): Record<string, string> {
  const headers: Record<string, string> = {
    'accept-language': visitor.language,
    'x-request-id': requestIdOf(request),
    'x-forwarded-for': visitor.address,
    'x-forwarded-proto': visitor.siteUrl.startsWith('https:') ? 'https' : 'http',
  };
  for (const name of passedIn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // A tag is weak because its response was compressed here: the service knows the strong one.
  for (const name of ['if-match', 'if-none-match'] as const)
    if (headers[name]) headers[name] = headers[name].replace(/W\/("[^"]*")|("[^"]*")/g, '$1$2');
  if (visitor.token) headers.authorization = `Bearer ${visitor.token}`;
  return headers;
}

/** Headers of a service that stay internal: hop by hop, or set by the gateway itself. */
const keptInside = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  'surrogate-key',
  'x-composition',
  'x-request-id',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
  'content-security-policy',
  'access-control-allow-origin',
  'date',
]);

/** A service's headers, alternating names and values, without those in `except`. */
export function headersForVisitor(headers: HeaderMap, except: readonly string[] = []): string[] {
  const list: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || keptInside.has(name) || except.includes(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) list.push(name, one);
  }
  return list;
}
