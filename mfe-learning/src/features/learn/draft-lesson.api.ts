import type { Course, Lesson } from '@arcada/contracts';
import { learningApi } from '../../shared/learning-api.ts';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';

const draftPath = ({ courseId, lessonId }: LessonKey) =>
  `/api/content/courses/${encodeURIComponent(courseId)}/lessons/${encodeURIComponent(lessonId)}/preview`;

/** A course that may still be a draft and its lessons, for its author and admins. */
export const draftLessonApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningContentPage: build.query<Course, string>({
      query: (courseId) => ({ url: `/api/content/courses/${encodeURIComponent(courseId)}/preview` }),
      keepUnusedDataFor: 0,
    }),
    /** As learners would see it; its addresses are signed for a short time. */
    learningContentLesson: build.query<Lesson, LessonKey>({
      query: (key) => ({ url: draftPath(key) }),
      keepUnusedDataFor: 0,
    }),
  }),
});
