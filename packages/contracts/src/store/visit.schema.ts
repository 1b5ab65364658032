import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';

/** A page that was seen, or a search that found nothing. Who it was isn't part of it. */
export const visitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['product', 'course']), id: slugSchema }),
  z.object({ kind: z.literal('search'), words: z.string().trim().min(1).max(200) }),
]);
export type Visit = z.infer<typeof visitSchema>;

/** Words that found nothing are shown once they were searched for this often. */
export const fewestMissedSearches = 3;
/** … and days on which they came. */
export const fewestMissedDays = 2;
export const missedSearchesSchema = z.object({
  /** Most often first; the 50 first of them. */
  items: z.array(z.object({ words: z.string(), count: z.int() })),
});
export type MissedSearches = z.infer<typeof missedSearchesSchema>;
