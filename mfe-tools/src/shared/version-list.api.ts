import type { DocumentVersion } from '@arcada/bim';
import { documentPath } from './documents.api.ts';
import { toolsApi } from './tools-api.ts';

/** Which contents of a document are kept. */
export const versionListApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsVersions: build.query<DocumentVersion[], string>({
      query: (id) => ({ url: `${documentPath(id)}/versions` }),
      // Not with each save: it keeps a version every ten minutes only.
      providesTags: ['Version'],
    }),
  }),
});
