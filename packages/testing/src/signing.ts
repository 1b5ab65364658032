import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { type InternalCaller, serviceDomains } from '@arcada/contracts';
import type { UserActor } from '@arcada/service-kit';

/** Every process that has a key. */
export const callers: readonly InternalCaller[] = [...serviceDomains, 'gateway', 'page-server'];
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const keys = callers.map((kid) => {
  const { d, ...open } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { kid, jwk: { ...open, d, kid }, open: { ...open, kid } };
});

function keyOf(caller: InternalCaller): JsonWebKey {
  const key = keys.find(({ kid }) => kid === caller);
  if (!key) throw new Error(`there is no caller ${caller}`);
  return key.jwk as JsonWebKey;
}

/** INTERNAL_KEY of a caller; one set of keys for each test file. */
export const internalKey = (caller: InternalCaller): string => encode(keyOf(caller));
export const internalJwks = encode({ keys: keys.map(({ open }) => open) });

/**
 * Signs with a caller's key, as the gateway does: also for a user, which services accept only from
 * the gateway.
 */
export class TestSigner {
  private readonly key: KeyObject;

  constructor(private readonly caller: InternalCaller) {
    this.key = createPrivateKey({ key: keyOf(caller), format: 'jwk' });
  }

  /**
   * With a user it acts for that user; from the gateway without one, for an anonymous visitor. An
   * admin has just typed the password, unless the user says otherwise.
   */
  token(audience: InternalCaller, user?: UserActor, secondsFromNow = 0): string {
    if (!user) return this.signed(audience, undefined, secondsFromNow);
    const { kind: _, id, sessionId, ...rest } = user;
    const step = user.role === 'admin' && { confirmedAt: Date.now(), adminUntil: Date.now() + 60_000 };
    return this.signed(audience, { sub: id, sid: sessionId, ...step, ...rest }, secondsFromNow);
  }

  /** For the gateway's own calls; the same as `token` for all others. */
  ownToken(audience: InternalCaller): string {
    return this.signed(audience, { own: true });
  }

  private signed(aud: InternalCaller, more: object = {}, secondsFromNow = 0): string {
    const iat = Math.floor(Date.now() / 1000) + secondsFromNow;
    const claims = { iss: this.caller, aud, iat, exp: iat + 60, ...more };
    const content = `${encode({ alg: 'EdDSA', typ: 'JWT', kid: this.caller })}.${encode(claims)}`;
    return `${content}.${sign(null, Buffer.from(content), this.key).toString('base64url')}`;
  }
}

export const signerOf = (caller: InternalCaller) => new TestSigner(caller);
