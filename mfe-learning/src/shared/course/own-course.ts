import type { AuthoredCourseSummary } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { learningApi } from '../learning-api.ts';

const ownCoursesApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningOwnCourses: build.query<AuthoredCourseSummary[], void>({
      query: () => ({ url: '/api/content/courses' }),
      providesTags: ['Content'],
    }),
  }),
});

/** Whether whoever is signed in has written this course. */
export function useIsOwnCourse(courseId: string): boolean {
  const skip = !useSession().hasRole(['producer']);
  const { data } = ownCoursesApi.useLearningOwnCoursesQuery(undefined, { skip });
  return data?.some(({ id }) => id === courseId) ?? false;
}
