import type { DocumentChat, Suggestions } from '@arcada/bim';
import { documentPath } from '../../../shared/documents.api.ts';
import { toolsApi } from '../../../shared/tools-api.ts';

export const chatPath = (documentId: string) => `${documentPath(documentId)}/chat`;

/** The chat about a document, and suggestions; messages are sent by `useChatting`. */
export const chatApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsChat: build.query<DocumentChat, string>({
      query: (id) => ({ url: chatPath(id) }),
      // Saving the document changes how much is known of its project.
      providesTags: ['DocumentChat', 'Document'],
    }),
    toolsChatStart: build.mutation<DocumentChat, string>({
      query: (id) => ({ url: chatPath(id), method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['DocumentChat']),
    }),
    toolsChatRemove: build.mutation<null, string>({
      query: (id) => ({ url: chatPath(id), method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['DocumentChat']),
    }),
    toolsSuggest: build.mutation<Suggestions, string>({
      query: (id) => ({ url: `${documentPath(id)}/suggestions`, method: 'POST' }),
    }),
  }),
});
