import fs from 'node:fs/promises';
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
 * Milliseconds that a process was ready to run and got no processor, in all (Linux: the second number of
 * /proc/PID/schedstat, see "sched-stats" of the kernel's documentation); 0 where that isn't known.
 */
export async function waitedForProcessor(pid: number | undefined): Promise<number> {
  const text = await fs.readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) / 1_000_000;
}

/**
 * Checks until the signal; resolves with true when the process hangs. A round proves nothing and isn't
 * counted in which this process itself was late (it was stopped, the machine slept), or in which the
 * other one waited for a processor most of the time: a new one would get as little.
 */
export async function hangs(
  ask: () => Promise<Answer>,
  { every, wait, limit }: WatchTimes,
  given: AbortSignal,
  { now = () => performance.now(), waited = async () => 0 } = {},
): Promise<boolean> {
  let silent = 0;
  let due = now() + every;
  let waitedBefore = await waited();
  while (!given.aborted) {
    await sleep(Math.max(0, due - now()), undefined, { signal: given }).catch(() => undefined);
    const begun = now();
    const response = await ask();
    if (given.aborted) return false;
    const wasLate = begun - due > every || now() - begun > wait + every;
    const waitedNow = await waited();
    const wasStarved = waitedNow - waitedBefore > (now() - begun) / 2;
    waitedBefore = waitedNow;
    if (response === 'alive') silent = 0;
    else if (!wasLate && !wasStarved) silent += 1;
    if (silent >= limit) return true;
    due = Math.max(begun + every, now());
  }
  return false;
}
