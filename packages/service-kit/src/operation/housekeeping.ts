import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';

/** A provider that deletes data kept long enough. May run at any time, and in several processes at once. */
export interface Housekeeper {
  run(now?: number): Promise<unknown>;
}

export interface HousekeepingTimes {
  /** After the start: a process that restarts often must get to it too. */
  firstMilliseconds: number;
  everyMilliseconds: number;
}

export const defaultHousekeepingTimes: HousekeepingTimes = { firstMilliseconds: 60_000, everyMilliseconds: 3_600_000 };

/**
 * Runs all housekeepers of a service, one after the other, once an hour. A failing one doesn't stop
 * the others.
 */
export class Housekeeping {
  private readonly stopping = new AbortController();
  private ended: Promise<void> | undefined;

  constructor(
    private readonly housekeepers: readonly Housekeeper[],
    private readonly log: Log,
    private readonly times = defaultHousekeepingTimes,
  ) {}

  start(): void {
    this.ended = this.repeat();
  }

  /** Waits for the housekeeper that is running. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async repeat(): Promise<void> {
    const { signal } = this.stopping;
    for (let wait = this.times.firstMilliseconds; ; wait = this.times.everyMilliseconds) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.run();
    }
  }

  private async run(): Promise<void> {
    for (const housekeeper of this.housekeepers) {
      if (this.stopping.signal.aborted) return;
      try {
        await housekeeper.run();
      } catch (error) {
        this.log.error({ err: error }, 'old data could not be removed and will be tried again in an hour');
      }
    }
  }
}
