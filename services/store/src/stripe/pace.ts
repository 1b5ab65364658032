import { setTimeout as pause } from 'node:timers/promises';

/** The sync ends because the process does. */
export class PaceStopped extends Error {}

/** Spreads calls over time, so that a long sync leaves Stripe's limits to buyers. */
export class Pace {
  private next = 0;
  private readonly stopping = new AbortController();

  constructor(private readonly perSecond: number) {}

  /** Waits until the next call may be made. */
  async turn(): Promise<void> {
    for (;;) {
      this.assertGoing();
      const now = Date.now();
      const wait = this.next - now;
      if (wait <= 0) {
        this.next = Math.max(this.next, now) + 1000 / this.perSecond;
        return;
      }
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => this.assertGoing());
    }
  }

  /** Nobody calls for a while: Stripe asked for it. */
  hold(seconds: number): void {
    this.next = Math.max(this.next, Date.now() + seconds * 1000);
  }

  stop(): void {
    this.stopping.abort();
  }

  private assertGoing(): void {
    if (this.stopping.signal.aborted) throw new PaceStopped('The sync was interrupted');
  }
}
