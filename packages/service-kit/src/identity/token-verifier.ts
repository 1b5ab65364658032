import type { InternalCaller } from '@arcada/contracts';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { type Actor, actorOf } from './actor.ts';

const maxLifetimeSeconds = 60;
const clockToleranceSeconds = 5;
const cacheLimit = 5000;

/** The content of a verified token: who signed it and for whom it acts. */
export interface Caller {
  issuer: InternalCaller;
  actor: Actor;
}

/** The token of an Authorization header, if it holds one. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;

/** Verifies internal tokens for one audience. Verified tokens are cached until they expire. */
export class TokenVerifier {
  private readonly keys: ReturnType<typeof createLocalJWKSet>;
  private readonly known = new Map<string, { caller: Caller; until: number }>();

  constructor(
    private readonly audience: string,
    jwks: JSONWebKeySet,
  ) {
    this.keys = createLocalJWKSet(jwks);
  }

  /** The caller of a token that was verified before: the hot path, without a promise. */
  recall(token: string): Caller | undefined {
    const known = this.known.get(token);
    if (!known) return undefined;
    if (known.until > Date.now()) return known.caller;
    this.known.delete(token);
    return undefined;
  }

  /** Undefined when the token is forged, expired, for another audience or incomplete. */
  async verify(token: string): Promise<Caller | undefined> {
    const { payload, kid } = (await this.check(token)) ?? {};
    if (!payload || payload.iss !== kid || !payload.exp || !payload.iat) return undefined;
    if (payload.exp - payload.iat > maxLifetimeSeconds) return undefined;
    const issuer = payload.iss as InternalCaller;
    const actor = actorOf(issuer, payload);
    if (!actor) return undefined;
    const caller = { issuer, actor };
    if (this.known.size >= cacheLimit) this.known.clear();
    this.known.set(token, { caller, until: payload.exp * 1000 });
    return caller;
  }

  private async check(token: string) {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.keys, {
        audience: this.audience,
        algorithms: ['EdDSA'],
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['iss', 'aud', 'iat', 'exp'],
      });
      // A list of audiences would be valid for more than one service.
      return typeof payload.aud === 'string' ? { payload, kid: protectedHeader.kid } : undefined;
    } catch {
      // All refusals look alike: only the signer needs to know why a token was refused.
      return undefined;
    }
  }
}
