import type { Role } from '@arcada/contracts';
import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from './account.entity.ts';

export type RoleRequestState = 'pending' | 'granted' | 'declined';

@Entity('role_request')
export class RoleRequestEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'account_id' }))
  @Index('ix_role_request_account')
  accountId: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_role_request_account' })
  account: Relation<AccountEntity>;

  /**
   * The account while the request is pending, else null: the unique index allows one pending
   * request per account.
   */
  @Column(idColumn({ name: 'pending_account_id', nullable: true }))
  @Index('ux_role_request_pending', { unique: true })
  pendingAccountId: string | null;

  @Column(textColumn(16))
  role: Role;

  @Column(textColumn(16))
  state: RoleRequestState;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'decided_at', nullable: true }))
  decidedAt: Date | null;

  @Column(idColumn({ name: 'decided_by', nullable: true }))
  decidedBy: string | null;
}
