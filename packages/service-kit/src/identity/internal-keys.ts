import { hkdfSync } from 'node:crypto';
import type { InternalCaller } from '@arcada/contracts';
import type { JSONWebKeySet, JWK } from 'jose';
import { ConfigError } from '../config/config.ts';

export interface InternalKey {
  name: InternalCaller;
  jwk: JWK;
}

/** Reads INTERNAL_KEY: an Ed25519 private JWK as base64url JSON. */
export function readInternalKey(text: string): InternalKey {
  const jwk = decode<JWK>(text);
  if (!jwk?.kid || jwk.crv !== 'Ed25519' || !jwk.d) {
    throw new ConfigError('INTERNAL_KEY is not usable: give the base64url of a private Ed25519 JWK with a kid.');
  }
  return { name: jwk.kid as InternalCaller, jwk };
}

/**
 * A secret of the service's own for one purpose, derived from INTERNAL_KEY: the same in all its
 * processes.
 */
export function deriveKey(internalKey: string, purpose: string): Buffer {
  const { jwk } = readInternalKey(internalKey);
  return Buffer.from(hkdfSync('sha256', Buffer.from(jwk.d as string, 'base64url'), '', purpose, 32));
}

/** Reads INTERNAL_JWKS: the public keys of all callers as base64url JSON. */
export function readInternalJwks(text: string): JSONWebKeySet {
  const set = decode<JSONWebKeySet>(text);
  if (!Array.isArray(set?.keys) || set.keys.length === 0 || set.keys.some((key) => !key.kid || 'd' in key)) {
    throw new ConfigError('INTERNAL_JWKS is not usable: give the base64url of a JWK set of public keys with kids.');
  }
  return set;
}

function decode<T>(text: string): T | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as T;
  } catch {
    // The caller reports the variable and its expected form.
    return undefined;
  }
}
