import { tableColumn as column, createTable, index, key } from '@arcada/service-kit';

/** Migrations that have run stay as they are: add a new one below. */
export const chatMigrations = [
  createTable('CreateChatSession1795413600001', 'chat_session', [
    column.id('document_id', key),
    column.big('created_at'),
  ]),
  createTable(
    'CreateChatMessage1795413600002',
    'chat_message',
    [
      column.id('document_id', key),
      column.id('id', key),
      column.integer('number'),
      column.longText('text'),
      column.text('engine', 16),
      column.text('outcome', 16),
      column.longText('notice'),
      column.longText('reply'),
      column.big('created_at'),
    ],
    [index('ix_chat_message_document', 'document_id', 'number')],
  ),
];
