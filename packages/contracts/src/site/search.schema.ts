import { z } from 'zod';

/** One searchable item, in the language of the response. `text` is searched besides the title. */
export const searchEntrySchema = z.object({
  id: z.string(),
  /** As named in the area's manifest. */
  kind: z.string(),
  title: z.string(),
  /** One sentence, shown under the title. */
  summary: z.string(),
  /** Further search words: type, category, tags. */
  keywords: z.string(),
  /** Path on this site. */
  path: z.string(),
  price: z.number().optional(),
  /** In place of a price: the least that it costs. */
  priceFrom: z.number().optional(),
});
/**
 * `complete` is false when an area has more entries than it returns at once: then its own list
 * search knows more.
 */
export const searchEntriesSchema = z.object({ entries: z.array(searchEntrySchema), complete: z.boolean() });

export type SearchEntry = z.infer<typeof searchEntrySchema>;
export type SearchEntries = z.infer<typeof searchEntriesSchema>;
/** Most entries that one area hands over for searching in the browser. */
export const mostSearchEntries = 500;
