import type { Language } from '@arcada/contracts';
import { bigColumn, idColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed' | 'bounced';

/** A subscriber to the newsletter. After unsubscribing, the row remains without an address. */
@Entity('newsletter_subscription')
@Index('ux_newsletter_subscription_email', ['email'], { unique: true })
@Index('ix_newsletter_subscription_user', ['userId'])
@Index('ix_newsletter_subscription_letter', ['endedLetterId'])
export class SubscriptionEntity {
  @PrimaryColumn(idColumn({ name: 'id' }))
  id: string;

  /** In lower case. */
  @Column(textColumn(254, { nullable: true }))
  email: string | null;

  @Column(textColumn(8))
  language: Language;

  @Column(textColumn(16))
  status: SubscriptionStatus;

  /** No longer written: whoever types an address may not be its owner. The next release drops it. */
  @Column(idColumn({ name: 'user_id', nullable: true }))
  userId: string | null;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;

  @Column(bigColumn({ name: 'confirmed_at', nullable: true }))
  confirmedAt: number | null;

  /** When it ended: by a link, or because the address refused a letter for good. */
  @Column(bigColumn({ name: 'ended_at', nullable: true }))
  endedAt: number | null;

  /** The letter whose link ended it. */
  @Column(idColumn({ name: 'ended_letter_id', nullable: true }))
  endedLetterId: string | null;
}

/** What a mailed link refers to: the hash of a secret that only the mail contains. */
@Entity('newsletter_token')
@Index('ix_newsletter_token_subscription', ['subscriptionId', 'createdAt'])
@Index('ix_newsletter_token_expires', ['expiresAt'])
export class NewsletterTokenEntity {
  @PrimaryColumn(textColumn(64, { name: 'hash' }))
  hash: string;

  @Column(idColumn({ name: 'subscription_id' }))
  subscriptionId: string;

  @Column(textColumn(16))
  purpose: 'confirm' | 'unsubscribe';

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;

  /** Null: a link to unsubscribe never expires. */
  @Column(bigColumn({ name: 'expires_at', nullable: true }))
  expiresAt: number | null;

  /** What a confirmation changes for who reads the newsletter already; null: nothing. */
  @Column(textColumn(8, { nullable: true }))
  language: Language | null;

  /** The letter that contains the link. */
  @Column(idColumn({ name: 'letter_id', nullable: true }))
  letterId: string | null;
}
