import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigColumn, idColumn, integerColumn, longTextColumn, textColumn } from '../database/columns.ts';

export type DeliveryKind = 'event' | 'mail' | 'task';

/** Due time of dead rows, so that processes of an earlier release ignore them too. */
export const never = Number.MAX_SAFE_INTEGER;

/** Pending deliveries. Rows are deleted once done; dead ones are kept. */
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

  /** Service that receives the event; null for mails and tasks. */
  @Column(textColumn(20, { nullable: true }))
  receiver: string | null;

  @Column(longTextColumn())
  payload: string;

  /** Id of the request that caused it, for logs; null when there was none. */
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

  /** When it was marked as dead; null while it is tried. */
  @Column(bigColumn({ name: 'died_at', nullable: true }))
  diedAt: number | null;
}

/** The remaining parts of a long payload. */
@Entity('outbox_part')
export class OutboxPartEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @PrimaryColumn(integerColumn())
  part: number;

  @Column(longTextColumn())
  text: string;
}

/** Ids of handled events: each takes effect once. */
@Entity('inbox')
@Index('ix_inbox_received', ['receivedAt'])
export class InboxEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(bigColumn({ name: 'received_at' }))
  receivedAt: number;
}
