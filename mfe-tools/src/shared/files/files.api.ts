import type { Sheet, TableName } from '@arcada/bim';
import type { ReceivedFile } from '@arcada/platform';
import { documentPath, type WorkbookFile } from '../documents.api.ts';
import { toolsApi } from '../tools-api.ts';

export const formats = ['docx', 'pdf', 'xlsx', 'ids', 'json'] as const;
export type Format = (typeof formats)[number];

/** What the IDS of a document leaves out. */
export interface LeftOutList {
  specifications: number;
  leftOut: { table: TableName; row: string; name: string; message: string; partly: boolean }[];
}

/** Files of documents, and what is read from workbooks. */
export const filesApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsDocumentFile: build.mutation<ReceivedFile, { id: string; format: Format }>({
      query: ({ id, format }) => ({ url: `${documentPath(id)}/export`, query: { format }, asFile: true }),
    }),
    toolsLeftOut: build.query<LeftOutList, string>({
      query: (id) => ({ url: `${documentPath(id)}/ids-left-out` }),
      keepUnusedDataFor: 0,
    }),
    toolsSheets: build.mutation<{ sheets: Sheet[] }, WorkbookFile>({
      query: (workbook) => ({ url: '/api/documents/sheets', method: 'POST', body: workbook }),
    }),
  }),
});
