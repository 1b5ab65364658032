import type { z } from 'zod';
import type { LiveRemote } from './composition.ts';
import type { searchEntriesSchema, searchEntrySchema } from './search.schema.ts';

export type SearchEntry = z.infer<typeof searchEntrySchema>;
export type SearchEntries = z.infer<typeof searchEntriesSchema>;
/** A kind of things that can be found, as the manifest of its area describes it. */
export type SearchSource = NonNullable<LiveRemote['manifest']['search']>[number];
/** Most entries that one area hands over for searching in the browser. */
export const mostSearchEntries = 500;
