import type { DocumentSummary, MadeShare, NewShare, Share } from '@arcada/bim';
import { documentPath } from '../../shared/documents.api.ts';
import { toolsApi } from '../../shared/tools-api.ts';

const refetch = (_answer: unknown, error: unknown) => (error ? [] : (['Document'] as const));

/** What the list does with a document, and its links for readers. */
export const myDocumentsApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsDocumentArchive: build.mutation<DocumentSummary, { id: string; archived: boolean }>({
      query: ({ id, archived }) => ({ url: documentPath(id), method: 'PATCH', body: { archived } }),
      invalidatesTags: refetch,
    }),
    toolsDocumentRemove: build.mutation<null, string>({
      query: (id) => ({ url: documentPath(id), method: 'DELETE' }),
      invalidatesTags: refetch,
    }),
    toolsDocumentRestore: build.mutation<DocumentSummary, string>({
      query: (id) => ({ url: `${documentPath(id)}/restore`, method: 'POST' }),
      invalidatesTags: refetch,
    }),
    toolsShares: build.query<Share[], string>({
      query: (id) => ({ url: `${documentPath(id)}/shares` }),
      providesTags: ['Share'],
    }),
    /** The token is in this response only. */
    toolsShareCreate: build.mutation<MadeShare, NewShare & { id: string }>({
      query: ({ id, ...share }) => ({ url: `${documentPath(id)}/shares`, method: 'POST', body: share }),
      invalidatesTags: ['Share'],
    }),
    toolsShareRevoke: build.mutation<null, { id: string; shareId: string }>({
      query: ({ id, shareId }) => ({
        url: `${documentPath(id)}/shares/${encodeURIComponent(shareId)}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Share'],
    }),
  }),
});
