import type { Language } from '@arcada/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigColumn, idColumn, integerColumn, longTextColumn, textColumn } from '../database/columns.ts';

export type DeliveryKind = 'event' | 'mail' | 'task';

/** Due time of dead rows, so that processes of an earlier release ignore them too. */
export const never = Number.MAX_SAFE_INTEGER;

/** What lists of mails show and filter by; null for what isn't a mail, or isn't known before it is written. */
export type MailFacts = Pick<OutboxEntity, 'mailKind' | 'language' | 'recipient'>;
export const noMailFacts: MailFacts = { mailKind: null, language: null, recipient: null };

/** Pending deliveries. Rows are deleted once done; dead ones are kept. */
@Entity('outbox')
@Index('ix_outbox_due', ['dueAt'])
@Index('ix_outbox_lane', ['kind', 'name', 'receiver', 'dueAt'])
export class OutboxEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(textColumn(8))
  kind: DeliveryKind;

  /** Event or task name; `mail` for mails. */
  @Column(textColumn(80))
  name: string;

  /** Service that receives the event; null for mails and tasks. */
  @Column(textColumn(20, { nullable: true }))
  receiver: string | null;

  @Column(longTextColumn())
  payload: string;

  /** Id of the request that caused it, for logs; null when there was none. */
  @Column(textColumn(64, { name: 'request_id', nullable: true }))
  requestId: string | null;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;

  @Column(bigColumn({ name: 'due_at' }))
  dueAt: number;

  @Column(integerColumn())
  attempts: number;

  @Column(idColumn({ name: 'locked_by', nullable: true }))
  lockedBy: string | null;

  @Column(bigColumn({ name: 'locked_until' }))
  lockedUntil: number;

  @Column(textColumn(500, { name: 'last_error', nullable: true }))
  lastError: string | null;

  /** When it was marked as dead; null while it is tried. */
  @Column(bigColumn({ name: 'died_at', nullable: true }))
  diedAt: number | null;

  @Column(textColumn(40, { name: 'mail_kind', nullable: true }))
  mailKind: string | null;

  @Column(textColumn(8, { nullable: true }))
  language: Language | null;

  @Column(textColumn(320, { nullable: true }))
  recipient: string | null;
}

/**
 * A mail that was sent, for 30 days: that it went out, and not what it said. Written in the transaction that ends its
 * delivery, and deleted with the account of its recipient.
 */
@Entity('sent_mail')
@Index('ix_sent_mail_created', ['createdAt'])
@Index('ix_sent_mail_sent', ['sentAt'])
@Index('ix_sent_mail_recipient', ['recipientKey'])
@Index('ix_sent_mail_address', ['recipient', 'id'])
export class SentMailEntity {
  /** Of its delivery. */
  @PrimaryColumn(idColumn())
  id: string;

  @Column(textColumn(40, { name: 'mail_kind' }))
  mailKind: string;

  @Column(textColumn(8))
  language: Language;

  @Column(textColumn(320))
  recipient: string;

  /** `emailKey` of the recipient. */
  @Column(textColumn(64, { name: 'recipient_key' }))
  recipientKey: string;

  /** As in the mail. */
  @Column(textColumn(40, { nullable: true }))
  about: string | null;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;

  @Column(bigColumn({ name: 'sent_at' }))
  sentAt: number;

  /** The last of them succeeded. */
  @Column(integerColumn())
  attempts: number;
}

/** The remaining parts of a long payload. */
@Entity('outbox_part')
export class OutboxPartEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @PrimaryColumn(integerColumn())
  part: number;

  @Column(longTextColumn())
  text: string;
}

/** Ids of handled events: each takes effect once. */
@Entity('inbox')
@Index('ix_inbox_received', ['receivedAt'])
export class InboxEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(bigColumn({ name: 'received_at' }))
  receivedAt: number;
}
