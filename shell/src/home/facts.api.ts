import type { PageOf } from '@arcada/contracts';
import { api } from '@arcada/platform';

/** How much an area has, as its own list counts it. */
export const factsApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteCount: build.query<number, string>({
      query: (url) => ({ url, query: { pageSize: 1 } }),
      transformResponse: ({ total }: PageOf<unknown>) => total,
    }),
  }),
});
