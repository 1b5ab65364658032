import { setTimeout as sleep } from 'node:timers/promises';

const interval = 50;

/** Polls an address until it responds with 200, or until `given` aborts. */
export async function untilReady(url: string, given: AbortSignal): Promise<boolean> {
  while (!given.aborted) {
    try {
      const response = await fetch(url, { signal: AbortSignal.any([given, AbortSignal.timeout(2000)]) });
      await response.body?.cancel();
      if (response.status === 200) return true;
    } catch {
      // Not listening yet: retried below.
    }
    await sleep(interval, undefined, { signal: given }).catch(() => undefined);
  }
  return false;
}
