import { integerColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Numbers without gaps: raised in the transaction that uses them, so a rollback gives the number back. */
@Entity('counter')
export class CounterEntity {
  @PrimaryColumn(textColumn(40))
  name: string;

  @Column(integerColumn())
  value: number;
}
