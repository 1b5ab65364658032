import { guarded } from '@arcada/service-kit';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Often enough that no one on the way takes the silence of a model for a hanging service. */
const pulseMilliseconds = 4000;
const logger = new Logger('EventStream');

export interface StreamEvent {
  name: string;
  data: unknown;
}

/**
 * Sends events as `text/event-stream` (WHATWG HTML, section 9.2). JSON has no line breaks of its own, so hostile text
 * can't begin an event.
 */
export class EventStream {
  private readonly leaving = new AbortController();
  private readonly pulse: NodeJS.Timeout;

  private constructor(private readonly reply: FastifyReply) {
    reply.hijack();
    reply.raw.on('close', () => this.leaving.abort());
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.flushHeaders();
    this.pulse = setInterval(
      guarded(() => reply.raw.write(': waiting\n\n'), logger),
      pulseMilliseconds,
    ).unref();
  }

  /** Sends what `make` yields until it ends or the reader is gone, which aborts its signal. */
  static async send(
    reply: FastifyReply,
    make: (signal: AbortSignal) => Iterable<StreamEvent> | AsyncIterable<StreamEvent>,
  ): Promise<void> {
    const stream = new EventStream(reply);
    const { signal } = stream.leaving;
    try {
      // To its end even when the reader is gone: what was said so far is kept by whoever makes the events.
      for await (const event of make(signal)) if (!signal.aborted) await stream.write(event);
    } finally {
      clearInterval(stream.pulse);
      reply.raw.end();
    }
  }

  /** Waits while the reader is slower than the events. */
  private async write({ name, data }: StreamEvent): Promise<void> {
    const { raw } = this.reply;
    const { signal } = this.leaving;
    if (raw.destroyed || raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        raw.off('drain', end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      raw.once('drain', end);
      signal.addEventListener('abort', end, { once: true });
    });
  }
}
