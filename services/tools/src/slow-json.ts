import { guarded } from '@arcada/service-kit';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const pulseMilliseconds = 3000;
const logger = new Logger('SlowJson');

/**
 * Sends a JSON response that may take longer than callers wait for a silent service: white space before the value, which
 * JSON ignores (RFC 8259, section 2), shows that it is coming. What `make` throws ends the connection: its status has
 * been sent. The signal is aborted when the reader leaves.
 */
export async function sendSlowJson(
  reply: FastifyReply,
  make: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const { raw } = reply;
  const leaving = new AbortController();
  reply.hijack();
  raw.on('close', () => leaving.abort());
  raw.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  raw.flushHeaders();
  const pulse = setInterval(
    guarded(() => raw.write(' '), logger),
    pulseMilliseconds,
  ).unref();
  try {
    raw.end(JSON.stringify(await make(leaving.signal)));
  } catch (error) {
    raw.destroy();
    if (!leaving.signal.aborted) throw error;
  } finally {
    clearInterval(pulse);
  }
}
