import { z } from 'zod';

/**
 * Query of a list that is read in a chosen order and can grow without end. `after` is the `next` of the page before;
 * the first of the orders is the usual one, and the largest come first unless `dir` says otherwise.
 */
export const keysetQuery = <Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object({
    after: z.string().max(600).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    sort: z.enum(sorts).default(sorts[0]),
    dir: z.enum(['asc', 'desc']).default('desc'),
  });

/** `total` counts all rows that fit the filter; `next` is null on the last page. */
export const keysetPageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int().min(0), next: z.string().nullable() });

export interface KeysetPage<T> {
  items: T[];
  total: number;
  next: string | null;
}
