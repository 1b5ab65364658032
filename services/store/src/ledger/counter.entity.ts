import { integerColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Numbers without gaps: incremented in the transaction that uses them, so a rollback returns the number. */
@Entity('counter')
export class CounterEntity {
  @PrimaryColumn(textColumn(40))
  name: string;

  @Column(integerColumn())
  value: number;
}
