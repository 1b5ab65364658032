import type { LibraryTopic } from '@arcada/bim';
import type { Language, PageOf } from '@arcada/contracts';
import { toolsApi } from '../../../shared/tools-api.ts';

export interface TopicListQuery {
  /** Of the document, in which the topics are added to it. */
  lang: Language;
  q?: string;
  favourites?: boolean;
  pageSize: number;
}

/** More than the library has. */
export const mostTopics = 200;

/** The library of topics, in a document's language; a favourite is the user's own. */
export const topicsApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsTopics: build.query<PageOf<LibraryTopic>, TopicListQuery>({
      query: (query) => ({ url: '/api/topics', query: { ...query } }),
      providesTags: ['LibraryTopic'],
    }),
    toolsTopicFavour: build.mutation<null, { id: string; favourite: boolean }>({
      query: ({ id, favourite }) => ({
        url: `/api/topics/${encodeURIComponent(id)}/favourite`,
        method: favourite ? 'PUT' : 'DELETE',
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['LibraryTopic']),
    }),
  }),
});
