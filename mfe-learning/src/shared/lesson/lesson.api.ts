import type { CourseProgress, Lesson, Played, Verdict } from '@arcada/contracts';
import { noticeLostCourse } from '../enrolment/lost-course.ts';
import { learningApi } from '../learning-api.ts';

export interface LessonKey {
  courseId: string;
  lessonId: string;
}
interface SavedProgress extends LessonKey {
  positionSeconds: number;
  played?: Played[];
  completed?: boolean;
  /** The page is being left. */
  keepalive?: boolean;
}

export const lessonPath = ({ courseId, lessonId }: LessonKey) =>
  `/api/courses/${encodeURIComponent(courseId)}/lessons/${encodeURIComponent(lessonId)}`;

/** Lessons, their progress, and the marking of quizzes and exercises. */
export const lessonApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningCourseProgress: build.query<CourseProgress, string>({
      query: (courseId) => ({ url: `/api/courses/${encodeURIComponent(courseId)}/lessons` }),
      providesTags: ['Enrolment'],
    }),
    /** Its addresses are signed for a short time, so a response no longer shown is not cached. */
    learningLesson: build.query<Lesson, LessonKey>({
      query: (key) => ({ url: lessonPath(key) }),
      keepUnusedDataFor: 0,
      providesTags: ['Lesson'],
      onQueryStarted: noticeLostCourse,
    }),
    learningSaveProgress: build.mutation<Lesson['state'] | null, SavedProgress>({
      query: ({ courseId, lessonId, keepalive, ...body }) => ({
        url: `${lessonPath({ courseId, lessonId })}/progress`,
        method: 'PUT',
        body,
        keepalive,
      }),
      async onQueryStarted({ courseId, lessonId }, { dispatch, queryFulfilled }) {
        await noticeLostCourse(undefined, { dispatch, queryFulfilled });
        const state = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!state) return;
        let news = false;
        dispatch(
          lessonApi.util.updateQueryData('learningCourseProgress', courseId, (progress) => {
            const lesson = progress.chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
            if (!lesson) return;
            news = state.completed !== lesson.state.completed;
            lesson.state = state;
          }),
        );
        dispatch(
          lessonApi.util.updateQueryData('learningLesson', { courseId, lessonId }, (lesson) => {
            lesson.state = state;
          }),
        );
        // Counts, the next lesson and perhaps a certificate change with a completed lesson.
        if (news) dispatch(learningApi.util.invalidateTags(['Enrolment']));
      },
    }),
    learningQuizAnswers: build.mutation<Verdict, LessonKey & { answers: Record<string, string[]> }>({
      query: ({ answers, ...key }) => ({ url: `${lessonPath(key)}/quiz`, method: 'POST', body: { answers } }),
      // The next attempt may draw other questions.
      invalidatesTags: (verdict) => (verdict?.passed ? ['Enrolment', 'Lesson'] : ['Lesson']),
      onQueryStarted: noticeLostCourse,
    }),
    learningExerciseAnswer: build.mutation<Verdict, LessonKey & { answer: ExerciseAnswer }>({
      query: ({ answer, ...key }) => ({ url: `${lessonPath(key)}/exercise`, method: 'POST', body: answer }),
      invalidatesTags: (verdict) => (verdict?.passed ? ['Enrolment', 'Lesson'] : []),
      onQueryStarted: noticeLostCourse,
    }),
  }),
});

export interface ExerciseAnswer {
  names?: Record<string, string>;
  results?: Record<string, string>;
  rows?: string[];
  order?: string[];
}
