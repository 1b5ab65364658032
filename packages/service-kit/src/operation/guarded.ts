/** The process's log, or a logger of Nest. */
export interface FaultLog {
  error(error: unknown): void;
}

/**
 * Work for a timer. Nobody awaits it, so what it throws or rejects with would end the process: it is logged instead, and
 * the timer goes on.
 */
export function guarded(work: () => unknown, log: FaultLog): () => Promise<void> {
  return async () => {
    try {
      await work();
    } catch (error) {
      log.error(error);
    }
  };
}
