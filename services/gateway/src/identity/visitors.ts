import type { TokenSigner } from '@arcada/service-kit/process';
import { type KnownSession, KnownSessions } from './known-sessions.ts';
import type { Actor } from './resolve-session.ts';

type Resolve = (session: string, adminArea: boolean) => Promise<Actor | undefined>;

/** The identities of visitors, and signed tokens for services on their behalf. */
export class Visitors {
  private readonly signer: TokenSigner;
  /** Longest time that a token is used before signing another. */
  private readonly trustedFor: number;
  private readonly site: KnownSessions;
  // Apart from the others, because asking identity for one of these counts as use of the admin area.
  private readonly adminArea: KnownSessions;

  constructor(signer: TokenSigner, resolve: Resolve, trustedFor: number) {
    this.signer = signer;
    this.trustedFor = trustedFor;
    this.site = new KnownSessions((session) => resolve(session, false), trustedFor);
    this.adminArea = new KnownSessions((session) => resolve(session, true), trustedFor);
  }

  /** The holder of a session; undefined without one. Throws UpstreamFailure when identity is unavailable. */
  async actorOf(session: string | undefined, adminArea = false): Promise<Actor | undefined> {
    return session === undefined ? undefined : (await this.sessionOf(session, adminArea)).actor;
  }

  /** Token for a service on behalf of a session's holder, or of an anonymous visitor. */
  async tokenFor(audience: string, session: string | undefined, adminArea = false): Promise<string> {
    const holder = session === undefined ? undefined : await this.sessionOf(session, adminArea);
    if (!holder?.actor) return this.anonymousToken(audience);
    const now = Date.now();
    const kept = holder.tokens.get(audience);
    if (kept && kept.until > now) return kept.token;
    const { userId, sessionId, ...rest } = holder.actor;
    const token = await this.signer.sign(audience, { sub: userId, sid: sessionId, ...rest });
    holder.tokens.set(audience, { token, until: now + this.trustedFor });
    return token;
  }

  anonymousToken(audience: string): Promise<string> {
    return this.signer.token(audience);
  }

  /** Drops sessions of a user, or one session; the next request asks identity again. Returns how many. */
  evict(which: { userId?: string; sessionId?: string }): number {
    const isMeant = ({ userId, viewedBy, sessionId }: Actor) =>
      userId === which.userId || (viewedBy !== undefined && viewedBy === which.userId) || sessionId === which.sessionId;
    return this.site.evict(isMeant) + this.adminArea.evict(isMeant);
  }

  /** Drops one session by its cookie. */
  evictSession(session: string): void {
    this.site.evictSession(session);
    this.adminArea.evictSession(session);
  }

  private sessionOf(session: string, adminArea: boolean): Promise<KnownSession> {
    return (adminArea ? this.adminArea : this.site).get(session);
  }
}
