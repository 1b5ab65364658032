import { setTimeout as sleep } from 'node:timers/promises';

const interval = 50;

/** Asks an address until it answers 200, or until `given` says that nobody waits any more. */
export async function untilReady(url: string, given: AbortSignal): Promise<boolean> {
  while (!given.aborted) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([given, AbortSignal.timeout(2000)]) });
      await answer.body?.cancel();
      if (answer.status === 200) return true;
    } catch {
      // Not listening yet: asked again below.
    }
    await sleep(interval, undefined, { signal: given }).catch(() => undefined);
  }
  return false;
}
