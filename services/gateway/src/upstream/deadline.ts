import { Readable } from 'node:stream';
import type { Pulse } from './pulse.ts';

export interface Patience {
  /** Longest wait in milliseconds. */
  milliseconds: number;
  /**
   * Runs after each `suspectAfter` milliseconds, so that no request waits longer for a service that
   * hangs.
   */
  pulse?: Pulse | undefined;
  suspectAfter: number;
}

/** Aborts when no response starts in time, even while a request waits for a connection. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly patience: Patience;
  private late: NodeJS.Timeout | undefined;
  private suspicion: NodeJS.Timeout | undefined;
  private ended = false;

  /** A body that is streamed has limits of its own: the time starts after its end. */
  constructor(patience: Patience, body: unknown) {
    this.patience = patience;
    if (body instanceof Readable) body.once('end', () => this.begin());
    else this.begin();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.late);
    clearTimeout(this.suspicion);
  }

  private begin(): void {
    if (this.ended) return;
    const { milliseconds } = this.patience;
    this.late = setTimeout(() => this.abort(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    this.suspect();
  }

  private suspect(): void {
    const { pulse, suspectAfter } = this.patience;
    if (!pulse || this.ended) return;
    this.suspicion = setTimeout(
      () =>
        pulse.ask().then(
          (silence) => (silence ? this.abort(silence) : this.suspect()),
          (fault: Error) => this.abort(fault),
        ),
      suspectAfter,
    );
  }

  private abort(reason: Error): void {
    if (this.ended) return;
    this.end();
    this.controller.abort(reason);
  }
}
