import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  /** SHA-256 of the cookie's value: who reads the table can't sign in. */
  @Column('varchar', { length: 64, name: 'token_hash' })
  @Index('ux_session_token', { unique: true })
  tokenHash: string;

  @Column('varchar', { length: 36, name: 'account_id' })
  @Index('ix_session_account')
  accountId: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_session_account' })
  account: Relation<AccountEntity>;

  @Column('varchar', { length: 300, name: 'user_agent' })
  userAgent: string;

  @Column('varchar', { length: 64 })
  address: string;

  @Column('datetime', { precision: 3, name: 'created_at' })
  createdAt: Date;

  @Column('datetime', { precision: 3, name: 'last_seen_at' })
  lastSeenAt: Date;

  @Column('datetime', { precision: 3, name: 'expires_at' })
  @Index('ix_session_expires')
  expiresAt: Date;
}
