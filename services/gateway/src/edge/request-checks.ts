import type { IncomingMessage } from 'node:http';
import { cookieValue } from '../identity/session-cookie.ts';
import type { Route } from '../routing-table.ts';
import type { KnownHosts } from './known-hosts.ts';
import type { Fault, Target } from './target.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const fault = (status: number, code: string, message: string): Fault => ({ status, code: `gateway.${code}`, message });

const noMethod = fault(405, 'method-not-allowed', 'This method is not allowed here.');
const twoHosts = fault(400, 'ambiguous-host', 'Send exactly one Host header.');
const twoLengths = fault(400, 'ambiguous-length', 'Send either Content-Length or Transfer-Encoding.');
const unknownTransfer = fault(400, 'unknown-transfer', 'Only the transfer encoding "chunked" is understood here.');
const noWebSocket = fault(400, 'no-websocket', 'WebSockets are not offered here.');

/**
 * Faults of the request itself, whatever its address. Node's parser has already refused malformed
 * framing.
 */
export function requestFault(request: IncomingMessage): Fault | undefined {
  if (!methods.has(request.method as string)) return noMethod;
  const raw = request.rawHeaders;
  let hosts = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return twoHosts;
  const { headers } = request;
  const transfer = headers['transfer-encoding'];
  if (transfer !== undefined) {
    if (headers['content-length'] !== undefined) return twoLengths;
    if (transfer.toLowerCase() !== 'chunked') return unknownTransfer;
  }
  if (headers.upgrade?.toLowerCase() === 'websocket') return noWebSocket;
  return undefined;
}

export const isSafe = (method: string | undefined) => method === 'GET' || method === 'HEAD';
export const isSignOut = ({ method }: IncomingMessage, { path }: Target) => method === 'POST' && path === '/api/logout';
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const foreign = fault(403, 'cross-site', 'Requests that change something must come from a page of this site.');
const notJson = fault(415, 'json-only', 'Send JSON with Content-Type: application/json.');

/**
 * No browser sends these on another site's behalf: a signature in a header, a token in a header of
 * its own.
 */
export const provesItself = ({ headers }: IncomingMessage, { writers }: Route) =>
  writers === 'stripe' || (writers === 'release-teams' && headers['x-release-token'] !== undefined);

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * Keeps other sites' pages from acting with a visitor's cookie: same origin, and JSON, which a form
 * can't send.
 */
export function writeFault(request: IncomingMessage, route: Route, hosts: KnownHosts): Fault | undefined {
  if (isSafe(request.method) || provesItself(request, route)) return undefined;
  const { headers } = request;
  let program = false;
  const origin = headers.origin;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined) {
    if (!hosts.isOwnOrigin(origin) || (site !== undefined && site !== 'same-origin')) return foreign;
  } else if (site !== 'same-origin') {
    program = route.writers === 'programs' && site === undefined && !cookieValue(headers.cookie, hosts.siteUrl);
    if (!program) return foreign;
  }
  if (route.kind !== 'api' || !hasBody(request)) return undefined;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json' || type?.endsWith('+json')) return undefined;
  // A file: forms can't send PUT, and other sites' scripts may not.
  if (request.method === 'PUT' && route.streamedMegabytes && type === 'application/octet-stream') return undefined;
  return program && route.forms && formTypes.has(type ?? '') ? undefined : notJson;
}
