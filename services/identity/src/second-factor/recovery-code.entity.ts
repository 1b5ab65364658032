import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';

/** Stands in once for a code of the authenticator app. The id is a keyed hash of the code. */
@Entity('recovery_code')
@Index('ix_recovery_code_account', ['accountId'])
export class RecoveryCodeEntity {
  @PrimaryColumn(textColumn(64, { name: 'id' }))
  id: string;

  @Column(idColumn({ name: 'account_id' }))
  accountId: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_recovery_code_account' })
  account: Relation<AccountEntity>;

  @Column(timeColumn({ name: 'used_at', nullable: true }))
  usedAt: Date | null;
}
