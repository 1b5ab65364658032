import { z } from 'zod';
import { readLicenceKey } from './licences/licence-key.ts';

const isLicenceKey = (value: string) => {
  try {
    return readLicenceKey(value).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/** Environment variables of cart, checkout, orders and licences. */
export const commerceConfig = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')
    .describe('Secret key of Stripe, e.g. sk_test_123'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_')
    .describe('Secret that Stripe signs events with, e.g. whsec_123'),
  STRIPE_API_BASE: z
    .url()
    .optional()
    .describe('Address of a Stripe-compatible server for tests, e.g. http://127.0.0.1:4242; real Stripe when empty'),
  LICENCE_KEY: z
    .string()
    .refine(isLicenceKey, 'must be the base64url of a private Ed25519 JWK')
    .describe('Key that licences are signed with: base64url of an Ed25519 private JWK {"kty":"OKP","crv":"Ed25519",…}'),
  LEARNING_URL: z.url().optional().describe('Address of the learning service; no courses on sale when empty'),
  RECONCILE_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(15)
    .describe('How often Stripe is asked about payments that no event has told of, in seconds, e.g. 15'),
};
