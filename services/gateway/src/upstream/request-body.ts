import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';

export class BodyTooLarge extends Error {
  /** Largest body in bytes. */
  readonly most: number;

  constructor(most: number) {
    super(`more than ${most} bytes`);
    this.most = most;
  }
}
/** The visitor aborted while sending. */
export class BodyAborted extends Error {}
/** Nothing arrived for too long, or far too little. */
export class BodyTooSlow extends Error {}
/** The service stopped reading it. */
export class BodyUnread extends Error {}
/** The sender's session has ended or has other rights since the request began. */
export class RightsChanged extends Error {}

const waiting = new WeakSet<IncomingMessage>();
/** Marks a request whose body is only sent after `100 Continue`. */
export const expectsContinue = (request: IncomingMessage) => waiting.add(request);

const readers = new WeakMap<IncomingMessage, (error: Error) => void>();
/** Ends the reading of a body with an error; false when nothing reads it. */
export function giveUpBody(request: IncomingMessage, error: Error): boolean {
  const reader = readers.get(request);
  readers.delete(request);
  reader?.(error);
  return reader !== undefined;
}

/** Largest rest of a refused body that is drained, so that the connection can be reused. */
const largestRest = 8 * 1024 * 1024;

/** Before a request is refused: its body is drained, or its connection ends with the response. */
export function leaveBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  const withheld = waiting.has(request);
  if (withheld || Number(request.headers['content-length'] ?? 0) > largestRest) {
    response.shouldKeepAlive = false;
    return;
  }
  let rest = 0;
  request.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > largestRest) request.destroy();
  });
}

function begin(request: IncomingMessage, response: ServerResponse, limit: number) {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit);
  if (waiting.delete(request)) response.writeContinue();
}

export interface BodyLimits {
  /** Largest body in bytes. */
  most: number;
  /** Takes bytes from the budget of all bodies; throws when there is none left. */
  reserve: (bytes: number) => void;
}

/** Reads a whole body. */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  { most, reserve }: BodyLimits,
): Promise<Buffer> {
  begin(request, response, most);
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise<Buffer>((resolve, reject) => {
    const refuse = (error: unknown) => {
      request.off('data', take);
      chunks.length = 0;
      reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      try {
        if (bytes > most) throw new BodyTooLarge(most);
        reserve(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        refuse(error);
      }
    };
    readers.set(request, refuse);
    request.on('data', take);
    request.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.once('error', () => reject(new BodyAborted()));
    request.once('close', () => reject(new BodyAborted()));
  }).finally(() => readers.delete(request));
}

/**
 * Forwards a body as it arrives; fails the stream when it exceeds `limit`. Its last part is held back until `confirm`
 * has resolved, so that the service has no whole body of a sender who may no longer send it.
 */
export function streamBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  confirm: () => Promise<void>,
): Transform {
  begin(request, response, limit);
  let bytes = 0;
  let last: Buffer | undefined;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const before = last;
      last = chunk;
      done(bytes > limit ? new BodyTooLarge(limit) : null, before);
    },
    flush(done) {
      confirm().then(() => done(null, last), done);
    },
  });
  readers.set(request, (error) => counted.destroy(error));
  request.once('aborted', () => counted.destroy(new BodyAborted()));
  request.once('error', (error) => counted.destroy(error));
  return request.pipe(counted);
}
