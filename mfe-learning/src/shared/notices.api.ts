import type { NoticeChoice, SiteNotices } from '@arcada/contracts';
import { learningApi } from './learning-api.ts';

/** Notices of the signed-in person, and which of them the person wants. */
export const noticesApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningUnreadNotices: build.query<{ unread: number }, void>({
      query: () => ({ url: '/api/notices/unread' }),
      providesTags: ['Notice'],
      // One of them may be that the person's role has changed: what the role opens is shown then, without a reload.
      async onQueryStarted(_, { dispatch, queryFulfilled, getCacheEntry }) {
        const before = (getCacheEntry().data as { unread: number } | undefined)?.unread;
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer && before !== undefined && answer.data.unread > before)
          dispatch(noticesApi.util.invalidateTags(['User']));
      },
    }),
    learningNotices: build.query<SiteNotices, void>({
      query: () => ({ url: '/api/notices' }),
      providesTags: ['Notice'],
    }),
    /** These, or those that lead to a path; all without either. */
    learningReadNotices: build.mutation<null, { ids?: string[]; path?: string }>({
      query: (body) => ({ url: '/api/notices/read', method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['Notice', 'Enrolment']),
    }),
    learningNoticeChoices: build.query<NoticeChoice[], void>({
      query: () => ({ url: '/api/notices/choices' }),
    }),
    learningChooseNotices: build.mutation<NoticeChoice[], NoticeChoice[]>({
      query: (body) => ({ url: '/api/notices/choices', method: 'PUT', body }),
      // The response is what is stored: shown at once, so that nothing flickers until a refetch.
      async onQueryStarted(_choices, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(noticesApi.util.updateQueryData('learningNoticeChoices', undefined, () => answer.data));
      },
    }),
  }),
});
