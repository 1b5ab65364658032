import type { InternalCaller } from '@arcada/contracts';
import { type CryptoKey, importJWK, SignJWT } from 'jose';
import type { InternalKey } from './internal-keys.ts';

const lifetimeSeconds = 60;
const reuseMilliseconds = 30_000;

/**
 * Signs internal tokens (EdDSA, 60 s) in the name of this process. A token is used again for 30 s, so that signing and
 * verifying stay off the hot path.
 */
export class TokenSigner {
  readonly name: InternalCaller;
  private readonly key: Promise<CryptoKey | Uint8Array>;
  private readonly tokens = new Map<string, { token: Promise<string>; until: number }>();

  constructor({ name, jwk }: InternalKey) {
    this.name = name;
    this.key = importJWK(jwk, 'EdDSA');
  }

  /** A token for one audience. */
  token(audience: string): Promise<string> {
    const now = Date.now();
    const known = this.tokens.get(audience);
    if (known && known.until > now) return known.token;
    const token = this.sign(audience);
    this.tokens.set(audience, { token, until: now + reuseMilliseconds });
    return token;
  }

  /** A new token. Claims that name a person are believed of the gateway alone. */
  async sign(audience: string, claims: Record<string, unknown> = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: this.name })
      .setIssuer(this.name)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .sign(await this.key);
  }
}
