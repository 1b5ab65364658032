import type { AssistantEvents } from '@arcada/contracts';
import type { FastifyReply } from 'fastify';

export type AssistantEvent = {
  [Name in keyof AssistantEvents]: { name: Name; data: AssistantEvents[Name] };
}[keyof AssistantEvents];

/**
 * Sends events as `text/event-stream` (WHATWG HTML, section 9.2). JSON has no line breaks of its own, so hostile text
 * can't begin an event.
 */
export class EventStream {
  private readonly leaving = new AbortController();

  constructor(private readonly reply: FastifyReply) {
    reply.hijack();
    reply.raw.on('close', () => this.leaving.abort());
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  }

  /** Aborted when the reader is gone. */
  get gone(): AbortSignal {
    return this.leaving.signal;
  }

  /** Waits while the reader is slower than the answer. */
  async send({ name, data }: AssistantEvent): Promise<void> {
    const { raw } = this.reply;
    if (raw.destroyed || raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        raw.off('drain', end);
        this.gone.removeEventListener('abort', end);
        resolve();
      };
      raw.once('drain', end);
      this.gone.addEventListener('abort', end, { once: true });
    });
  }

  end(): void {
    this.reply.raw.end();
  }
}
