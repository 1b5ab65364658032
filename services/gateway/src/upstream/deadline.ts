import { Readable } from 'node:stream';

/** Aborts when no answer begins in time, also while a request waits for a connection. */
export class Deadline {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  /** A body that is passed on as it comes in has bounds of its own: the time begins after its end. */
  constructor(milliseconds: number, body: unknown) {
    const begin = () => {
      if (this.ended) return;
      const late = () => this.controller.abort(new Error(`no answer within ${milliseconds} ms`));
      this.timer = setTimeout(late, milliseconds);
    };
    if (body instanceof Readable) body.once('end', begin);
    else begin();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
}
