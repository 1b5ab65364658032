import type { IdsScope, SharedDocument, SharedFormat } from '@arcada/bim';
import type { ReceivedFile } from '@arcada/platform';
import { toolsApi } from '../../shared/tools-api.ts';

/** A document behind a link, for its holder. */
export const sharedDocumentApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsSharedDocument: build.query<SharedDocument, string>({
      query: (token) => ({ url: '/api/shared-documents', query: { token } }),
      // A revoked link must not be shown from memory.
      keepUnusedDataFor: 0,
    }),
    toolsSharedFile: build.mutation<ReceivedFile, { token: string; format: SharedFormat } & IdsScope>({
      query: (file) => ({ url: '/api/shared-documents/file', query: { ...file }, asFile: true }),
    }),
  }),
});
