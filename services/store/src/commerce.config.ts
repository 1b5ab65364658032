import { signingKeyVariable } from '@arcada/service-kit/config';
import { z } from 'zod';

/** Environment variables of cart, checkout, orders and licences. */
export const commerceConfig = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')
    .describe('Secret key of Stripe')
    .meta({ example: 'sk_live_51Abc…' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_')
    .describe('Secret that Stripe signs the events of its webhook with')
    .meta({ example: 'whsec_Abc…' }),
  STRIPE_API_BASE: z
    .url()
    .optional()
    .describe('Address of a Stripe-compatible server for tests; real Stripe when empty')
    .meta({ example: 'http://127.0.0.1:4242' }),
  STRIPE_PAYMENT_METHODS: z
    .string()
    .default('card')
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((list) => list.every((one) => /^[a-z_]{2,40}$/.test(one)), "must be names of Stripe's payment methods")
    .describe('Ways to pay that buyers are offered, separated by commas, as Stripe names them')
    .meta({ example: 'card,us_bank_account' }),
  STRIPE_TAX: z
    .enum(['off', 'included'])
    .default('off')
    .describe('Whether Stripe Tax computes the taxes that prices include; off: none are charged')
    .meta({ example: 'included' }),
  STRIPE_SYNC_PER_SECOND: z.coerce
    .number()
    .min(0.1)
    .max(1000)
    .default(15)
    .describe('Most calls a second that the product sync makes to Stripe, which allows 25 in tests and 100 live')
    .meta({ example: '15' }),
  LICENCE_KEY: signingKeyVariable('Key that licences are signed with'),
  RECONCILE_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(15)
    .describe('How often Stripe is asked about payments that no event has told of, in seconds')
    .meta({ example: '15' }),
};
