import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import path from 'node:path';
import { type InternalCaller, remoteDomains, serviceDomains } from '@arcada/contracts';
import { kept } from './kept-value.ts';

/** Every process that signs internal tokens. */
export const callers: readonly InternalCaller[] = [...serviceDomains, 'gateway', 'page-server'];

export interface Keys {
  /** Private signing key of each caller, as base64url JSON of an Ed25519 JWK. */
  internal: Record<InternalCaller, string>;
  /** Public keys of all callers: base64url JSON of a JWK set. */
  internalJwks: string;
  /** Private key that signs licences, in the same form. */
  licence: string;
  /** The same for licences that were bought with test payments. */
  testLicence: string;
  /** Private key that certificates are signed with, in the same form. */
  certificate: string;
  /** Encrypts the second factors of accounts. */
  secondFactor: string;
  /** Token with which each remote's team publishes: remote to token. */
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

const isKey = (value: unknown) => {
  const { kty, crv, d, x, kid } = (value ?? {}) as Partial<Jwk>;
  return kty === 'OKP' && crv === 'Ed25519' && [d, x, kid].every((part) => typeof part === 'string');
};
const isSecret = (value: unknown) => typeof value === 'string' && value.length >= 20;

/** Keys of one site, created at its first start and stored in `<dataDir>/keys`. */
export function readKeys(dataDir: string): Keys {
  const file = (name: string) => path.join(dataDir, 'keys', `${name}.json`);
  const key = (name: string, kid: string, lost: string) =>
    kept({ file: file(name), make: () => newKey(kid), isGood: isKey, lost });
  const secret = (name: string, make: () => string, lost: string) =>
    kept({ file: file(name), make, isGood: isSecret, lost });
  const privateKeys = callers.map((caller) => key(`internal-${caller}`, caller, 'nothing is lost'));
  const releaseToken = (remote: string) =>
    secret(`release-${remote}`, newSecret, 'whoever publishes this area needs the new token');
  return {
    internal: Object.fromEntries(privateKeys.map((own) => [own.kid, encode(own)])) as Keys['internal'],
    internalJwks: encode({ keys: privateKeys.map(({ d: _private, ...publicPart }) => publicPart) }),
    licence: encode(key('licence', 'licence', 'licence files that were sold so far are no longer recognised')),
    testLicence: encode(key('licence-test', 'licence-test', 'licence files of test payments are no longer recognised')),
    certificate: encode(
      key('certificate', 'certificate', 'the signatures of certificates that were given so far no longer hold'),
    ),
    secondFactor: secret('second-factor', newSecret, 'second factors have to be removed and set up again'),
    releaseTokens: Object.fromEntries(remoteDomains.map((remote) => [remote, releaseToken(remote)])),
    stripeWebhookSecret: secret('stripe-webhook', () => `whsec_${newSecret()}`, 'nothing is lost'),
  };
}
