import type { DocumentSummary } from '@arcada/bim';
import { documentPath } from '../../shared/documents.api.ts';
import { toolsApi } from '../../shared/tools-api.ts';

const refetch = (_answer: unknown, error: unknown) => (error ? [] : (['Document'] as const));

/** What the list does with a document. */
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
  }),
});
