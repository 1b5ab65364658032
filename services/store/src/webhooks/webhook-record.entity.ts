import type { WebhookOutcome } from '@arcada/contracts';
import { idColumn, integerColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What became of an event of Stripe, also of one that could not be processed. */
@Entity('webhook_record')
@Index('ix_webhook_record_received', ['receivedAt', 'id'])
@Index('ix_webhook_record_outcome', ['outcome', 'receivedAt', 'id'])
export class WebhookRecordEntity {
  /** Stripe's id of the event. */
  @PrimaryColumn(textColumn(255))
  id: string;

  @Column(textColumn(80))
  type: string;

  @Column(textColumn(8))
  outcome: WebhookOutcome;

  @Column(idColumn({ name: 'order_id', nullable: true }))
  orderId: string | null;

  /** Why the last attempt failed. */
  @Column(textColumn(300, { nullable: true }))
  error: string | null;

  /** Of the admin who closed or reopened it. */
  @Column(textColumn(300, { nullable: true }))
  note: string | null;

  /** How often it was processed. */
  @Column(integerColumn())
  attempts: number;

  /** When it first arrived. */
  @Column(timeColumn({ name: 'received_at' }))
  receivedAt: Date;

  @Column(timeColumn({ name: 'processed_at' }))
  processedAt: Date;
}
