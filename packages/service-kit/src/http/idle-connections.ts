import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type FaultLog, guarded } from '../operation/guarded.ts';

/**
 * The connections of a server without a request. Unlike `closeIdleConnections()` it knows those on which none has been
 * sent yet, for example because its client gave up first: they would hold up a stop for over a minute.
 */
export class IdleConnections {
  private readonly sockets = new Set<Socket>();
  private readonly log: FaultLog;

  constructor(server: Server, log: FaultLog) {
    this.log = log;
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.sockets.delete(socket);
      response.once('close', () => {
        if (!socket.destroyed) this.sockets.add(socket);
      });
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Until the server is closed: requests in flight are finished, and their connections closed then. */
  async closeUntil(closed: Promise<unknown>): Promise<void> {
    const timer = setInterval(
      guarded(() => this.close(), this.log),
      100,
    );
    await closed.finally(() => clearInterval(timer));
  }
}
