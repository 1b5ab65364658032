import type http from 'node:http';
import type net from 'node:net';
import { networkOf } from '@arcada/contracts';
import { Places } from '../limits/places.ts';
import { plainResponse } from './plain-response.ts';

const tooMany = plainResponse('429 Too Many Requests', 'gateway.too-many-connections');

/**
 * How many connections one network may have. Trusted proxies carry all visitors' connections; the
 * machine itself has the page server, a proxy, or a developer.
 */
export function boundConnections(server: http.Server, most: number, isExempt: (address: string) => boolean): void {
  const places = new Places(most);
  server.on('connection', (socket: net.Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const free = places.take(networkOf(address));
    if (free) socket.once('close', free);
    else {
      socket.once('error', () => socket.destroy());
      socket.end(tooMany, () => socket.destroy());
    }
  });
}

/** Closes a connection whose pending response isn't being read. */
export function endWhenUntaken(request: http.IncomingMessage, response: http.ServerResponse, idle: number): void {
  response.on('timeout', () => {
    const { socket } = request;
    if (response.writableLength > 0 || socket.writableLength > 0) socket.destroy();
    // The site is the one that has nothing to send yet: other limits apply there.
    else socket.setTimeout(idle);
  });
}
