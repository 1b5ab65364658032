import type { CourseSummary, PageOf, ProductSummary } from '@arcada/contracts';
import { toolsApi } from '../../../shared/tools-api.ts';

const mostProducts = 100;

/** What the shop and the courses offer to everyone. */
export const fitsApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsProductsNaming: build.query<PageOf<ProductSummary>, string>({
      query: (q) => ({ url: '/api/products', query: { q, pageSize: mostProducts } }),
    }),
    toolsCoursesOn: build.query<PageOf<CourseSummary>, string>({
      query: (q) => ({ url: '/api/courses', query: { q, pageSize: 1 } }),
    }),
  }),
});
