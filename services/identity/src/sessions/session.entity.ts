import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn(idColumn())
  id: string;

  /** SHA-256 of the cookie's value, so that the table's content can't be used to sign in. */
  @Column(textColumn(64, { name: 'token_hash' }))
  @Index('ux_session_token', { unique: true })
  tokenHash: string;

  @Column(idColumn({ name: 'account_id' }))
  @Index('ix_session_account')
  accountId: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_session_account' })
  account: Relation<AccountEntity>;

  @Column(textColumn(300, { name: 'user_agent' }))
  userAgent: string;

  @Column(textColumn(64))
  address: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'last_seen_at' }))
  lastSeenAt: Date;

  /** When the password was last typed, at sign-in or later; null for sessions from before this was kept. */
  @Column(timeColumn({ name: 'confirmed_at', nullable: true }))
  confirmedAt: Date | null;

  /** Last use of the admin area; typing the password opens it. */
  @Column(timeColumn({ name: 'admin_seen_at', nullable: true }))
  adminSeenAt: Date | null;

  /** The account as which an admin views the site. */
  @Column(idColumn({ name: 'viewed_account_id', nullable: true }))
  viewedAccountId: string | null;

  /** When the view ends, and the session with it. */
  @Column(timeColumn({ name: 'view_until', nullable: true }))
  viewUntil: Date | null;

  @Column(timeColumn({ name: 'expires_at' }))
  @Index('ix_session_expires')
  expiresAt: Date;
}
