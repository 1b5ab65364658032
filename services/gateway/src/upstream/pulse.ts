import { request } from 'undici';

/** A service's health was checked without a response. */
export class Silence extends Error {
  private counted = false;

  /** True once: however many wait while a service is silent, it is one failure. */
  countsNow(): boolean {
    const first = !this.counted;
    this.counted = true;
    return first;
  }
}

/**
 * How late a timer may be on a busy machine before the result says more about this process than
 * about the other.
 */
const ownDelay = 500;

/** Distinguishes a slow service from one that hangs: a slow one still responds to a health check. */
export class Pulse {
  private readonly origin: string;
  private readonly wait: number;
  private asking: Promise<Silence | undefined> | undefined;

  constructor(origin: string, wait: number) {
    this.origin = origin;
    this.wait = wait;
  }

  /** One check for all who want to know at the same time. */
  ask(): Promise<Silence | undefined> {
    this.asking ??= this.listen().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async listen(): Promise<Silence | undefined> {
    const begun = performance.now();
    const signal = AbortSignal.timeout(this.wait);
    try {
      // On a new connection: the kept ones may all be waiting.
      const { body } = await request(`${this.origin}/healthz`, { signal, reset: true });
      await body.dump();
    } catch {
      // An unreachable one doesn't hang: the connection reports it.
      const late = performance.now() - begun > this.wait + ownDelay;
      if (signal.aborted && !late) return new Silence(`no sign of life within ${this.wait} ms`);
    }
    return undefined;
  }
}
