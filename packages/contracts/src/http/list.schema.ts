import { z } from 'zod';

/** A page of a list that can grow. `page` counts from 1. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int().min(0), page: z.int().min(1), pageSize: z.int().min(1) });
/** Query fields of a paged list; strings of the query are coerced. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(12),
});
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(160);
export const uuidSchema = z.uuid();

/** One page of a list that can grow; `page` counts from 1. */
export interface PageOf<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}
