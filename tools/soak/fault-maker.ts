import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './schedule.ts';
import type { SoakedSite } from './soaked-site.ts';

export const databaseName = 'database';

/** Applies a schedule of faults to a site. */
export class FaultMaker {
  readonly #site: SoakedSite;
  readonly #stopped = new Set<number>();
  /** The database server's process, which no supervisor starts again. */
  #database: number | undefined;
  #restarting: Promise<void> | undefined;

  constructor(site: SoakedSite) {
    this.#site = site;
    this.#database = site.database?.pid;
  }

  /** Until the last fault has started, or the signal. */
  async run(schedule: readonly Fault[], say: (fault: Fault) => void, given: AbortSignal): Promise<void> {
    const begun = performance.now();
    const under = schedule.map(async (fault) => {
      const wait = Math.max(0, fault.at - (performance.now() - begun));
      await sleep(wait, undefined, { signal: given });
      say(fault);
      await this.#make(fault, given);
    });
    for (const end of await Promise.allSettled(under))
      if (end.status === 'rejected' && !given.aborted) throw end.reason;
    await this.heal();
  }

  /** Ends all faults. */
  async heal(): Promise<void> {
    for (const pid of this.#stopped) this.#signal(pid, 'SIGCONT');
    await Promise.all([...this.#site.links.values()].map((link) => link.heal()));
    await this.#restarting;
  }

  async #make(fault: Fault, given: AbortSignal): Promise<void> {
    if (fault.kind === 'cut') {
      const link = this.#site.links.get(fault.target);
      link?.cut(fault.how);
      await sleep(fault.lasts, undefined, { signal: given }).catch(() => undefined);
      await link?.heal();
      return;
    }
    const pid = fault.target === databaseName ? this.#database : this.#site.pidOf(fault.target);
    if (!pid) return;
    if (fault.kind === 'kill') {
      this.#signal(pid, 'SIGKILL');
      if (fault.target === databaseName) await this.#restartDatabase();
      return;
    }
    this.#signal(pid, 'SIGSTOP');
    this.#stopped.add(pid);
    await sleep(fault.lasts, undefined, { signal: given }).catch(() => undefined);
    this.#signal(pid, 'SIGCONT');
    this.#stopped.delete(pid);
  }

  async #restartDatabase(): Promise<void> {
    this.#restarting ??= (async () => {
      this.#database = await this.#site.database?.again();
      this.#restarting = undefined;
    })();
    await this.#restarting;
  }

  /** The supervisor may have replaced the process in the meantime. */
  #signal(pid: number, signal: NodeJS.Signals): void {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
