import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/** A request to an upstream in progress, whose response others with the same key wait for. */
export interface Fill<T> {
  promise: Promise<T>;
  /** Tags purged since it started: its response may be older than these purges. */
  purged: Set<string>;
}

/** Cached responses by key and by tag, bounded by bytes; the least recently used are dropped first. */
export class ResponseCache {
  private readonly entries: LRUCache<string, CachedResponse>;
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly fills = new Map<string, Fill<unknown>>();
  private readonly running = new Set<Fill<unknown>>();
  private readonly passing = new LRUCache<string, true>({ max: 20_000, ttl: 10_000 });

  constructor(megabytes: number) {
    this.entries = new LRUCache({
      maxSize: megabytes * 1024 * 1024,
      sizeCalculation: (answer) => answer.bytes,
      dispose: (answer, key) => this.forgetTags(answer, key),
    });
  }

  get(key: string): CachedResponse | undefined {
    return this.entries.get(key);
  }

  /**
   * True for a key whose responses were found to be personal or uncacheable a moment ago: requests
   * for it aren't coalesced.
   */
  isPassing(key: string): boolean {
    return this.passing.has(key);
  }

  pass(key: string): void {
    this.passing.set(key, true);
  }

  /** A fill that a new request may wait for; one that started before a purge is no longer joined. */
  joinable<T>(name: string): Promise<T> | undefined {
    return (this.fills.get(name) as Fill<T> | undefined)?.promise;
  }

  /**
   * Runs `work` as the fill of a key, which others join by `name`. It passes the response to cache,
   * if any, to `keep`.
   */
  fill<T>(key: string, name: string, work: (keep: (answer: CachedResponse) => void) => Promise<T>): Promise<T> {
    const fill: Fill<unknown> = { promise: Promise.resolve(), purged: new Set() };
    const keep = (answer: CachedResponse) => {
      if (fill.purged.has('*') || answer.tags.some((tag) => fill.purged.has(tag))) return;
      this.passing.delete(key);
      this.entries.set(key, answer);
      if (this.entries.peek(key) !== answer) return;
      for (const tag of answer.tags) {
        const keys = this.keysByTag.get(tag) ?? new Set();
        keys.add(key);
        this.keysByTag.set(tag, keys);
      }
    };
    const promise = work(keep).finally(() => {
      this.running.delete(fill);
      if (this.fills.get(name) === fill) this.fills.delete(name);
    });
    fill.promise = promise;
    this.fills.set(name, fill);
    this.running.add(fill);
    return promise;
  }

  /**
   * Drops everything with one of the tags (`*`: everything), now and from fills in progress.
   * Returns how many.
   */
  purge(tags: readonly string[]): number {
    for (const fill of this.running) for (const tag of tags) fill.purged.add(tag);
    this.fills.clear();
    if (tags.includes('*')) {
      const count = this.entries.size;
      this.entries.clear();
      return count;
    }
    const keys = new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]));
    for (const key of keys) this.entries.delete(key);
    return keys.size;
  }

  values(): Iterable<CachedResponse> {
    return this.entries.values();
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.entries.size, bytes: this.entries.calculatedSize };
  }

  private forgetTags(answer: CachedResponse, key: string): void {
    for (const tag of answer.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
