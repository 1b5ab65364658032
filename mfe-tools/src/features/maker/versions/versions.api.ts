import type { DocumentSummary, DocumentVersion, IssuedDocument, WholeVersion } from '@arcada/bim';
import { documentPath } from '../../../shared/documents.api.ts';
import { versionListApi } from '../../../shared/version-list.api.ts';

export interface VersionAddress {
  id: string;
  number: number;
}
const versionPath = ({ id, number }: VersionAddress) => `${documentPath(id)}/versions/${number}`;

/** Kept contents of a document, their list among them, and its issue. */
export const versionsApi = versionListApi.injectEndpoints({
  endpoints: (build) => ({
    toolsVersion: build.query<WholeVersion, VersionAddress>({
      query: (address) => ({ url: versionPath(address) }),
    }),
    toolsVersionKeep: build.mutation<DocumentVersion, { id: string; ifMatch: string; before?: 'import' }>({
      query: ({ id, ifMatch, before }) => ({
        url: `${documentPath(id)}/versions${before ? `?before=${before}` : ''}`,
        method: 'POST',
        ifMatch,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Version']),
    }),
    toolsVersionRestore: build.mutation<DocumentSummary, VersionAddress & { ifMatch: string }>({
      query: ({ ifMatch, ...address }) => ({ url: `${versionPath(address)}/restore`, method: 'POST', ifMatch }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Document', 'Version']),
    }),
    toolsDocumentIssue: build.mutation<IssuedDocument, { id: string; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({ url: `${documentPath(id)}/generate`, method: 'POST', ifMatch }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Document', 'Version']),
    }),
  }),
});
