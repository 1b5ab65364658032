import type {
  BimDocument,
  DocumentPlace,
  DocumentSummary,
  DocumentType,
  HeldDocument,
  ListedDocument,
  StoredDocument,
} from '@arcada/bim';
import type { PageOf } from '@arcada/contracts';
import { toolsApi } from './tools-api.ts';

export interface DocumentListQuery {
  q?: string;
  type?: DocumentType;
  place?: DocumentPlace;
  /** Those of a project, in use or archived. */
  project?: string;
  page?: number;
  pageSize?: number;
}
interface DocumentSave {
  id: string;
  document: BimDocument;
  /** The version that the content is based on. */
  ifMatch: string;
  /** Sent to its end even when the page is left. */
  keepalive?: boolean;
}
/** A workbook as the service takes it. */
export interface WorkbookFile {
  /** Its bytes as base64. */
  xlsx: string;
}
export const documentPath = (id: string) => `/api/documents/${encodeURIComponent(id)}`;

/** The user's own documents. */
export const documentsApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsDocuments: build.query<PageOf<ListedDocument>, DocumentListQuery>({
      query: (query) => ({ url: '/api/documents', query: { ...query } }),
      providesTags: ['Document'],
    }),
    toolsDocument: build.query<StoredDocument, string>({
      query: (id) => ({ url: documentPath(id) }),
      // Edited in another tab or deleted meanwhile: what was read before doesn't count.
      keepUnusedDataFor: 0,
    }),
    /** An EIR as it was issued last: what is being changed in it isn't asked of anyone yet. */
    toolsDocumentIssued: build.query<HeldDocument, string>({
      query: (id) => ({ url: `${documentPath(id)}/issued` }),
      keepUnusedDataFor: 0,
    }),
    toolsDocumentCreate: build.mutation<StoredDocument, BimDocument>({
      query: (document) => ({ url: '/api/documents', method: 'POST', body: document }),
      invalidatesTags: ['Document'],
    }),
    toolsDocumentImport: build.mutation<StoredDocument, BimDocument | WorkbookFile>({
      query: (document) => ({ url: '/api/documents/import', method: 'POST', body: document }),
      invalidatesTags: ['Document'],
    }),
    toolsDocumentSave: build.mutation<DocumentSummary, DocumentSave>({
      query: ({ id, document, ...how }) => ({ url: documentPath(id), method: 'PUT', body: document, ...how }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Document']),
    }),
  }),
});
