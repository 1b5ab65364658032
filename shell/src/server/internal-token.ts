import { createPrivateKey, randomUUID, sign } from 'node:crypto';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes a signer of short-lived tokens for calls to a service (EdDSA JWT, 60 s), as RFC 8037 says. */
export function internalTokenSigner(encodedKey: string): (audience: string) => string {
  const jwk = JSON.parse(Buffer.from(encodedKey, 'base64url').toString()) as { kid: string };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return (audience) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: jwk.kid, aud: audience, iat: now, exp: now + 55, jti: randomUUID() };
    const body = `${encode({ alg: 'EdDSA', typ: 'JWT', kid: jwk.kid })}.${encode(claims)}`;
    return `${body}.${sign(null, Buffer.from(body), key).toString('base64url')}`;
  };
}
