import { centsColumn, idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Money that went back, as the provider knows it. Its lines refer to it; without lines it was made at
 * the provider and belongs to none.
 */
@Entity('order_refund')
@Index('ix_order_refund_order', ['orderId', 'at'])
@Index('ix_order_refund_at', ['at', 'id'])
export class RefundEntity {
  /** The provider's: `re_…`, or `dp_…` for a dispute that was lost. */
  @PrimaryColumn(textColumn(255))
  id: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  @Column(centsColumn({ name: 'amount_cents' }))
  amountCents: number;

  /** `webhook:<event id>` or `admin:<user id>`. */
  @Column(textColumn(300))
  cause: string;

  /** Why, in the words of the admin who made it. */
  @Column(textColumn(300, { nullable: true }))
  note: string | null;

  /** When the provider made it. */
  @Column(timeColumn())
  at: Date;

  /** When the provider reported that it failed: the money was not returned. */
  @Column(timeColumn({ name: 'failed_at', nullable: true }))
  failedAt: Date | null;
}
