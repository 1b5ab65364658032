import type { FormerQuestion, LessonNote, LessonQuestion } from '@arcada/contracts';
import { noticeLostCourse } from '../enrolment/lost-course.ts';
import { learningApi } from '../learning-api.ts';
import { type LessonKey, lessonPath } from './lesson.api.ts';

export interface OwnReview {
  id: string;
  rating: number;
  text: string;
  status: 'pending' | 'published' | 'declined';
  /** What an admin wrote when deciding. */
  note: string | null;
  createdAt: string;
}

const coursePath = (courseId: string) => `/api/courses/${encodeURIComponent(courseId)}`;
export const notesFile = (courseId: string) => `${coursePath(courseId)}/notes.md`;

interface AnswerKey extends LessonKey {
  questionId: string;
  answerId: string;
}
const answerPath = ({ questionId, answerId, ...key }: AnswerKey) =>
  `${lessonPath(key)}/questions/${questionId}/answers/${answerId}`;

/** Learners' own texts: notes, questions and answers, the review. */
export const learnerApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningNotes: build.query<LessonNote[], LessonKey>({
      query: (key) => ({ url: `${lessonPath(key)}/notes` }),
      providesTags: ['Note'],
      onQueryStarted: noticeLostCourse,
    }),
    /** On lessons that the course no longer has. */
    learningFormerNotes: build.query<LessonNote[], string>({
      query: (courseId) => ({ url: `${coursePath(courseId)}/former-notes` }),
      providesTags: ['Note'],
      onQueryStarted: noticeLostCourse,
    }),
    learningNoteAdd: build.mutation<LessonNote, LessonKey & { atSeconds: number; text: string }>({
      query: ({ atSeconds, text, ...key }) => ({
        url: `${lessonPath(key)}/notes`,
        method: 'POST',
        body: { atSeconds, text },
      }),
      invalidatesTags: (_note, error) => (error ? [] : ['Note']),
      onQueryStarted: noticeLostCourse,
    }),
    learningNoteChange: build.mutation<LessonNote, LessonKey & { noteId: string; text: string }>({
      query: ({ noteId, text, ...key }) => ({
        url: `${lessonPath(key)}/notes/${noteId}`,
        method: 'PATCH',
        body: { text },
      }),
      invalidatesTags: (_note, error) => (error ? [] : ['Note']),
      onQueryStarted: noticeLostCourse,
    }),
    learningNoteRemove: build.mutation<null, LessonKey & { noteId: string }>({
      query: ({ noteId, ...key }) => ({
        url: `${lessonPath(key)}/notes/${noteId}`,
        method: 'DELETE',
        expect: [404],
      }),
      invalidatesTags: ['Note'],
      onQueryStarted: noticeLostCourse,
    }),
    learningQuestions: build.query<LessonQuestion[], LessonKey>({
      query: (key) => ({ url: `${lessonPath(key)}/questions` }),
      providesTags: ['Question'],
      onQueryStarted: noticeLostCourse,
    }),
    /** Own ones on lessons that the course no longer has. */
    learningFormerQuestions: build.query<FormerQuestion[], string>({
      query: (courseId) => ({ url: `${coursePath(courseId)}/former-questions` }),
      providesTags: ['Question'],
      onQueryStarted: noticeLostCourse,
    }),
    learningQuestionAsk: build.mutation<LessonQuestion, LessonKey & { text: string }>({
      query: ({ text, ...key }) => ({ url: `${lessonPath(key)}/questions`, method: 'POST', body: { text } }),
      invalidatesTags: (_question, error) => (error ? [] : ['Question']),
      onQueryStarted: noticeLostCourse,
    }),
    learningQuestionChange: build.mutation<null, LessonKey & { questionId: string; text: string }>({
      query: ({ questionId, text, ...key }) => ({
        url: `${lessonPath(key)}/questions/${questionId}`,
        method: 'PATCH',
        body: { text },
      }),
      // Also after a refusal: somebody may have answered meanwhile.
      invalidatesTags: ['Question'],
      onQueryStarted: noticeLostCourse,
    }),
    learningQuestionRemove: build.mutation<null, LessonKey & { questionId: string }>({
      query: ({ questionId, ...key }) => ({
        url: `${lessonPath(key)}/questions/${questionId}`,
        method: 'DELETE',
        expect: [404],
      }),
      invalidatesTags: (_gone, error) => (error ? [] : ['Question']),
      onQueryStarted: noticeLostCourse,
    }),
    learningQuestionAnswer: build.mutation<unknown, LessonKey & { questionId: string; text: string }>({
      query: ({ questionId, text, ...key }) => ({
        url: `${lessonPath(key)}/questions/${questionId}/answers`,
        method: 'POST',
        body: { text },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Question']),
      onQueryStarted: noticeLostCourse,
    }),
    learningAnswerChange: build.mutation<null, AnswerKey & { text: string }>({
      query: ({ text, ...key }) => ({ url: answerPath(key), method: 'PATCH', body: { text } }),
      invalidatesTags: (_gone, error) => (error ? [] : ['Question']),
      onQueryStarted: noticeLostCourse,
    }),
    learningAnswerRemove: build.mutation<null, AnswerKey>({
      query: (key) => ({ url: answerPath(key), method: 'DELETE', expect: [404] }),
      invalidatesTags: ['Question'],
      onQueryStarted: noticeLostCourse,
    }),
    /** Null while the learner has written none. */
    learningOwnReview: build.query<OwnReview | null, string>({
      query: (courseId) => ({ url: `${coursePath(courseId)}/reviews/mine` }),
      providesTags: ['Enrolment'],
    }),
    learningReview: build.mutation<OwnReview, { courseId: string; rating: number; text: string }>({
      query: ({ courseId, ...body }) => ({ url: `${coursePath(courseId)}/reviews`, method: 'POST', body }),
      async onQueryStarted({ courseId }, { dispatch, queryFulfilled }) {
        await noticeLostCourse(undefined, { dispatch, queryFulfilled });
        await queryFulfilled.then(
          ({ data }) => dispatch(learnerApi.util.upsertQueryData('learningOwnReview', courseId, data)),
          () => undefined,
        );
      },
    }),
  }),
});
