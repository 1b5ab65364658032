import type { Language, LetterCounts, LetterPause, LetterStatus } from '@arcada/contracts';
import { bigColumn, idColumn, integerColumn, jsonColumn, longTextColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A letter to all confirmed subscribers. Its texts are fixed once it is scheduled or sent. */
@Entity('newsletter_letter')
@Index('ix_newsletter_letter_updated', ['updatedAt'])
@Index('ix_newsletter_letter_status', ['status'])
export class LetterEntity {
  @PrimaryColumn(idColumn({ name: 'id' }))
  id: string;

  @Column(textColumn(16))
  status: LetterStatus;

  /** Number of saves and changes of state. */
  @Column(integerColumn())
  revision: number;

  @Column(bigColumn({ name: 'scheduled_at', nullable: true }))
  scheduledAt: number | null;

  @Column(bigColumn({ name: 'started_at', nullable: true }))
  startedAt: number | null;

  @Column(bigColumn({ name: 'ended_at', nullable: true }))
  endedAt: number | null;

  /** Up to this time, mails were taken as the pace allows. */
  @Column(bigColumn({ name: 'paced_at' }))
  pacedAt: number;

  /** Why it was stopped, unless an admin did. */
  @Column(textColumn(16, { name: 'paused_for', nullable: true }))
  pausedFor: LetterPause | null;

  /** What the mail server said when it last refused one of its mails for another reason than the address. */
  @Column(textColumn(300, { name: 'last_refusal', nullable: true }))
  lastRefusal: string | null;

  /** Refusals since then count for a pause: its start, or when it last went on. */
  @Column(bigColumn({ name: 'judged_from', nullable: true }))
  judgedFrom: number | null;

  /** Kept when the rows of the recipients are deleted. */
  @Column(jsonColumn({ nullable: true }))
  counts: LetterCounts | null;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;

  @Column(bigColumn({ name: 'updated_at' }))
  updatedAt: number;
}

/** A letter in one language, perhaps unfinished. */
@Entity('newsletter_letter_text')
export class LetterTextEntity {
  @PrimaryColumn(idColumn({ name: 'letter_id' }))
  letterId: string;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(textColumn(200))
  subject: string;

  /** Markdown. */
  @Column(longTextColumn())
  body: string;
}

/**
 * `waiting` until the pace lets its mail into the outbox, `queued` until the mail server has decided. `left`: the
 * subscription ended before. `failed`: the mail server didn't decide for a day.
 */
export type RecipientStatus = 'waiting' | 'queued' | 'sent' | 'bounced' | 'left' | 'failed';

/** One mail of a letter: made for every confirmed subscriber when the letter starts, and for no one twice. */
@Entity('newsletter_recipient')
@Index('ux_newsletter_recipient', ['letterId', 'subscriptionId'], { unique: true })
@Index('ix_newsletter_recipient_status', ['letterId', 'status'])
@Index('ix_newsletter_recipient_subscription', ['subscriptionId'])
export class RecipientEntity {
  /** Also the message id of the mail. */
  @PrimaryColumn(idColumn({ name: 'id' }))
  id: string;

  @Column(idColumn({ name: 'letter_id' }))
  letterId: string;

  @Column(idColumn({ name: 'subscription_id' }))
  subscriptionId: string;

  @Column(textColumn(8))
  language: Language;

  @Column(textColumn(16))
  status: RecipientStatus;

  /** How often it was queued: of two deliveries in the outbox, the later one counts. */
  @Column(integerColumn())
  turn: number;

  @Column(bigColumn({ name: 'queued_at', nullable: true }))
  queuedAt: number | null;

  @Column(bigColumn({ name: 'settled_at', nullable: true }))
  settledAt: number | null;
}
