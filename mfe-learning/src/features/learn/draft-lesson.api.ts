import type { Course, Lesson, Verdict } from '@arcada/contracts';
import { learningApi } from '../../shared/learning-api.ts';
import type { ExerciseAnswer, LessonKey } from '../../shared/lesson/lesson.api.ts';

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
    /** Marked as a learner's answers would be; nothing is stored. */
    learningContentQuizTrial: build.mutation<Verdict, LessonKey & { answers: Record<string, string[]> }>({
      query: ({ answers, ...key }) => ({ url: `${draftPath(key)}/quiz`, method: 'POST', body: { answers } }),
    }),
    learningContentExerciseTrial: build.mutation<Verdict, LessonKey & { answer: ExerciseAnswer }>({
      query: ({ answer, ...key }) => ({ url: `${draftPath(key)}/exercise`, method: 'POST', body: answer }),
    }),
  }),
});
