import { addColumn, tableColumn as column, createTable, index, key, nullable, unique } from '@arcada/service-kit';

/** Migrations that have run stay as they are: add a new one below. */
export const shareMigrations = [
  createTable(
    'CreateDocumentShare1795403696274',
    'document_share',
    [
      column.id('id', key),
      column.id('document_id'),
      column.text('token_hash', 64),
      column.time('created_at'),
      column.time('expires_at'),
    ],
    [
      unique('ux_document_share_token', 'token_hash'),
      index('ix_document_share_document', 'document_id'),
      index('ix_document_share_expires', 'expires_at'),
    ],
  ),
  addColumn('AddShareDownloads1796100100001', 'document_share', column.boolean('downloads', nullable)),
  addColumn('AddShareShows1796500100001', 'document_share', column.text('shows', 8, nullable)),
];
