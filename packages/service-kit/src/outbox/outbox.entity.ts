import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigColumn, idColumn, integerColumn, longTextColumn, textColumn } from '../database/columns.ts';

export type DeliveryKind = 'event' | 'mail' | 'task';

/** Due time of dead rows: also a process of an earlier release leaves them alone. */
export const never = Number.MAX_SAFE_INTEGER;

/** What is still to be delivered. Rows are deleted once it is done; dead ones are kept. */
@Entity('outbox')
@Index('ix_outbox_due', ['dueAt'])
@Index('ix_outbox_lane', ['kind', 'name', 'receiver', 'dueAt'])
export class OutboxEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(textColumn(8))
  kind: DeliveryKind;

  /** Event or task name; `mail` for mails. */
  @Column(textColumn(80))
  name: string;

  /** Service that gets the event; null for mails and tasks. */
  @Column(textColumn(20, { nullable: true }))
  receiver: string | null;

  @Column(longTextColumn())
  payload: string;

  /** Id of the request that caused it, for logs; null when none did. */
  @Column(textColumn(64, { name: 'request_id', nullable: true }))
  requestId: string | null;

  @Column(bigColumn({ name: 'created_at' }))
  createdAt: number;

  @Column(bigColumn({ name: 'due_at' }))
  dueAt: number;

  @Column(integerColumn())
  attempts: number;

  @Column(idColumn({ name: 'locked_by', nullable: true }))
  lockedBy: string | null;

  @Column(bigColumn({ name: 'locked_until' }))
  lockedUntil: number;

  @Column(textColumn(500, { name: 'last_error', nullable: true }))
  lastError: string | null;

  /** When it was given up; null while it is tried. */
  @Column(bigColumn({ name: 'died_at', nullable: true }))
  diedAt: number | null;
}

/** What follows the first part of a long payload. */
@Entity('outbox_part')
export class OutboxPartEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @PrimaryColumn(integerColumn())
  part: number;

  @Column(longTextColumn())
  text: string;
}

/** Ids of events that were handled: each takes effect once. */
@Entity('inbox')
@Index('ix_inbox_received', ['receivedAt'])
export class InboxEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(bigColumn({ name: 'received_at' }))
  receivedAt: number;
}
