import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const countedOnceMilliseconds = 10 * 60_000;
/** Of one page: an office or a mobile operator has many visitors, but whoever changes the browser's name isn't many. */
const mostOfNetwork = 10;

/**
 * Knows for ten minutes, in memory alone, which pages were seen from where: what it keeps are hashes under a key that
 * ends with the process, so that nobody can tell an address or a browser from them.
 */
@Injectable()
export class RepeatedViews {
  private readonly key = randomBytes(32);
  private readonly seen = new LRUCache<string, ReadonlyMap<string, number>>({
    max: 20_000,
    ttl: countedOnceMilliseconds,
  });

  /** Whether this browser sees the page for the first time in ten minutes. What it is told it takes for seen. */
  isFirst(subject: string, { address, program }: { address: string; program: string }, now = Date.now()): boolean {
    const page = this.hash(`${subject} ${networkOf(address)}`);
    const browser = this.hash(program);
    const recent = [...(this.seen.get(page) ?? [])].filter(([, at]) => now - at < countedOnceMilliseconds);
    if (recent.length >= mostOfNetwork || recent.some(([one]) => one === browser)) return false;
    this.seen.set(page, new Map([...recent, [browser, now]]));
    return true;
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 22);
  }
}
