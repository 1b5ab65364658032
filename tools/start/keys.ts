import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type InternalCaller, remoteDomains, serviceDomains } from '@arcada/contracts';

/** Everybody who signs internal tokens. */
export const callers: readonly InternalCaller[] = [...serviceDomains, 'gateway', 'page-server'];

export interface Keys {
  /** Private signing key of each caller, as base64url JSON of an Ed25519 JWK. */
  internal: Record<InternalCaller, string>;
  /** Public keys of all callers: base64url JSON of a JWK set. */
  internalJwks: string;
  /** Private key that signs licences, in the same form. */
  licence: string;
  /** Private key that certificates are signed with, in the same form. */
  certificate: string;
  /** Token by which each remote's team publishes: remote to token. */
  releaseTokens: Record<string, string>;
  stripeWebhookSecret: string;
}

type Jwk = JsonWebKey & { kid: string };

const newKey = (kid: string): Jwk => ({
  ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
  kid,
  alg: 'EdDSA',
});
const newSecret = () => randomBytes(32).toString('base64url');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Reads a kept value, or makes and keeps it: written beside and renamed, readable by the owner only. */
function kept<T>(folder: string, name: string, make: () => T): T {
  const file = path.join(folder, `${name}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  const value = make();
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
  return value;
}

/** Keys of one site, made at its first start and kept in `<dataDir>/keys`. */
export function readKeys(dataDir: string): Keys {
  const folder = path.join(dataDir, 'keys');
  const privateKeys = callers.map((caller) => kept(folder, `internal-${caller}`, () => newKey(caller)));
  return {
    internal: Object.fromEntries(privateKeys.map((key) => [key.kid, encode(key)])) as Keys['internal'],
    internalJwks: encode({ keys: privateKeys.map(({ d: _private, ...publicPart }) => publicPart) }),
    licence: encode(kept(folder, 'licence', () => newKey('licence'))),
    certificate: encode(kept(folder, 'certificate', () => newKey('certificate'))),
    releaseTokens: Object.fromEntries(
      remoteDomains.map((remote) => [remote, kept(folder, `release-${remote}`, newSecret)]),
    ),
    stripeWebhookSecret: kept(folder, 'stripe-webhook', () => `whsec_${newSecret()}`),
  };
}
