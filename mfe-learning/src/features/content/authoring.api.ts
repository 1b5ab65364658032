import type {
  AuthoredCourse,
  AuthoredCourseSummary,
  CourseFigures,
  CourseQuestions,
  CourseSales,
  Language,
  LessonWriters,
  MakersReview,
  MakersReviews,
  OpenQuestions,
  OwnSales,
  TextPicture,
  TextPreview,
  Upload,
  UploadPlace,
} from '@arcada/contracts';
import { type PlatformDispatch } from '@arcada/platform';
import { learningApi } from '../../shared/learning-api.ts';
import type { AuthoredExercise, AuthoredQuiz, Translations } from './task-drafts.ts';

export type CourseTexts = AuthoredCourse['texts'][string];
export interface CourseChange {
  category?: string;
  price?: number;
  softwareVersion?: string;
  instructorName?: string;
  texts?: Partial<Record<Language, Partial<CourseTexts>>>;
}
export interface ChapterOrder {
  /** Absent for a new one. */
  id?: string;
  title: Translations;
  /** Ids of lessons. */
  lessons: string[];
}
export interface LessonChange {
  texts?: Partial<Record<Language, { title: string; summary: string; body: string }>>;
  durationSeconds?: number;
  preview?: boolean;
  clip?: string | null;
  poster?: string | null;
  captions?: Translations;
  files?: { file: string; name: Translations }[];
  quiz?: AuthoredQuiz | null;
  exercise?: AuthoredExercise | null;
}

const coursePath = (id: string) => `/api/content/courses/${encodeURIComponent(id)}`;
const lessonPath = (id: string, lessonId: string) => `${coursePath(id)}/lessons/${encodeURIComponent(lessonId)}`;
const refetch = (_answer: unknown, error: unknown) => (error ? [] : (['Content'] as const));

/** Applied at once: what was typed must not be replaced by the old text until the refetch. */
async function showAnswer(
  { id }: { id: string },
  { dispatch, queryFulfilled }: { dispatch: PlatformDispatch; queryFulfilled: Promise<{ data: AuthoredCourse }> },
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(authoringApi.util.updateQueryData('learningContentCourse', id, () => answer.data));
}

