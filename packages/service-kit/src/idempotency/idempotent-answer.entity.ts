import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The response given for an Idempotency-Key, so that a repeated request gets the same one. */
@Entity('idempotent_answer')
@Index('ix_idempotent_answer_created', ['createdAt'])
@Index('ix_idempotent_answer_scope', ['scope'])
export class IdempotentAnswerEntity {
  /** SHA-256 of scope and key, so that keys are compared exactly on every database. */
  @PrimaryColumn('varchar', { length: 64 })
  id: string;

  /** The scope of the key, for example `cart:<id>` or `user:<id>`. */
  @Column('varchar', { length: 60 })
  scope: string;

  /** SHA-256 of the request: the same key with other content is refused. */
  @Column('varchar', { length: 64, name: 'request_hash' })
  requestHash: string;

  @Column('text')
  answer: string;

  @Column('bigint', { name: 'created_at', transformer: { to: (value: number) => value, from: Number } })
  createdAt: number;
}
