import { LRUCache } from 'lru-cache';
import type { Actor } from './resolve-session.ts';

export interface KnownSession {
  /** Undefined: no session. */
  actor: Actor | undefined;
  until: number;
  tokens: Map<string, { token: string; until: number }>;
}
interface Lookup {
  promise: Promise<KnownSession>;
  /** Set by an eviction during the look-up: the response may be older than it. */
  evicted: boolean;
}

/** Sessions resolved by identity, cached for seconds until evicted. */
export class KnownSessions {
  private readonly resolve: (session: string) => Promise<Actor | undefined>;
  private readonly known = new LRUCache<string, KnownSession>({ max: 50_000 });
  private readonly lookups = new Map<string, Lookup>();

  /** Longest time that an identity is used before asking again. */
  private readonly trustedFor: number;

  constructor(resolve: (session: string) => Promise<Actor | undefined>, trustedFor: number) {
    this.resolve = resolve;
    this.trustedFor = trustedFor;
  }

  async get(session: string): Promise<KnownSession> {
    const known = this.known.get(session);
    if (known && known.until > Date.now()) return known;
    const running = this.lookups.get(session);
    if (running) return running.promise;
    const lookup: Lookup = { promise: this.ask(session), evicted: false };
    this.lookups.set(session, lookup);
    try {
      const found = await lookup.promise;
      if (!lookup.evicted) this.known.set(session, found);
      // A response from before an eviction isn't trusted: identity is asked once more.
      return lookup.evicted ? await this.ask(session) : found;
    } finally {
      if (this.lookups.get(session) === lookup) this.lookups.delete(session);
    }
  }

  /** Drops the sessions that are meant, and all look-ups, of which none is known yet. Returns how many. */
  evict(isMeant: (actor: Actor) => boolean): number {
    let count = 0;
    for (const [session, { actor }] of this.known.entries()) {
      if (actor && isMeant(actor) && this.known.delete(session)) count += 1;
    }
    for (const lookup of this.lookups.values()) lookup.evicted = true;
    this.lookups.clear();
    return count;
  }

  /** Drops one session by its cookie. */
  evictSession(session: string): void {
    this.known.delete(session);
    const lookup = this.lookups.get(session);
    if (lookup) lookup.evicted = true;
    this.lookups.delete(session);
  }

  private async ask(session: string): Promise<KnownSession> {
    const asked = Date.now();
    return { actor: await this.resolve(session), until: asked + this.trustedFor, tokens: new Map() };
  }
}
