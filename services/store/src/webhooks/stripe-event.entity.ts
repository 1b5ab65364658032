import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Events of Stripe that have been taken: the same one never counts twice. */
@Entity('stripe_event')
@Index('ix_stripe_event_received', ['receivedAt'])
export class StripeEventEntity {
  @PrimaryColumn('varchar', { length: 255 })
  id: string;

  @Column('varchar', { length: 80 })
  type: string;

  @Column('datetime', { precision: 3, name: 'received_at' })
  receivedAt: Date;
}
