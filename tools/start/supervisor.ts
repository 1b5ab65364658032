import type { ChildProcess } from 'node:child_process';
import { ToolError } from '../progress.ts';
import { exited, killGroup, killRest, startChild } from './child.ts';
import { askHealth, hangs, type WatchTimes, waitedForProcessor, watchTimes } from './health-watch.ts';
import { healthUrl, type ProcessDefinition, readyUrl, type Site } from './process-table.ts';
import { untilReady } from './readiness.ts';

export const backOff = { first: 200, longest: 5000 } as const;
/** A process that ran this long starts again with the shortest pause. */
const steadyAfter = 10_000;
const drainLimit = 25_000;
/** Deaths before it was ever ready, after which the start fails. */
const attempts = 3;

/** Pause before restart number `deaths` in a row, in milliseconds. */
export const pauseAfter = (deaths: number) => Math.min(backOff.first * 2 ** (deaths - 1), backOff.longest);

/** Keeps one process of the site alive. */
export class Supervisor {
  readonly definition: ProcessDefinition;
  readonly #site: Site;
  readonly #say: (line: string) => void;
  readonly #changed: () => void;
  readonly #times: WatchTimes;
  #child: ChildProcess | undefined;
  #stopping = false;
  #deaths = 0;
  #wasReady = false;
  #waiting = new AbortController();
  #restart: NodeJS.Timeout | undefined;
  #settle: { resolve: () => void; reject: (error: Error) => void } | undefined;

  constructor(
    definition: ProcessDefinition,
    site: Site,
    say: (line: string) => void,
    changed: () => void,
    times = watchTimes,
  ) {
    this.definition = definition;
    this.#site = site;
    this.#say = say;
    this.#changed = changed;
    this.#times = times;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the process; resolves when it is ready for the first time. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#launch();
    });
  }

  #launch() {
    if (this.#stopping) return;
    const begun = performance.now();
    const { child, output } = startChild(this.definition, this.#site, 'serve');
    this.#child = child;
    this.#changed();
    const waiting = new AbortController();
    this.#waiting = waiting;
    const late = setTimeout(() => void this.#sayWhyLate(output), this.#times.late ?? 15_000);
    waiting.signal.addEventListener('abort', () => clearTimeout(late));
    void untilReady(readyUrl(this.definition, this.#site), waiting.signal).then((ready) => {
      clearTimeout(late);
      if (!ready) return;
      if (this.#wasReady) this.#say(`${this.definition.name} is back (${Math.round(performance.now() - begun)} ms)`);
      this.#wasReady = true;
      this.#settle?.resolve();
    });
    // From the start: a gateway that waits for others to be ready may hang as well.
    void this.#watch(child, waiting.signal);
    void exited(child).then(() => {
      waiting.abort();
      killRest(child);
      this.#child = undefined;
      this.#changed();
      if (!this.#stopping) void this.#died(performance.now() - begun, child, output);
    });
  }

  /** One that runs and never becomes ready needs a person, who can't see its log here. */
  async #sayWhyLate(lastLines: () => Promise<string>) {
    this.#say(`${this.definition.name} runs but isn’t ready yet. Its last lines:\n${await lastLines()}`);
  }

  /** Replaces a hanging process. One that responds, ready or not, is left alone. */
  async #watch(child: ChildProcess, given: AbortSignal) {
    const url = healthUrl(this.definition, this.#site);
    const { every, wait, limit } = this.#times;
    const waited = () => waitedForProcessor(child.pid);
    if (!(await hangs(() => askHealth(url, wait, given), this.#times, given, { waited }))) return;
    const seconds = Math.round((Math.max(every, wait) * limit) / 100) / 10;
    this.#say(`${this.definition.name} has not answered for ${seconds} s: it hangs and is replaced`);
    killGroup(child);
  }

  async #died(lived: number, child: ChildProcess, output: () => Promise<string>) {
    this.#deaths = lived > steadyAfter ? 1 : this.#deaths + 1;
    const { name } = this.definition;
    const how = child.signalCode ? `by ${child.signalCode}` : `with code ${child.exitCode}`;
    if (!this.#wasReady && this.#deaths >= attempts) {
      this.#settle?.reject(new ToolError(`${name} doesn't start; it ended ${how}:\n${await output()}`));
      return;
    }
    const pause = pauseAfter(this.#deaths);
    this.#say(`${name} ended ${how}: starting it again in ${pause / 1000} s`);
    this.#restart = setTimeout(() => this.#launch(), pause);
  }

  /** Ends the running process so that a new build takes over; the supervisor restarts it at once. */
  async renew(): Promise<void> {
    this.#deaths = 0;
    await this.stop();
    this.#stopping = false;
    await this.start();
  }

  /** SIGTERM, then SIGKILL for one that doesn't drain in time. Resolves when the process is gone. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    this.#waiting.abort();
    const child = this.#child;
    if (!child) return;
    const gone = exited(child);
    child.kill('SIGTERM');
    const limit = setTimeout(() => {
      this.#say(`${this.definition.name} did not stop within ${drainLimit / 1000} s and is killed`);
      killGroup(child);
    }, drainLimit);
    await gone;
    clearTimeout(limit);
  }
}
