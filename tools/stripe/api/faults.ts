export type FaultKind = 'error' | 'rate_limit' | 'timeout' | 'disconnect' | 'slow';

/** An injected fault for later API calls. `after`: the call takes effect, then its response is lost. */
export interface Fault {
  kind: FaultKind;
  /** How many calls it affects; default 1. */
  count?: number;
  phase?: 'before' | 'after';
  method?: string;
  /** Only calls whose path starts with this. */
  path?: string;
  /** For `slow`: how long the call waits before it runs. */
  delayMs?: number;
  /** For `error` before the call: store the 500 under the idempotency key, as Stripe may do. */
  sticky?: boolean;
}

export class Faults {
  private queue: (Fault & { left: number })[] = [];

  add(fault: Fault): void {
    this.queue.push({ ...fault, left: fault.count ?? 1 });
  }

  clear(): void {
    this.queue = [];
  }

  list(): readonly Fault[] {
    return this.queue;
  }

  take(method: string, path: string): Fault | undefined {
    const hit = this.queue.find(
      (fault) => (!fault.method || fault.method === method) && path.startsWith(fault.path ?? '/'),
    );
    if (!hit) return undefined;
    hit.left -= 1;
    if (hit.left <= 0) this.queue = this.queue.filter((fault) => fault !== hit);
    return hit;
  }
}
