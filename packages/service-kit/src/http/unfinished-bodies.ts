import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FaultLog, guarded } from '../operation/guarded.ts';

/**
 * In milliseconds. A small body of known size has to arrive as a whole in time; a streamed one has
 * to keep arriving.
 */
export interface BodyTimes {
  /** Longest pause within a small body. */
  idle: number;
  /** A small body as a whole. */
  total: number;
  /** Longest pause within a streamed body. */
  streamIdle: number;
  /** After this time a streamed body must have arrived at this average rate. */
  rateAfter: number;
  bytesPerSecond: number;
}

/** Who causes a body not to end: its sender, or its reader here. */
export type SlowSide = 'sender' | 'reader';

interface Unfinished {
  /** Node takes it from a request whose body was refused: `request.socket` is null then, against its type. */
  socket: Socket;
  response: ServerResponse;
  streamed: boolean;
  begun: number;
  bytesBefore: number;
  bytes: number;
  heardAt: number;
}

/**
 * Watches requests whose body isn't complete, instead of node's one time-out for all requests,
 * which would cut a large file over a slow connection and ignore a silent one.
 */
export class UnfinishedBodies {
  private readonly watched = new Map<IncomingMessage, Unfinished>();
  private readonly times: BodyTimes;
  private readonly onSlow: (request: IncomingMessage, response: ServerResponse, side: SlowSide) => void;
  private readonly log: FaultLog;
  private readonly timer: NodeJS.Timeout;

  constructor(times: BodyTimes, onSlow: UnfinishedBodies['onSlow'], log: FaultLog) {
    this.times = times;
    this.onSlow = onSlow;
    this.log = log;
    const every = Math.min(1000, Math.min(times.idle, times.streamIdle) / 4);
    this.timer = setInterval(
      guarded(() => this.look(), log),
      every,
    ).unref();
  }

  watch(request: IncomingMessage, response: ServerResponse, streamed: boolean): void {
    const { headers, socket } = request;
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
    const now = performance.now();
    const bytes = socket.bytesRead;
    this.watched.set(request, { socket, response, streamed, begun: now, bytesBefore: bytes, bytes, heardAt: now });
  }

  stop(): void {
    clearInterval(this.timer);
    this.watched.clear();
  }

  private look(): void {
    const now = performance.now();
    for (const [request, body] of this.watched) {
      const { socket } = body;
      if (request.complete || socket.destroyed) {
        this.watched.delete(request);
        continue;
      }
      if (socket.bytesRead !== body.bytes) {
        body.bytes = socket.bytesRead;
        body.heardAt = now;
      }
      if (!this.isSlow(request, body, now)) continue;
      if (request.socket) this.end(request, body);
      else socket.destroy();
    }
  }

  /** One that can't be ended properly loses its connection, and the others are looked at all the same. */
  private end(request: IncomingMessage, { response, socket }: Unfinished): void {
    try {
      this.onSlow(request, response, this.sideOf(request));
    } catch (error) {
      this.log.error(error);
      socket.destroy();
    }
  }

  /** Data that has arrived and isn't read stops the sender. */
  private sideOf = (request: IncomingMessage): SlowSide => (request.readableLength > 0 ? 'reader' : 'sender');

  private isSlow(request: IncomingMessage, body: Unfinished, now: number): boolean {
    const { idle, total, streamIdle, rateAfter, bytesPerSecond } = this.times;
    const silent = now - body.heardAt;
    const taken = now - body.begun;
    if (!body.streamed) return silent > idle || taken > total;
    if (silent > streamIdle) return true;
    const rate = ((body.bytes - body.bytesBefore) / taken) * 1000;
    return taken > rateAfter && rate < bytesPerSecond && this.sideOf(request) === 'sender';
  }
}
