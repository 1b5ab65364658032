import {
  addColumn,
  tableColumn as column,
  createIdempotentAnswers,
  createTable,
  index,
  key,
  nullable,
} from '@arcada/service-kit';

/** Migrations that have run stay as they are: add a new one below. */
export const documentMigrations = [
  createTable(
    'CreateDocument1795403696269',
    'document',
    [
      column.id('id', key),
      column.id('owner_id'),
      column.text('type', 16),
      column.text('language', 8),
      column.text('number', 200),
      column.text('title', 200),
      column.text('status', 200),
      column.text('revision', 200),
      column.integer('score', nullable),
      column.text('version', 22),
      column.integer('bytes'),
      column.time('created_at'),
      column.time('updated_at'),
      column.time('archived_at', nullable),
      column.time('deleted_at', nullable),
    ],
    [index('ix_document_owner', 'owner_id', 'updated_at'), index('ix_document_deleted', 'deleted_at')],
  ),
  createTable('CreateDocumentContent1795403696270', 'document_content', [
    column.id('document_id', key),
    column.text('hash', 22, key),
    column.integer('part', key),
    column.bytes('data'),
  ]),
  createTable('CreateDocumentVersion1795403696271', 'document_version', [
    column.id('document_id', key),
    column.integer('number', key),
    column.text('kind', 16),
    column.text('revision', 200),
    column.text('status', 200),
    column.text('hash', 22),
    column.time('created_at'),
  ]),
  createIdempotentAnswers('CreateIdempotentAnswer1795403696272'),
  createTable('CreateAccountLock1795443900001', 'account_lock', [column.id('id', key), column.big('locked_at')]),
  addColumn('AddDocumentProject1797000100001', 'document', column.id('project_id', nullable)),
];
