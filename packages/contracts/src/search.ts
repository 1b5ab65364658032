import type { z } from 'zod';
import type { searchEntriesSchema, searchEntrySchema } from './search.schema.ts';

export const searchKinds = ['product', 'course', 'post'] as const;
export type SearchKind = (typeof searchKinds)[number];
export type SearchEntry = z.infer<typeof searchEntrySchema>;
export type SearchEntries = z.infer<typeof searchEntriesSchema>;
/** Most entries that one area hands over for searching in the browser. */
export const mostSearchEntries = 500;
/** Where each area answers its entries; a route of the gateway each. */
export const searchEntryPaths: Record<SearchKind, string> = {
  product: '/api/products/search-entries',
  course: '/api/courses/search-entries',
  post: '/api/blog/search-entries',
};
