import { createPrivateKey, type JsonWebKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { Role } from '@arcada/contracts';
import { createLocalJWKSet, type JSONWebKeySet, type JWK, jwtVerify } from 'jose';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;

/** Whom a token speaks for. */
export interface Actor {
  userId: string;
  username: string;
  role: Role;
  sessionId: string;
}

/** Signs tokens for one service, 60 s at most (EdDSA JWT, RFC 8037), and checks those of callers from inside. */
export class InternalTokens {
  private readonly key: KeyObject;
  private readonly header: string;
  private readonly caller: string;
  private readonly verifyKeys: ReturnType<typeof createLocalJWKSet>;

  constructor(encodedKey: string, encodedKeySet: string) {
    const jwk = decode(encodedKey) as JWK;
    if (!jwk.kid) throw new Error('INTERNAL_KEY has no "kid": it must be the caller\'s name, here "gateway"');
    this.caller = jwk.kid;
    this.key = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' });
    this.header = encode({ alg: 'EdDSA', typ: 'JWT', kid: this.caller });
    this.verifyKeys = createLocalJWKSet(decode(encodedKeySet) as JSONWebKeySet);
  }

  sign(audience: string, claims: object = {}): string {
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: this.caller, aud: audience, iat: now, exp: now + 58, jti: randomUUID(), ...claims };
    const body = `${this.header}.${encode(payload)}`;
    return `${body}.${sign(null, Buffer.from(body), this.key).toString('base64url')}`;
  }

  /** For the gateway's own questions; a token without this mark and without a user is an anonymous visitor's. */
  forGateway(audience: string): string {
    return this.sign(audience, { own: true });
  }

  forActor(audience: string, actor: Actor): string {
    const { userId, username, role, sessionId } = actor;
    return this.sign(audience, { sub: userId, username, role, sid: sessionId });
  }

  /** Name of the caller whose valid token for the gateway is in an Authorization header; else undefined. */
  async callerOf(authorization: string | undefined, audience = 'gateway'): Promise<string | undefined> {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.verifyKeys, {
        algorithms: ['EdDSA'],
        audience,
        maxTokenAge: '60s',
        clockTolerance: 5,
      });
      return payload.iss === protectedHeader.kid && payload.sub === undefined ? payload.iss : undefined;
    } catch {
      // An invalid token means an anonymous caller.
      return undefined;
    }
  }
}
