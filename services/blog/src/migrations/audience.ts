import {
  addColumn,
  addIndex,
  tableColumn as column,
  createIdempotentAnswers,
  createTable,
  index,
  key,
  nullable,
  unique,
} from '@arcada/service-kit';
import { FillMessageSearch1795600500004 } from './fill-message-search.ts';

/** Tables of the newsletter and of the contact form. */
export const newsletterMigrations = [
  createTable(
    'CreateNewsletterSubscription1795275000021',
    'newsletter_subscription',
    [
      column.id('id', key),
      column.text('email', 254, nullable),
      column.text('language', 8),
      column.text('status', 16),
      column.id('user_id', nullable),
      column.big('created_at'),
      column.big('confirmed_at', nullable),
    ],
    [unique('ux_newsletter_subscription_email', 'email'), index('ix_newsletter_subscription_user', 'user_id')],
  ),
  createTable(
    'CreateNewsletterToken1795275000022',
    'newsletter_token',
    [
      column.text('hash', 64, key),
      column.id('subscription_id'),
      column.text('purpose', 16),
      column.big('created_at'),
      column.big('expires_at', nullable),
    ],
    [
      index('ix_newsletter_token_subscription', 'subscription_id', 'created_at'),
      index('ix_newsletter_token_expires', 'expires_at'),
    ],
  ),
  addColumn('AddNewsletterSubscriptionEnded1795600600001', 'newsletter_subscription', column.big('ended_at', nullable)),
  addColumn(
    'AddNewsletterSubscriptionLetter1795600600002',
    'newsletter_subscription',
    column.id('ended_letter_id', nullable),
  ),
  addIndex(
    'IndexNewsletterSubscriptionLetter1795600600003',
    'newsletter_subscription',
    index('ix_newsletter_subscription_letter', 'ended_letter_id'),
  ),
  addColumn('AddNewsletterTokenLetter1795600600004', 'newsletter_token', column.id('letter_id', nullable)),
  addColumn('AddNewsletterTokenLanguage1796400200001', 'newsletter_token', column.text('language', 8, nullable)),
];

export const contactMigrations = [
  createTable(
    'CreateContactMessage1795275000031',
    'contact_message',
    [
      column.id('id', key),
      column.text('name', 120),
      column.text('email', 254),
      column.text('phone', 40, nullable),
      column.longText('message'),
      column.text('language', 8),
      column.id('user_id', nullable),
      column.text('client', 64, nullable),
      column.big('created_at'),
    ],
    [
      index('ix_contact_message_email', 'email', 'created_at'),
      index('ix_contact_message_client', 'client', 'created_at'),
      index('ix_contact_message_user', 'user_id'),
    ],
  ),
  createTable(
    'CreateContactTicket1795275000032',
    'contact_ticket',
    [column.text('nonce', 40, key), column.big('used_at')],
    [index('ix_contact_ticket_used', 'used_at')],
  ),
  createTable(
    'CreateContactSender1795275000034',
    'contact_sender',
    [column.text('id', 64, key), column.big('seen_at')],
    [index('ix_contact_sender_seen', 'seen_at')],
  ),
  createIdempotentAnswers('CreateIdempotentAnswer1795275000033'),
  addColumn('AddContactMessageStatus1795600500001', 'contact_message', column.text('status', 16, nullable)),
  addIndex(
    'AddContactMessageCreated1795600500002',
    'contact_message',
    index('ix_contact_message_created', 'created_at'),
  ),
  addColumn('AddContactMessageSearch1795600500003', 'contact_message', column.longText('search_text', nullable)),
  FillMessageSearch1795600500004,
  addColumn('AddContactMessageMails1795600500005', 'contact_message', column.json('mail_ids', nullable)),
  addColumn('AddContactMessageService1795860000011', 'contact_message', column.text('service', 32, nullable)),
];
