import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigColumn, integerColumn, jsonColumn, textColumn } from '../database/columns.ts';

/** JSON values by name. */
export type RecordedFields = Readonly<Record<string, unknown>>;

/** One change by an admin. Rows are only ever added; each holds the hash of the one before. */
@Entity('audit_entry')
@Index('ix_audit_entry_subject', ['subjectKind', 'subjectId', 'number'])
@Index('ix_audit_entry_actor', ['actorId', 'number'])
@Index('ix_audit_entry_action', ['action', 'number'])
@Index('ix_audit_entry_at', ['at'])
export class AuditEntryEntity {
  /** 1, 2, 3, … without gaps. Row 0 is no entry: see recordChange. */
  @PrimaryColumn(integerColumn())
  number: number;

  /** Milliseconds since 1970. */
  @Column(bigColumn())
  at: number;

  /** `store.product.changed` */
  @Column(textColumn(80))
  action: string;

  @Column(textColumn(40, { name: 'subject_kind' }))
  subjectKind: string;

  @Column(textColumn(160, { name: 'subject_id' }))
  subjectId: string;

  /** How people call it, as it was then: an order's number, a title. Not of accounts, whose names don't outlive them. */
  @Column(textColumn(200, { name: 'subject_name', nullable: true }))
  subjectName: string | null;

  /** Account of who did it; null when no one was signed in, for example in a command. */
  @Column(textColumn(36, { name: 'actor_id', nullable: true }))
  actorId: string | null;

  @Column(textColumn(16, { name: 'actor_role', nullable: true }))
  actorRole: string | null;

  /** Address of the client, as the gateway determined it. */
  @Column(textColumn(64, { nullable: true }))
  client: string | null;

  @Column(textColumn(64, { name: 'request_id', nullable: true }))
  requestId: string | null;

  /** What differs, before the change; null for something new. */
  @Column(jsonColumn({ name: 'before_change', nullable: true }))
  before: RecordedFields | null;

  /** What differs, after the change; null for something removed. */
  @Column(jsonColumn({ name: 'after_change', nullable: true }))
  after: RecordedFields | null;

  /** Hash of the entry before; 64 zeros for the first. */
  @Column(textColumn(64, { name: 'previous_hash' }))
  previousHash: string;

  /** SHA-256, hexadecimal: see `hashOf`. */
  @Column(textColumn(64))
  hash: string;
}
