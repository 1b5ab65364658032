import type { Course, CourseSummary, PageOf, ProductSummary } from '@arcada/contracts';
import { blogApi } from '../../shared/blog-api.ts';

/** What other areas have of an author, by the id that all areas know an account by. */
export const authorApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogCoursesOf: build.query<CourseSummary[], string>({
      query: (author) => ({ url: '/api/courses', query: { author, pageSize: 100 } }),
      transformResponse: ({ items }: PageOf<CourseSummary>) => items,
      providesTags: ['Course'],
    }),
    /** What its instructor wrote of themselves. */
    blogCourseOf: build.query<Course, string>({
      query: (id) => ({ url: `/api/courses/${encodeURIComponent(id)}` }),
      providesTags: ['Course'],
    }),
    blogProductsOf: build.query<ProductSummary[], string>({
      query: (author) => ({ url: '/api/products', query: { author, pageSize: 100 } }),
      transformResponse: ({ items }: PageOf<ProductSummary>) => items,
      providesTags: ['Product'],
    }),
  }),
});
