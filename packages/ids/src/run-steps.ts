/** How long work goes on before messages, such as a request to stop, get their turn. */
const pauseAfterMs = 100;

export interface RunOptions {
  /** Stops the work: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Receives the share that is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Runs work that yields its progress to its end, with pauses in which it can be stopped. */
export async function runSteps<T>(steps: Generator<number, T>, { signal, onProgress }: RunOptions = {}): Promise<T> {
  signal?.throwIfAborted();
  let paused = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - paused < pauseAfterMs) continue;
    onProgress?.(step.value);
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    paused = performance.now();
  }
}
