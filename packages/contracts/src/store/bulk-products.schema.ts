import { z } from 'zod';
import { type BulkRowOf, bulkItemsSchema, bulkResultOf, bulkRunSchema, lastBulkOf } from '../http/bulk.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { scheduledTimeSchema } from '../http/schedule.schema.ts';
import { productStatuses } from './product.ts';
import { productPriceSchema } from './product-admin.schema.ts';

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
    values: z.record(
      slugSchema,
      changedPart.extend({ price: productPriceSchema, publishedAt: scheduledTimeSchema.nullable() }),
    ),
  }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;

export const bulkRequestSchema = z.object({
  products: bulkItemsSchema,
  action: bulkActionSchema,
  /** False: only says what would change. */
  apply: z.boolean(),
  run: bulkRunSchema,
});
export type BulkRequest = z.infer<typeof bulkRequestSchema>;

export type BulkPart = z.infer<typeof changedPart>;
export type BulkRow = BulkRowOf<BulkPart>;
export const bulkResultSchema = bulkResultOf(changedPart);
export const lastBulkProductsSchema = lastBulkOf(changedPart);
