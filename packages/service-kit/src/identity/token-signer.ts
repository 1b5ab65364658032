import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { InternalCaller } from '@arcada/contracts';
import { claimsOf, type UserActor } from './actor.ts';
import type { InternalKey } from './internal-keys.ts';

const lifetimeSeconds = 60;
const reuseSeconds = 30;
const cacheLimit = 10_000;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Signs internal tokens (EdDSA, 60 s) in the name of this process. A token is used again for 30 s, so that signing and
 * verifying stay off the hot path; `forget` drops a user's tokens.
 */
export class TokenSigner {
  readonly name: InternalCaller;
  private readonly key: KeyObject;
  private readonly header: string;
  private readonly tokens = new Map<string, { token: string; until: number }>();

  constructor({ name, jwk }: InternalKey) {
    this.name = name;
    this.key = createPrivateKey({ key: jwk as Record<string, string>, format: 'jwk' });
    this.header = encode({ alg: 'EdDSA', typ: 'JWT', kid: name });
  }

  /** A token for one audience; with a user it acts for that user. Of the gateway without a user: an anonymous visitor. */
  token(audience: InternalCaller, user?: UserActor): string {
    return this.signed(audience, user);
  }

  /** A token for this caller's own questions: what `token` is for all but the gateway. */
  ownToken(audience: InternalCaller): string {
    return this.signed(audience, undefined, { own: true });
  }

  private signed(audience: InternalCaller, user?: UserActor, mark?: { own: true }): string {
    const now = Math.floor(Date.now() / 1000);
    const key = user
      ? `${audience} ${user.id} ${user.sessionId} ${user.role} ${user.username}`
      : `${audience}${mark ? ' own' : ''}`;
    const cached = this.tokens.get(key);
    if (cached && cached.until > now) return cached.token;
    const claims = {
      iss: this.name,
      aud: audience,
      iat: now,
      exp: now + lifetimeSeconds,
      ...(user && claimsOf(user)),
      ...mark,
    };
    const content = `${this.header}.${encode(claims)}`;
    const token = `${content}.${sign(null, Buffer.from(content), this.key).toString('base64url')}`;
    if (this.tokens.size >= cacheLimit) this.tokens.clear();
    this.tokens.set(key, { token, until: now + reuseSeconds });
    return token;
  }

  /** Drops the tokens kept for a user: after a change of role or session. */
  forget(userId: string): void {
    for (const key of this.tokens.keys()) if (key.split(' ')[1] === userId) this.tokens.delete(key);
  }
}
