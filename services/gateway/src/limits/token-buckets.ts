import { LRUCache } from 'lru-cache';

/** A limit: this many at once, refilled at this rate. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** Where counts are stored. In memory for one gateway; several that must count together need a shared one. */
export interface LimitStore {
  /** Takes one from a key's bucket; returns 0 when there was one, else the seconds until there is. */
  take(key: string, allowance: Allowance, now: number): number;
}

/** Token buckets in this process, for the keys seen last. */
export class MemoryLimitStore implements LimitStore {
  private readonly buckets = new LRUCache<string, { left: number; at: number }>({ max: 100_000 });

  take(key: string, { burst, perSecond }: Allowance, now: number): number {
    const bucket = this.buckets.get(key);
    if (!bucket) {
      this.buckets.set(key, { left: burst - 1, at: now });
      return 0;
    }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < 1) return (1 - bucket.left) / perSecond;
    bucket.left -= 1;
    return 0;
  }
}
