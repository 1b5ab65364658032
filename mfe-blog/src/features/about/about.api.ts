import type { PageOf, ProductSummary } from '@arcada/contracts';
import { blogApi } from '../../shared/blog-api.ts';

/** How many products are on sale, as counted by the shop. */
export const aboutApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogProductCount: build.query<number, void>({
      query: () => ({ url: '/api/products', query: { pageSize: 1 } }),
      transformResponse: (answer: PageOf<ProductSummary>) => answer.total,
      providesTags: ['Product'],
    }),
  }),
});
