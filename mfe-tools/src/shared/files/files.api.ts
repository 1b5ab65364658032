import type { IdsScope, IdsScopes, Sheet, TableName } from '@arcada/bim';
import type { ReceivedFile } from '@arcada/platform';
import { documentPath, type WorkbookFile } from '../documents.api.ts';
import { toolsApi } from '../tools-api.ts';

export const formats = ['docx', 'pdf', 'xlsx', 'ids', 'json'] as const;
export type Format = (typeof formats)[number];

/** A document as it is now, or one of its versions by number. */
export interface Content {
  id: string;
  version?: number | undefined;
}

/** What the IDS of a document leaves out, and what it can be narrowed to. */
export interface LeftOutList extends IdsScopes {
  specifications: number;
  leftOut: { table: TableName; row: string; name: string; message: string; partly: boolean }[];
}

/** Files of documents, and what is read from workbooks. */
export const filesApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsDocumentFile: build.mutation<ReceivedFile, Content & IdsScope & { format: Format }>({
      query: ({ id, ...query }) => ({ url: `${documentPath(id)}/export`, query, asFile: true }),
    }),
    toolsLeftOut: build.query<LeftOutList, Content & IdsScope>({
      query: ({ id, ...query }) => ({ url: `${documentPath(id)}/ids-left-out`, query }),
      keepUnusedDataFor: 0,
    }),
    toolsSheets: build.mutation<{ sheets: Sheet[] }, WorkbookFile>({
      query: (workbook) => ({ url: '/api/documents/sheets', method: 'POST', body: workbook }),
    }),
  }),
});
