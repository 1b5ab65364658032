import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { InternalCaller } from '@arcada/contracts';
import type { InternalKey } from './internal-keys.ts';

const lifetimeSeconds = 60;
const reuseSeconds = 30;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Signs internal tokens (EdDSA, 60 s) in the name of this process; it can't speak for people. A token is used again for
 * 30 s, so that signing and verifying stay off the hot path.
 */
export class TokenSigner {
  readonly name: InternalCaller;
  private readonly key: KeyObject;
  private readonly header: string;
  private readonly tokens = new Map<InternalCaller, { token: string; until: number }>();

  constructor({ name, jwk }: InternalKey) {
    this.name = name;
    this.key = createPrivateKey({ key: jwk as Record<string, string>, format: 'jwk' });
    this.header = encode({ alg: 'EdDSA', typ: 'JWT', kid: name });
  }

  /** A token for one audience. */
  token(audience: InternalCaller): string {
    const now = Math.floor(Date.now() / 1000);
    const cached = this.tokens.get(audience);
    if (cached && cached.until > now) return cached.token;
    const content = `${this.header}.${encode({ iss: this.name, aud: audience, iat: now, exp: now + lifetimeSeconds })}`;
    const token = `${content}.${sign(null, Buffer.from(content), this.key).toString('base64url')}`;
    this.tokens.set(audience, { token, until: now + reuseSeconds });
    return token;
  }
}
