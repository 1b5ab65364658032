import type { Course, CourseSort, CourseSummary, PageOf } from '@arcada/contracts';
import { learningApi } from '../learning-api.ts';

export interface CourseListQuery {
  category?: string;
  level?: string;
  q?: string;
  sort?: CourseSort;
  page?: number;
}

/** Public reads of courses. */
export const courseApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningCourses: build.query<PageOf<CourseSummary>, CourseListQuery>({
      query: (query) => ({ url: '/api/courses', query: { ...query } }),
      providesTags: ['Course'],
    }),
    learningFeaturedCourses: build.query<CourseSummary[], void>({
      query: () => ({ url: '/api/courses/featured' }),
      providesTags: ['Course'],
    }),
    learningCourse: build.query<Course, string>({
      query: (id) => ({ url: `/api/courses/${encodeURIComponent(id)}` }),
      providesTags: ['Course'],
    }),
  }),
});
