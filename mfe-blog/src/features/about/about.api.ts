import type { PageOf } from '@arcada/contracts';
import { blogApi } from '../../shared/blog-api.ts';

const count = ({ total }: PageOf<unknown>): number => total;

/** How much is on sale, as counted by the areas themselves. */
export const aboutApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogProductCount: build.query<number, void>({
      query: () => ({ url: '/api/products', query: { pageSize: 1 } }),
      transformResponse: count,
      providesTags: ['Product'],
    }),
    blogCourseCount: build.query<number, void>({
      query: () => ({ url: '/api/courses', query: { pageSize: 1 } }),
      transformResponse: count,
      providesTags: ['Course'],
    }),
  }),
});
