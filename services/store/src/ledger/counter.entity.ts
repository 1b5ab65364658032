import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Numbers without gaps: raised in the transaction that uses them, so a rollback gives the number back. */
@Entity('counter')
export class CounterEntity {
  @PrimaryColumn('varchar', { length: 40 })
  name: string;

  @Column('integer')
  value: number;
}
