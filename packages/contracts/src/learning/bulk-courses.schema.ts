import { z } from 'zod';
import { bulkItemsSchema, bulkResultOf, bulkRunSchema, lastBulkOf } from '../http/bulk.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { courseStatuses } from './authoring.ts';

const part = z.object({
  status: z.enum(courseStatuses),
  price: z.number().min(0).max(100_000),
  level: z.string().trim().min(1).max(40),
});
export type BulkCoursePart = z.infer<typeof part>;

/** What is done to each of several courses. `set` takes earlier changes back. */
export const bulkCourseActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), value: z.number().min(-95).max(500) }),
  z.object({ kind: z.literal('amount'), value: z.number().min(-100_000).max(100_000) }),
  z.object({ kind: z.literal('status'), status: z.enum(['published', 'archived']) }),
  z.object({ kind: z.literal('level'), level: part.shape.level }),
  z.object({ kind: z.literal('set'), values: z.record(slugSchema, part) }),
]);
export type BulkCourseAction = z.infer<typeof bulkCourseActionSchema>;

export const bulkCoursesSchema = z.object({
  courses: bulkItemsSchema,
  action: bulkCourseActionSchema,
  /** False: only says what would change. */
  apply: z.boolean(),
  run: bulkRunSchema,
});
export type BulkCourses = z.infer<typeof bulkCoursesSchema>;
export const bulkCoursesResultSchema = bulkResultOf(part);
export const lastBulkCoursesSchema = lastBulkOf(part);
