import { createTable, index, key, nullable, tableColumn } from '@arcada/service-kit';

const { id, text, boolean, time, json } = tableColumn;

/** What people are notified of, and what they want to be notified of. */
export const noticeMigrations = [
  createTable(
    'CreateNotice1795800100011',
    'notice',
    [
      id('id', key),
      id('user_id'),
      id('actor_id', nullable),
      text('kind', 16),
      text('course_id', 160, nullable),
      json('words'),
      text('path', 500),
      boolean('in_bell'),
      time('created_at'),
      time('read_at', nullable),
      time('mailed_at', nullable),
    ],
    [index('ix_notice_user', 'user_id', 'created_at'), index('ix_notice_actor', 'actor_id')],
  ),
  createTable('CreateNoticeChoice1795800100012', 'notice_choice', [
    id('user_id', key),
    text('kind', 16, key),
    boolean('bell'),
    boolean('mail'),
  ]),
];
