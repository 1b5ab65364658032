import type { PageOf } from '@arcada/contracts';
import { api } from '@arcada/platform';

/** How much an area has, as its own list counts it, and the least that it costs where the list says so. */
interface Amount {
  total: number;
  priceFrom?: number;
}

export const factsApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteAmount: build.query<Amount, string>({
      query: (url) => ({ url, query: { pageSize: 1 } }),
      transformResponse: ({ total, priceFrom }: PageOf<unknown> & Amount) => ({ total, priceFrom }),
    }),
  }),
});
