import { addColumn, tableColumn as column, createTable, index, key, nullable, unique } from '@arcada/service-kit';

export const letterMigrations = [
  createTable(
    'CreateNewsletterLetter1795600600011',
    'newsletter_letter',
    [
      column.id('id', key),
      column.text('status', 16),
      column.integer('revision'),
      column.big('scheduled_at', nullable),
      column.big('started_at', nullable),
      column.big('ended_at', nullable),
      column.big('paced_at'),
      column.json('counts', nullable),
      column.big('created_at'),
      column.big('updated_at'),
    ],
    [index('ix_newsletter_letter_updated', 'updated_at'), index('ix_newsletter_letter_status', 'status')],
  ),
  createTable('CreateNewsletterLetterText1795600600012', 'newsletter_letter_text', [
    column.id('letter_id', key),
    column.text('language', 8, key),
    column.text('subject', 200),
    column.longText('body'),
  ]),
  createTable(
    'CreateNewsletterRecipient1795600600013',
    'newsletter_recipient',
    [
      column.id('id', key),
      column.id('letter_id'),
      column.id('subscription_id'),
      column.text('language', 8),
      column.text('status', 16),
      column.integer('turn'),
      column.big('queued_at', nullable),
      column.big('settled_at', nullable),
    ],
    [
      unique('ux_newsletter_recipient', 'letter_id', 'subscription_id'),
      index('ix_newsletter_recipient_status', 'letter_id', 'status'),
      index('ix_newsletter_recipient_subscription', 'subscription_id'),
    ],
  ),
  addColumn('AddNewsletterLetterPaused1795860000001', 'newsletter_letter', column.text('paused_for', 16, nullable)),
  addColumn('AddNewsletterLetterRefusal1795860000002', 'newsletter_letter', column.text('last_refusal', 300, nullable)),
  addColumn('AddNewsletterLetterJudged1795860000003', 'newsletter_letter', column.big('judged_from', nullable)),
];
