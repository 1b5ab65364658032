import { z } from 'zod';
import { bulkItemsSchema, bulkResultOf, bulkRunSchema, lastBulkOf } from '../http/bulk.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { scheduledTimeSchema } from '../http/schedule.schema.ts';
import { adminPostStatuses } from './post-admin.schema.ts';

const part = z.object({
  status: z.enum(adminPostStatuses),
  publishedAt: z.iso.datetime().nullable(),
  categoryId: slugSchema,
});
export type BulkPostPart = z.infer<typeof part>;

/** What is done to each of several posts. `set` takes earlier changes back. */
export const bulkPostActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.enum(['draft', 'published', 'archived']) }),
  z.object({ kind: z.literal('category'), categoryId: slugSchema }),
  z.object({
    kind: z.literal('set'),
    values: z.record(slugSchema, part.extend({ publishedAt: scheduledTimeSchema.nullable() })),
  }),
]);
export type BulkPostAction = z.infer<typeof bulkPostActionSchema>;

export const bulkPostsSchema = z.object({
  posts: bulkItemsSchema,
  action: bulkPostActionSchema,
  /** False: only says what would change. */
  apply: z.boolean(),
  run: bulkRunSchema,
});
export type BulkPosts = z.infer<typeof bulkPostsSchema>;
export const bulkPostsResultSchema = bulkResultOf(part);
export const lastBulkPostsSchema = lastBulkOf(part);
