import type { Role } from '@arcada/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from './account.entity.ts';

export type RoleRequestState = 'pending' | 'granted' | 'declined';

@Entity('role_request')
export class RoleRequestEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  @Column('varchar', { length: 36, name: 'account_id' })
  @Index('ix_role_request_account')
  accountId: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_role_request_account' })
  account: Relation<AccountEntity>;

  /** The account while the request is pending, else null: the unique index allows one pending request each. */
  @Column('varchar', { length: 36, name: 'pending_account_id', nullable: true })
  @Index('ux_role_request_pending', { unique: true })
  pendingAccountId: string | null;

  @Column('varchar', { length: 16 })
  role: Role;

  @Column('varchar', { length: 16 })
  state: RoleRequestState;

  @Column('datetime', { precision: 3, name: 'created_at' })
  createdAt: Date;

  @Column('datetime', { precision: 3, name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('varchar', { length: 36, name: 'decided_by', nullable: true })
  decidedBy: string | null;
}
