import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer that was given for an Idempotency-Key, so that a repeated request gets the same one (decision 10). */
@Entity('idempotent_answer')
@Index('ix_idempotent_answer_created', ['createdAt'])
@Index('ix_idempotent_answer_scope', ['scope'])
export class IdempotentAnswerEntity {
  /** SHA-256 of scope and key: keys are compared by the letter on every database. */
  @PrimaryColumn('varchar', { length: 64 })
  id: string;

  /** Whose key it is, for example `cart:<id>` or `user:<id>`. */
  @Column('varchar', { length: 60 })
  scope: string;

  /** SHA-256 of the request: the same key for something else is refused. */
  @Column('varchar', { length: 64, name: 'request_hash' })
  requestHash: string;

  @Column('text')
  answer: string;

  @Column('bigint', { name: 'created_at', transformer: { to: (value: number) => value, from: Number } })
  createdAt: number;
}
