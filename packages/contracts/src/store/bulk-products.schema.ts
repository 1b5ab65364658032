import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { productStatuses } from './product.ts';
import { productPriceSchema } from './product-admin.schema.ts';

/** Products that one request may change; a page sends more in several. */
export const mostBulkProducts = 100;

const changedPart = z.object({
  price: z.number(),
  status: z.enum(productStatuses),
  /** In the future: published by schedule. */
  publishedAt: z.iso.datetime().nullable(),
});

/** What is done to each of several products. `set` takes earlier changes back. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), value: z.number().min(-95).max(500) }),
  z.object({ kind: z.literal('amount'), value: z.number().min(-100_000).max(100_000) }),
  z.object({ kind: z.literal('status'), status: z.enum(productStatuses) }),
  z.object({
    kind: z.literal('set'),
    values: z.record(slugSchema, changedPart.extend({ price: productPriceSchema })),
  }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;

export const bulkRequestSchema = z.object({
  products: z
    .array(
      z.object({
        id: slugSchema,
        /** The state that was shown; a product that has changed since is refused. */
        tag: z.string().max(64).optional(),
      }),
    )
    .min(1)
    .max(mostBulkProducts),
  action: bulkActionSchema,
  /** False: only says what would change. */
  apply: z.boolean(),
});
export type BulkRequest = z.infer<typeof bulkRequestSchema>;

export const bulkRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  outcome: z.enum(['changed', 'same', 'refused']),
  /** Why it was refused, in the language of the response. */
  reason: z.string().nullable(),
  before: changedPart.nullable(),
  after: changedPart.nullable(),
  /** The state before, and after if it was changed. */
  tag: z.string(),
  nextTag: z.string(),
});
export type BulkPart = z.infer<typeof changedPart>;
export type BulkRow = z.infer<typeof bulkRowSchema>;
export const bulkResultSchema = z.object({ rows: z.array(bulkRowSchema) });
