import { request } from 'undici';

/** A service was asked for a sign of life and gave none. */
export class Silence extends Error {
  private counted = false;

  /** True once: however many wait while a service is silent, it is one failure. */
  countsNow(): boolean {
    const first = !this.counted;
    this.counted = true;
    return first;
  }
}

/** By so much a timer may be late on a busy machine, before what it says is about this process and not the other. */
const ownDelay = 500;

/** Tells a service that takes its time from one that hangs: the former still says that it is alive. */
export class Pulse {
  private readonly origin: string;
  private readonly wait: number;
  private asking: Promise<Silence | undefined> | undefined;

  constructor(origin: string, wait: number) {
    this.origin = origin;
    this.wait = wait;
  }

  /** Asks once for all who want to know at the same time. */
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
      // On a connection of its own: the kept ones may all be waiting.
      const { body } = await request(`${this.origin}/healthz`, { signal, reset: true });
      await body.dump();
    } catch {
      // One that can't be reached doesn't hang: the connection reports it.
      const late = performance.now() - begun > this.wait + ownDelay;
      if (signal.aborted && !late) return new Silence(`no sign of life within ${this.wait} ms`);
    }
    return undefined;
  }
}
