import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigColumn, integerColumn, textColumn } from '../database/columns.ts';

/** Number of attempts in the current window. The id is a hash: no address or name is stored. */
@Entity('attempt')
export class AttemptEntity {
  @PrimaryColumn(textColumn(64, { name: 'id' }))
  id: string;

  @Column(integerColumn())
  used: number;

  /** Milliseconds since 1970. */
  @Column(bigColumn({ name: 'ends_at' }))
  @Index('ix_attempt_ends')
  endsAt: number;
}
