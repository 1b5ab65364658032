import { bigColumn, idColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that has stored something: the row that guards the counts and sums of its limits. */
@Entity('account_lock')
export class AccountLockEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(bigColumn({ name: 'locked_at' }))
  lockedAt: number;
}
