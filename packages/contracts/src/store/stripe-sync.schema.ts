import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { productStatuses } from './product.ts';

export const stripeStatuses = ['not_synced', 'synced', 'out_of_sync'] as const;
export type StripeStatus = (typeof stripeStatuses)[number];

/** What the store and Stripe both hold of a product. */
export const stripeFields = ['name', 'description', 'price', 'active'] as const;
const fieldValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/**
 * A field that differs, and on which side it was changed since both were last the same. `removed`: an admin has taken
 * the product from sale at Stripe.
 */
const stripeDifferenceSchema = z.object({
  field: z.enum(stripeFields),
  catalogue: fieldValue,
  /** A price is null when the product has none in US dollars at Stripe. */
  stripe: fieldValue,
  changed: z.enum(['catalogue', 'stripe', 'both', 'removed']),
});
export type StripeDifference = z.infer<typeof stripeDifferenceSchema>;

/** Another active price of a product at Stripe than its default one, in the currency's smallest unit. */
const stripeExtraPriceSchema = z.object({
  stripeId: z.string(),
  /** Null for a price without a fixed amount. */
  amount: z.int().nullable(),
  currency: z.string(),
  recurring: z.boolean(),
});
export type StripeExtraPrice = z.infer<typeof stripeExtraPriceSchema>;

/** A product beside what is known of it at Stripe; names are English, as at Stripe. */
export const stripeProductSchema = z.object({
  id: slugSchema,
  name: z.string(),
  price: z.number(),
  productStatus: z.enum(productStatuses),
  /** In the future: published by schedule. */
  publishedAt: z.iso.datetime().nullable(),
  status: z.enum(stripeStatuses),
  /** Null for a product that isn't at Stripe. */
  stripeId: z.string().nullable(),
  /** Removed from the sync, but kept at Stripe, which doesn't delete products that have prices. */
  archived: z.boolean(),
  differences: z.array(stripeDifferenceSchema),
  /** A sync archives them. */
  extraPrices: z.array(stripeExtraPriceSchema),
  /** On sale, or already at Stripe. */
  canSync: z.boolean(),
  syncedAt: z.iso.datetime().nullable(),
});
export type StripeProduct = z.infer<typeof stripeProductSchema>;
export const stripeProductsSchema = keysetPageOf(stripeProductSchema);

export const stripeProductSorts = ['name', 'syncedAt', 'price'] as const;
export const stripeProductQuery = keysetQuery(stripeProductSorts).extend({
  dir: z.enum(['asc', 'desc']).default('asc'),
  status: z.enum(stripeStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional(),
});
export type StripeProductQuery = z.infer<typeof stripeProductQuery>;

/**
 * `planning` and `running` go on by themselves, also after a restart. `stopped`: Stripe was
 * unavailable, and the sync waits to be continued. `failed`: no plan could be made.
 */
export const stripeSyncStates = ['planning', 'planned', 'running', 'stopped', 'done', 'failed'] as const;
export const stripeStepKinds = ['create', 'update', 'remove'] as const;
/** `skipped`: the product was changed here since the plan, so that what was shown is no longer what would be done. */
export const stripeStepStates = ['waiting', 'done', 'skipped', 'failed'] as const;
export const stripeStepResults = ['created', 'updated', 'deleted', 'archived', 'nothing'] as const;

export const stripeSyncSchema = z.object({
  id: z.uuid(),
  state: z.enum(stripeSyncStates),
  /** Number of products by what is to be done. */
  kinds: z.object({ create: z.int(), update: z.int(), remove: z.int() }),
  /** Number of products by how far they are. */
  steps: z.object({ waiting: z.int(), done: z.int(), skipped: z.int(), failed: z.int() }),
  /** Number of products that have other active prices at Stripe, which it archives. */
  withExtraPrices: z.int(),
  /** Products that a plan found to be the same on both sides. */
  same: z.int(),
  /** Active products at Stripe that aren't the catalogue's. A sync leaves them as they are. */
  foreign: z.array(z.object({ stripeId: z.string(), name: z.string() })),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type StripeSync = z.infer<typeof stripeSyncSchema>;

/** The last sync that was started, if any. */
export const lastStripeSyncSchema = z.object({ sync: stripeSyncSchema.nullable() });
export const stripeSyncRequestSchema = z.object({ syncId: z.uuid() });

/** One product of a sync: what is planned, and how it went. */
export const stripeStepSchema = z.object({
  productId: slugSchema,
  name: z.string(),
  kind: z.enum(stripeStepKinds),
  state: z.enum(stripeStepStates),
  differences: z.array(stripeDifferenceSchema),
  /** Those that the sync archives. */
  extraPrices: z.array(stripeExtraPriceSchema),
  /** When the product goes on sale, while that is to come. */
  onSaleFrom: z.iso.datetime().nullable(),
  result: z.enum(stripeStepResults).nullable(),
  /** Stripe's own words. */
  error: z.string().nullable(),
});
export type StripeStep = z.infer<typeof stripeStepSchema>;
export const stripeStepsSchema = keysetPageOf(stripeStepSchema);

export const stripeStepQuery = keysetQuery(['position']).extend({
  dir: z.enum(['asc', 'desc']).default('asc'),
  state: z.enum(stripeStepStates).optional().catch(undefined),
});
export type StripeStepQuery = z.infer<typeof stripeStepQuery>;
