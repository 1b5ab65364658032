import type { CourseSummary, PageOf } from '@arcada/contracts';
import { blogApi } from '../../shared/blog-api.ts';

export const authorApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    /** The courses that someone teaches. The search finds a part of a name, too: only the whole one counts. */
    blogCoursesOf: build.query<CourseSummary[], string>({
      query: (name) => ({ url: '/api/courses', query: { q: name, pageSize: 100 } }),
      transformResponse: ({ items }: PageOf<CourseSummary>, _meta, name) =>
        items.filter(({ instructorName }) => instructorName === name),
      providesTags: ['Course'],
    }),
  }),
});