/** Courses of their author: drafts, their lessons and files, and sales. */
export const authoringApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningContent: build.query<AuthoredCourseSummary[], void>({
      query: () => ({ url: '/api/content/courses' }),
      providesTags: ['Content'],
    }),
    /** Of the producer's products, which the store sells: one summary shows both. */
    learningProductSales: build.query<OwnSales, void>({ query: () => ({ url: '/api/content/product-sales' }) }),
    learningContentSales: build.query<CourseSales, void>({
      query: () => ({ url: '/api/content/sales' }),
    }),
    learningContentCourse: build.query<AuthoredCourse, string>({
      query: (id) => ({ url: coursePath(id) }),
      // A deleted course must not be shown again when someone navigates back.
      keepUnusedDataFor: 0,
      providesTags: ['Content'],
    }),
    learningContentFigures: build.query<CourseFigures, string>({
      query: (id) => ({ url: `${coursePath(id)}/figures` }),
    }),
    /** Of all lessons; replies use the learners' endpoint. */
    learningContentQuestions: build.query<CourseQuestions, string>({
      query: (id) => ({ url: `${coursePath(id)}/questions` }),
      providesTags: ['Question'],
    }),
    learningContentOpenQuestions: build.query<OpenQuestions, void>({
      query: () => ({ url: '/api/content/questions' }),
      providesTags: ['Question'],
    }),
    learningContentReviews: build.query<MakersReviews, { id: string; show: 'all' | 'unanswered' }>({
      query: ({ id, show }) => ({ url: `${coursePath(id)}/reviews`, query: { show } }),
      providesTags: ['InstructorReview'],
    }),
    learningContentReply: build.mutation<MakersReview, { id: string; reviewId: string; text: string }>({
      query: ({ id, reviewId, text }) => ({
        url: `${coursePath(id)}/reviews/${encodeURIComponent(reviewId)}/reply`,
        method: 'PUT',
        body: { text },
      }),
      invalidatesTags: ['InstructorReview', 'Course'],
    }),
    learningContentReplyRemove: build.mutation<null, { id: string; reviewId: string }>({
      query: ({ id, reviewId }) => ({
        url: `${coursePath(id)}/reviews/${encodeURIComponent(reviewId)}/reply`,
        method: 'DELETE',
      }),
      invalidatesTags: ['InstructorReview', 'Course'],
    }),
    learningContentRemove: build.mutation<null, string>({
      query: (id) => ({ url: coursePath(id), method: 'DELETE' }),
      // Not by tags: the editor, still mounted, would refetch what is gone.
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          () =>
            dispatch(
              authoringApi.util.updateQueryData('learningContent', undefined, (list) =>
                list.filter((course) => course.id !== id),
              ),
            ),
          () => undefined,
        );
      },
    }),
    learningContentCreate: build.mutation<AuthoredCourse, { title: string; category: string; id?: string }>({
      query: (body) => ({ url: '/api/content/courses', method: 'POST', body }),
      invalidatesTags: refetch,
    }),
    learningContentChange: build.mutation<AuthoredCourse, { id: string; change: CourseChange; ifMatch: string }>({
      query: ({ id, change, ifMatch }) => ({ url: coursePath(id), method: 'PATCH', body: change, ifMatch }),
      onQueryStarted: showAnswer,
      invalidatesTags: refetch,
    }),
    learningContentStructure: build.mutation<AuthoredCourse, { id: string; chapters: ChapterOrder[]; ifMatch: string }>(
      {
        query: ({ id, chapters, ifMatch }) => ({
          url: `${coursePath(id)}/structure`,
          method: 'PUT',
          body: { chapters },
          ifMatch,
        }),
        onQueryStarted: showAnswer,
        invalidatesTags: refetch,
      },
    ),
    learningContentLessonAdd: build.mutation<
      AuthoredCourse,
      { id: string; chapterId: string; kind: string; title: string }
    >({
      query: ({ id, ...body }) => ({ url: `${coursePath(id)}/lessons`, method: 'POST', body }),
      invalidatesTags: refetch,
    }),
    learningContentLessonChange: build.mutation<
      AuthoredCourse,
      { id: string; lessonId: string; change: LessonChange; ifMatch?: string }
    >({
      query: ({ id, lessonId, change, ifMatch }) => ({
        url: lessonPath(id, lessonId),
        method: 'PATCH',
        body: change,
        ifMatch,
      }),
      onQueryStarted: showAnswer,
      invalidatesTags: refetch,
    }),
    learningContentLessonWriters: build.query<LessonWriters, { id: string; lessonId: string }>({
      query: ({ id, lessonId }) => ({ url: `${lessonPath(id, lessonId)}/writers` }),
    }),
    learningContentLessonRemove: build.mutation<unknown, { id: string; lessonId: string }>({
      query: ({ id, lessonId }) => ({ url: lessonPath(id, lessonId), method: 'DELETE' }),
      invalidatesTags: refetch,
    }),
    /** The response names the file; it stays unattached until a lesson refers to it. */
    learningContentUpload: build.mutation<Upload, { id: string; file: File; place: UploadPlace }>({
      query: ({ id, file, place }) => ({
        url: `${coursePath(id)}/uploads`,
        method: 'PUT',
        query: { name: file.name.slice(-200), place },
        file,
        progressOf: id,
      }),
    }),
    learningContentCover: build.mutation<AuthoredCourse, { id: string; file: File; ifMatch: string }>({
      query: ({ id, file, ifMatch }) => ({ url: `${coursePath(id)}/cover`, method: 'PUT', file, ifMatch }),
      onQueryStarted: showAnswer,
      // Also after a refusal: another cover may have been chosen elsewhere.
      invalidatesTags: ['Content'],
    }),
    /** Null removes it. */
    learningContentPhoto: build.mutation<AuthoredCourse, { id: string; file: File | null; ifMatch: string }>({
      query: ({ id, file, ifMatch }) => {
        const url = `${coursePath(id)}/instructor-photo`;
        return file ? { url, method: 'PUT', file, ifMatch } : { url, method: 'DELETE', ifMatch };
      },
      onQueryStarted: showAnswer,
      // Also after a refusal: another one may have been chosen elsewhere.
      invalidatesTags: ['Content'],
    }),
    learningContentRevise: build.mutation<AuthoredCourse, { id: string }>({
      query: ({ id }) => ({ url: `${coursePath(id)}/revision`, method: 'POST' }),
      onQueryStarted: showAnswer,
      // Also after a refusal: it may have been begun elsewhere.
      invalidatesTags: ['Content'],
    }),
    learningContentRevisionDrop: build.mutation<AuthoredCourse, { id: string }>({
      query: ({ id }) => ({ url: `${coursePath(id)}/revision`, method: 'DELETE' }),
      onQueryStarted: showAnswer,
      invalidatesTags: ['Content'],
    }),
    /** It is shown once a text refers to the address in the response. */
    /** Markdown as learners would see it; nothing is saved. */
    learningContentText: build.query<TextPreview, string>({
      query: (body) => ({ url: '/api/content/preview', method: 'POST', body: { body } }),
      keepUnusedDataFor: 0,
    }),
    learningContentPicture: build.mutation<TextPicture, { id: string; file: File }>({
      query: ({ id, file }) => ({ url: `${coursePath(id)}/pictures`, method: 'PUT', file }),
    }),
    learningContentWithdraw: build.mutation<unknown, string>({
      query: (id) => ({ url: `${coursePath(id)}/withdraw`, method: 'POST' }),
      // Also after a refusal: an admin may have decided meanwhile.
      invalidatesTags: ['Content'],
    }),
    learningContentSubmit: build.mutation<unknown, { id: string; free?: true }>({
      query: ({ id, ...body }) => ({ url: `${coursePath(id)}/submit`, method: 'POST', body }),
      // Also after a refusal: an admin may have decided meanwhile.
      invalidatesTags: ['Content'],
    }),
  }),
});
