import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** Private Ed25519 key from an environment variable: base64url of its JWK. */
export function readSigningKey(encoded: string): KeyObject {
  const jwk = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as JsonWebKey;
  if (jwk.kty !== 'OKP' || jwk.crv !== 'Ed25519' || !jwk.d) throw new Error('not a private Ed25519 JWK');
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

const isSigningKey = (value: string) => {
  try {
    return readSigningKey(value).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/** An environment variable with such a key. */
export const signingKeyVariable = (purpose: string) =>
  z
    .string()
    .refine(isSigningKey, 'must be the base64url of a private Ed25519 JWK')
    .describe(`${purpose}: private Ed25519 JWK as base64url JSON`)
    .meta({ example: 'eyJrdHkiOiJPS1AiLCJjcnYiOiJFZDI1NTE5Iiwi…' });
