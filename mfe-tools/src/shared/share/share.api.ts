import type { MadeShare, NewShare, Share } from '@arcada/bim';
import { documentPath } from '../documents.api.ts';
import { toolsApi } from '../tools-api.ts';

/** A document's links for readers. */
export const shareApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
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
