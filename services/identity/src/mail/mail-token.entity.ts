import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';

/**
 * `reset`: sets a new password, 30 minutes. `confirm`: proves that an address is the account's, 7
 * days. `undo`: restores the account's former address, 7 days.
 */
export type MailTokenPurpose = 'reset' | 'confirm' | 'undo';

/** A single-use token sent by mail. */
@Entity('mail_token')
export class MailTokenEntity {
  @PrimaryColumn(idColumn())
  id: string;

  /** SHA-256: the token itself is only in the mail. */
  @Column(textColumn(64, { name: 'token_hash' }))
  @Index('ux_mail_token', { unique: true })
  tokenHash: string;

  @Column(textColumn(8))
  purpose: MailTokenPurpose;

  @Column(idColumn({ name: 'account_id' }))
  @Index('ix_mail_token_account')
  accountId: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_mail_token_account' })
  account: Relation<AccountEntity>;

  /** The address that it proves or restores. Null in older tokens: the account's. */
  @Column(textColumn(254, { nullable: true }))
  email: string | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'expires_at' }))
  @Index('ix_mail_token_expires')
  expiresAt: Date;

  @Column(timeColumn({ name: 'used_at', nullable: true }))
  usedAt: Date | null;

  /** Hash of the idempotency key that used it, so that a repeated call succeeds after a lost response. */
  @Column(textColumn(64, { name: 'used_key', nullable: true }))
  usedKey: string | null;
}
