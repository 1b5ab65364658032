import { setTimeout as sleep } from 'node:timers/promises';

export interface WatchTimes {
  /** Interval between checks, in milliseconds. */
  every: number;
  /** Longest wait for a response. */
  wait: number;
  /** Failed checks in a row after which a process counts as hanging. */
  limit: number;
  /**
   * After which a running process that isn't ready is reported. Default 15 s: no healthy one takes
   * that long.
   */
  late?: number;
}

/** About 10 s without a response: longer than any pause of a healthy process, even on a busy machine. */
export const watchTimes: WatchTimes = { every: 2000, wait: 2000, limit: 5 };

export type Answer = 'alive' | 'silent';

/**
 * Any response is a sign of life, whatever its status: a process without its database is alive. A
 * refused connection proves nothing: the process is closing, or about to end; a hanging one still
 * accepts.
 */
export async function askHealth(url: string, wait: number, given: AbortSignal): Promise<Answer> {
  const late = AbortSignal.timeout(wait);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([given, late]) });
    await response.body?.cancel();
    return 'alive';
  } catch {
    return late.aborted ? 'silent' : 'alive';
  }
}

/**
 * Checks until the signal; resolves with true when the process hangs. A round in which this process
 * itself was late (it was stopped, the machine slept, the CPU was busy) proves nothing about the
 * other and isn't counted.
 */
export async function hangs(
  ask: () => Promise<Answer>,
  { every, wait, limit }: WatchTimes,
  given: AbortSignal,
  now = () => performance.now(),
): Promise<boolean> {
  let silent = 0;
  let due = now() + every;
  while (!given.aborted) {
    await sleep(Math.max(0, due - now()), undefined, { signal: given }).catch(() => undefined);
    const begun = now();
    const response = await ask();
    if (given.aborted) return false;
    const wasLate = begun - due > every || now() - begun > wait + every;
    if (response === 'alive') silent = 0;
    else if (!wasLate) silent += 1;
    if (silent >= limit) return true;
    due = Math.max(begun + every, now());
  }
  return false;
}
