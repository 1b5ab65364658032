import { AsyncLocalStorage } from 'node:async_hooks';
import type { RemoteDomain } from '@arcada/contracts';
import type { StoredRemote } from '../messages.ts';

export interface Turn {
  domain: RemoteDomain;
  page?: number;
}

/**
 * Tracks whose code runs. What a remote starts (timers, promises, calls) carries its name along, so
 * that a much later fault is still attributed to it.
 */
export class Blame {
  private readonly turns = new AsyncLocalStorage<Turn | undefined>();
  private readonly pages = new AsyncLocalStorage<number>();
  private readonly remotes: readonly StoredRemote[];
  private readonly announce: (turn: Turn | undefined) => void;
  private last: Turn | undefined;
  private resting = false;

  constructor(remotes: readonly StoredRemote[], announce: (turn: Turn | undefined) => void) {
    this.remotes = remotes;
    this.announce = announce;
  }

  /** Whose turn it is in this asynchronous context. */
  get turn(): Turn | undefined {
    return this.turns.getStore();
  }

  forPage<T>(page: number, work: () => T): T {
    return this.pages.run(page, () => this.turns.run(undefined, work));
  }

  /** Runs work with turns of its own, which end with it. */
  aside<T>(work: () => T): T {
    return this.turns.run(undefined, work);
  }

  /** From here on, within the running work, it is `domain`'s turn. */
  enter(domain: RemoteDomain): void {
    const turn = { domain, page: this.pages.getStore() };
    this.turns.enterWith(turn);
    this.say(turn);
  }

  /** Runs work of a remote: whatever it starts is the remote's. */
  run<T>(domain: RemoteDomain, work: () => T): T {
    const turn = { domain, page: this.pages.getStore() };
    return this.turns.run(turn, () => {
      this.say(turn);
      return work();
    });
  }

  /** The code that caused an error: by the files in its stack, else by whose turn it was. */
  of(stack: string | undefined): Partial<Turn> {
    const found = this.remotes
      .map(({ domain, folder }) => ({ domain, at: stack?.indexOf(folder) ?? -1 }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    const page = this.pages.getStore() ?? this.turn?.page;
    if (found) return { domain: found.domain, page };
    return this.turn ?? { ...this.last, page };
  }

  /** Timers announce their owner when they fire, so that one that never ends is identified. */
  watchTimers(): void {
    for (const name of ['setTimeout', 'setInterval', 'setImmediate'] as const) {
      const original = globalThis[name] as (...given: unknown[]) => unknown;
      const watched = (callback: (...given: unknown[]) => unknown, ...rest: unknown[]) => {
        const turn = this.turn;
        if (!turn || typeof callback !== 'function') return original(callback, ...rest);
        const announced = (...given: unknown[]) => {
          this.say(turn);
          return callback(...given);
        };
        return original(announced, ...rest);
      };
      Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original));
      Object.assign(globalThis, { [name]: watched });
    }
  }

  private say(turn: Turn): void {
    const isSaid = this.resting && this.last?.domain === turn.domain && this.last.page === turn.page;
    this.last = turn;
    if (!isSaid) this.announce(turn);
    if (this.resting) return;
    this.resting = true;
    // Only a free event loop gets here: code that never ends, or promises without end, leave the
    // step as it is.
    this.turns.exit(() =>
      setImmediate(() => {
        this.resting = false;
        this.announce(undefined);
      }),
    );
  }
}
