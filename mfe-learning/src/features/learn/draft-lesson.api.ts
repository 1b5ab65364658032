import type { Lesson } from '@arcada/contracts';
import { learningApi } from '../../shared/learning-api.ts';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';

const draftPath = ({ courseId, lessonId }: LessonKey) =>
  `/api/content/courses/${encodeURIComponent(courseId)}/lessons/${encodeURIComponent(lessonId)}/preview`;

/** A lesson of a course that may still be a draft, for its author. */
export const draftLessonApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    /** As learners would see it; its addresses are signed for a short time. */
    learningContentLesson: build.query<Lesson, LessonKey>({
      query: (key) => ({ url: draftPath(key) }),
      keepUnusedDataFor: 0,
    }),
  }),
});
