import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';

export class BodyTooLarge extends Error {}
/** The visitor went away in the middle of sending. */
export class BodyAborted extends Error {}

const waiting = new WeakSet<IncomingMessage>();
/** Marks a request whose body is only sent after `100 Continue`. */
export const expectsContinue = (request: IncomingMessage) => waiting.add(request);

/** Largest rest of a refused body that is read away, so that the connection can go on. */
const largestRest = 8 * 1024 * 1024;

/** Before a request is refused: its body is read away, or its connection ends with the answer. */
export function leaveBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  const withheld = waiting.has(request);
  if (withheld || Number(request.headers['content-length'] ?? 0) > largestRest) response.shouldKeepAlive = false;
  else request.resume();
}

function begin(request: IncomingMessage, response: ServerResponse, limit: number) {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  if (waiting.delete(request)) response.writeContinue();
}

/** Reads a whole body of at most `limit` bytes. */
export async function readBody(request: IncomingMessage, response: ServerResponse, limit: number): Promise<Buffer> {
  begin(request, response, limit);
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limit) {
        chunks.push(chunk);
        return;
      }
      request.off('data', take);
      reject(new BodyTooLarge());
    };
    request.on('data', take);
    request.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.once('error', () => reject(new BodyAborted()));
    request.once('close', () => reject(new BodyAborted()));
  });
}

/** Passes a body on as it comes in; fails the stream when it grows past `limit`. */
export function streamBody(request: IncomingMessage, response: ServerResponse, limit: number): Transform {
  begin(request, response, limit);
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? new BodyTooLarge() : null, chunk);
    },
  });
  request.once('aborted', () => counted.destroy(new BodyAborted()));
  request.once('error', (error) => counted.destroy(error));
  return request.pipe(counted);
}
