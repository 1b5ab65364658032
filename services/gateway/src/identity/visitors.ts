import type { TokenSigner } from '@arcada/service-kit/process';
import { LRUCache } from 'lru-cache';
import type { Actor } from './resolve-session.ts';

interface KnownSession {
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

/**
 * The identities of visitors: sessions resolved by identity, and signed tokens, cached for seconds
 * until evicted.
 */
export class Visitors {
  private readonly resolve: (session: string) => Promise<Actor | undefined>;
  private readonly signer: TokenSigner;
  private readonly known = new LRUCache<string, KnownSession>({ max: 50_000 });
  private readonly lookups = new Map<string, Lookup>();

  /** Longest time that an identity and its tokens are used before asking again. */
  private readonly trustedFor: number;

  constructor(signer: TokenSigner, resolve: (session: string) => Promise<Actor | undefined>, trustedFor: number) {
    this.trustedFor = trustedFor;
    this.signer = signer;
    this.resolve = resolve;
  }

  /** The holder of a session; undefined without one. Throws UpstreamFailure when identity is unavailable. */
  async actorOf(session: string | undefined): Promise<Actor | undefined> {
    return session === undefined ? undefined : (await this.sessionOf(session)).actor;
  }

  /** Token for a service on behalf of a session's holder, or of an anonymous visitor. */
  async tokenFor(audience: string, session: string | undefined): Promise<string> {
    const holder = session === undefined ? undefined : await this.sessionOf(session);
    if (!holder?.actor) return this.anonymousToken(audience);
    const now = Date.now();
    const kept = holder.tokens.get(audience);
    if (kept && kept.until > now) return kept.token;
    const { userId, username, role, sessionId } = holder.actor;
    const token = await this.signer.sign(audience, { sub: userId, username, role, sid: sessionId });
    holder.tokens.set(audience, { token, until: now + this.trustedFor });
    return token;
  }

  anonymousToken(audience: string): Promise<string> {
    return this.signer.token(audience);
  }

  /** Drops sessions of a user, or one session; the next request asks identity again. Returns how many. */
  evict(which: { userId?: string; sessionId?: string }): number {
    let count = 0;
    for (const [session, { actor }] of this.known.entries()) {
      const meant = actor && (actor.userId === which.userId || actor.sessionId === which.sessionId);
      if (meant && this.known.delete(session)) count += 1;
    }
    this.forgetLookups();
    return count;
  }

  /** Drops one session by its cookie. */
  evictSession(session: string): void {
    this.known.delete(session);
    const lookup = this.lookups.get(session);
    if (lookup) lookup.evicted = true;
    this.lookups.delete(session);
  }

  private forgetLookups(): void {
    for (const lookup of this.lookups.values()) lookup.evicted = true;
    this.lookups.clear();
  }

  private async sessionOf(session: string): Promise<KnownSession> {
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

  private async ask(session: string): Promise<KnownSession> {
    const asked = Date.now();
    return { actor: await this.resolve(session), until: asked + this.trustedFor, tokens: new Map() };
  }
}
