import { textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Stripe events already processed, so that none is applied twice. */
@Entity('stripe_event')
@Index('ix_stripe_event_received', ['receivedAt'])
export class StripeEventEntity {
  @PrimaryColumn(textColumn(255))
  id: string;

  @Column(textColumn(80))
  type: string;

  @Column(timeColumn({ name: 'received_at' }))
  receivedAt: Date;
}
