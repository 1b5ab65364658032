import { addColumn, tableColumn as column, createTable, index, key, nullable } from '@arcada/service-kit';

export const assistantMigrations = [
  createTable(
    'CreateAssistantThread1795404100001',
    'assistant_thread',
    [
      column.id('id', key),
      column.id('user_id'),
      column.text('title', 120),
      column.big('created_at'),
      column.big('updated_at'),
    ],
    [index('ix_assistant_thread_user', 'user_id', 'updated_at')],
  ),
  createTable(
    'CreateAssistantMessage1795404100002',
    'assistant_message',
    [
      column.id('id', key),
      column.id('thread_id'),
      column.id('user_id'),
      column.longText('question'),
      column.json('answer'),
      column.boolean('helpful', nullable),
      column.longText('comment', nullable),
      column.big('created_at'),
    ],
    [index('ix_assistant_message_thread', 'thread_id', 'created_at'), index('ix_assistant_message_user', 'user_id')],
  ),
  createTable(
    'CreateAssistantGap1795404100003',
    'assistant_gap',
    [
      column.text('id', 64, key),
      column.text('language', 8),
      column.longText('question'),
      column.integer('count'),
      column.text('last_day', 10),
    ],
    [index('ix_assistant_gap_last', 'last_day')],
  ),
  addColumn('AddAssistantGapClosed1796400100001', 'assistant_gap', column.big('closed_at', nullable)),
  addColumn('AddAssistantGapNote1796400100002', 'assistant_gap', column.text('note', 500, nullable)),
];
