import { bigColumn, idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';

/** The authenticator app of an account. */
@Entity('second_factor')
export class SecondFactorEntity {
  @PrimaryColumn(idColumn({ name: 'account_id' }))
  accountId: string;

  @OneToOne(() => AccountEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_second_factor_account' })
  account: Relation<AccountEntity>;

  /** The shared secret, encrypted. */
  @Column(textColumn(200))
  secret: string;

  /** Null until a first code has shown that the app has the secret. */
  @Column(timeColumn({ name: 'enabled_at', nullable: true }))
  enabledAt: Date | null;

  /** Time step of the latest code that was accepted: each counts once. */
  @Column(bigColumn({ name: 'last_step' }))
  lastStep: number;
}
