import http, { type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { expectsContinue } from '../upstream/request-body.ts';
import { boundConnections, endWhenUntaken } from './connection-bounds.ts';
import type { Edge } from './edge.ts';
import { plainResponse } from './plain-response.ts';

const parserAnswers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: plainResponse('431 Request Header Fields Too Large', 'gateway.headers-too-large'),
  ERR_HTTP_REQUEST_TIMEOUT: plainResponse('408 Request Timeout', 'gateway.request-too-slow'),
};
const malformed = plainResponse('400 Bad Request', 'gateway.malformed-request');
const notAllowed = plainResponse('405 Method Not Allowed', 'gateway.method-not-allowed');

const endWith = (socket: Duplex, text: string) => {
  if (socket.writable) socket.end(text);
  else socket.destroy();
};

export interface PublicServerOptions {
  connections: number;
  connectionsPerAddress: number;
  /** How long a connection's client may read nothing. */
  writeIdle: number;
  isProxy: (address: string) => boolean;
}
const isLocal = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

/** The public listener: the edge sees every request first; the rest goes to `framework`. */
export function publicServer(edge: Edge, framework: RequestListener, options: PublicServerOptions): http.Server {
  const server = http.createServer({
    maxHeaderSize: 16 * 1024,
    insecureHTTPParser: false,
    requireHostHeader: true,
    joinDuplicateHeaders: false,
    headersTimeout: 15_000,
    // Bodies have limits of their own: see UnfinishedBodies.
    requestTimeout: 0,
    keepAliveTimeout: 30_000,
  });
  server.maxConnections = options.connections;
  server.timeout = options.writeIdle;
  boundConnections(server, options.connectionsPerAddress, (address) => isLocal(address) || options.isProxy(address));
  const take: RequestListener = (request, response) => {
    endWhenUntaken(request, response, options.writeIdle);
    if (!edge.handle(request, response)) framework(request, response);
  };
  server.on('request', take);
  server.on('checkContinue', (request: http.IncomingMessage, response: http.ServerResponse) => {
    expectsContinue(request);
    take(request as Parameters<RequestListener>[0], response as Parameters<RequestListener>[1]);
  });
  server.on('connect', (_request, socket: Duplex) => endWith(socket, notAllowed));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else endWith(socket, parserAnswers[error.code ?? ''] ?? malformed);
  });
  return server;
}
