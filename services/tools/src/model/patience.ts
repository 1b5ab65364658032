import type { ModelConfig } from './model.config.ts';
import { ModelFailure } from './model-failure.ts';

type Times = Pick<ModelConfig, 'OPENAI_FIRST_BYTE_SECONDS' | 'OPENAI_STALL_SECONDS' | 'OPENAI_TOTAL_SECONDS'>;

/** How long a call waits: for its first event, between two of them, and in all. Its signal also ends with the reader's. */
export class Patience {
  readonly signal: AbortSignal;
  private readonly late = new AbortController();
  private readonly whole: NodeJS.Timeout;
  private pause: NodeJS.Timeout;

  constructor(
    private readonly times: Times,
    private readonly reader: AbortSignal,
  ) {
    this.signal = AbortSignal.any([reader, this.late.signal]);
    this.whole = setTimeout(() => this.give('the model took too long'), times.OPENAI_TOTAL_SECONDS * 1000);
    this.pause = this.wait('the model did not begin in time', times.OPENAI_FIRST_BYTE_SECONDS);
  }

  /** The first event has arrived. */
  begun(): void {
    clearTimeout(this.pause);
  }

  /** Waits for a further event; the time in which the reader takes one doesn't count. */
  async next<T>(wait: () => Promise<T>): Promise<T> {
    this.pause = this.wait('the model stalled', this.times.OPENAI_STALL_SECONDS);
    try {
      return await wait();
    } finally {
      clearTimeout(this.pause);
    }
  }

  /** Throws when the call was ended from here: by the reader, or by a time-out. */
  check(): void {
    this.reader.throwIfAborted();
    this.late.signal.throwIfAborted();
  }

  end(): void {
    clearTimeout(this.whole);
    clearTimeout(this.pause);
    this.late.abort();
  }

  private wait(reason: string, seconds: number): NodeJS.Timeout {
    return setTimeout(() => this.give(reason), seconds * 1000);
  }

  private give(reason: string): void {
    this.late.abort(new ModelFailure('unreachable', reason));
  }
}
