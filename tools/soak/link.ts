import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cut } from './schedule.ts';

/** The network between two processes: a loopback proxy that forwards bytes until it is cut. */
export class Link {
  readonly name: string;
  readonly port: number;
  #server: net.Server;
  #target = 0;
  #how: Cut | undefined;
  #sockets = new Set<net.Socket>();
  /** Connections made while the link was hanging. */
  #waiting: net.Socket[] = [];
  #closed = false;

  private constructor(name: string, server: net.Server) {
    this.name = name;
    this.#server = server;
    this.port = (server.address() as net.AddressInfo).port;
    server.on('connection', (socket) => this.#take(socket));
  }

  static async open(name: string): Promise<Link> {
    return new Link(name, await listen(0));
  }

  /** Sets where the bytes go. */
  aim(port: number): void {
    this.#target = port;
  }

  cut(how: Cut): void {
    this.#how = how;
    if (how === 'hanging') for (const socket of this.#sockets) socket.pause();
    if (how === 'refused') this.#server.close();
    if (how === 'refused' || how === 'reset') this.#resetAll();
  }

  async heal(): Promise<void> {
    this.#how = undefined;
    if (!this.#server.listening) await this.#listenAgain();
    for (const socket of this.#sockets) socket.resume();
    for (const socket of this.#waiting.splice(0)) if (!socket.destroyed) this.#connect(socket);
  }

  close(): void {
    this.#closed = true;
    this.#server.close();
    this.#resetAll();
  }

  async #listenAgain(): Promise<void> {
    while (!this.#closed) {
      const server = await listen(this.port).catch(() => undefined);
      if (server) {
        this.#server = server;
        server.on('connection', (socket) => this.#take(socket));
        return;
      }
      // Some connection has this port as its own end for a moment.
      await sleep(100);
    }
  }

  #resetAll(): void {
    for (const socket of [...this.#sockets, ...this.#waiting.splice(0)]) reset(socket);
  }

  #take(socket: net.Socket): void {
    socket.on('error', () => undefined);
    if (this.#how === 'reset') reset(socket);
    else if (this.#how === 'hanging') this.#waiting.push(socket);
    else this.#connect(socket);
  }

  #connect(near: net.Socket): void {
    const far = net.connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    this.#pass(near, far, false);
    this.#pass(far, near, true);
  }

  #pass(from: net.Socket, to: net.Socket, isAnswer: boolean): void {
    this.#sockets.add(from);
    from.on('error', () => undefined);
    from.on('data', (bytes) => {
      if (isAnswer && this.#how === 'lost-answers') {
        reset(from);
        reset(to);
      } else if (!to.write(bytes)) {
        from.pause();
        to.once('drain', () => this.#how === 'hanging' || from.resume());
      }
    });
    from.on('end', () => to.end());
    from.on('close', (hadError) => {
      this.#sockets.delete(from);
      if (hadError || !from.readableEnded) reset(to);
    });
  }
}

/** A connection that has sent its end can't be reset any more. */
function reset(socket: net.Socket): void {
  if (socket.destroyed) return;
  if (socket.writableEnded || socket.connecting) socket.destroy();
  else socket.resetAndDestroy();
}

function listen(port: number): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer({ allowHalfOpen: true, noDelay: true });
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server));
  });
}
