import type {
  AdminCourse,
  AdminCourseChange,
  AdminCourseQuery,
  BulkCoursePart,
  BulkCourses,
  BulkRowOf,
  CorrectableText,
  Correction,
  HandedInCourse,
  KeysetPage,
  LastBulk,
} from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

/** A course and the version of it that was decided about. */
interface Seen {
  id: string;
  version: string;
}
const pathOf = (id: string) => `/api/admin/courses/${encodeURIComponent(id)}`;
const changed = ['ManagedCourse', 'Audit'] as const;

export const coursesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminCourses: build.query<KeysetPage<AdminCourse>, Partial<AdminCourseQuery>>({
      query: (query) => ({ url: '/api/admin/courses', query: { ...query } }),
      providesTags: [{ type: 'ManagedCourse', id: 'list' }],
    }),
    adminCourse: build.query<HandedInCourse, string>({
      query: (id) => ({ url: `${pathOf(id)}/handed-in` }),
      // The learner's view is on other pages: whoever returns from there gets what is there now.
      keepUnusedDataFor: 0,
      providesTags: ['ManagedCourse'],
    }),
    adminCoursePublish: build.mutation<AdminCourse, Seen>({
      query: ({ id, version }) => ({ url: `${pathOf(id)}/publish`, method: 'POST', ifMatch: version }),
      invalidatesTags: changed,
    }),
    adminCourseSendBack: build.mutation<AdminCourse, Seen & { note: string }>({
      query: ({ id, version, note }) => ({
        url: `${pathOf(id)}/send-back`,
        method: 'POST',
        body: { note },
        ifMatch: version,
      }),
      invalidatesTags: changed,
    }),
    adminCourseChange: build.mutation<AdminCourse, Seen & { change: AdminCourseChange }>({
      query: ({ id, version, change }) => ({ url: pathOf(id), method: 'PATCH', body: change, ifMatch: version }),
      invalidatesTags: changed,
    }),
    adminCourseTexts: build.query<CorrectableText[], string>({
      query: (id) => ({ url: `${pathOf(id)}/texts` }),
      keepUnusedDataFor: 0,
      providesTags: ['ManagedCourse'],
    }),
    adminCourseCorrect: build.mutation<CorrectableText[], { id: string; correction: Correction }>({
      query: ({ id, correction }) => ({ url: `${pathOf(id)}/texts`, method: 'PATCH', body: correction }),
      // Also after a refusal: the text has changed meanwhile.
      invalidatesTags: changed,
    }),
    adminCoursesLastBulk: build.query<LastBulk<BulkCoursePart>, void>({
      query: () => ({ url: '/api/admin/courses/bulk/last' }),
      providesTags: [{ type: 'ManagedCourse', id: 'list' }],
    }),
    adminCoursesBulk: build.mutation<{ rows: BulkRowOf<BulkCoursePart>[] }, BulkCourses>({
      query: (body) => ({ url: '/api/admin/courses/bulk', method: 'POST', body }),
      invalidatesTags: (_result, _error, { apply }) => (apply ? changed : []),
    }),
    adminCourseRemove: build.mutation<null, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      // Its page, still mounted, would fetch what is gone.
      invalidatesTags: [{ type: 'ManagedCourse', id: 'list' }, 'Audit'],
    }),
  }),
});
