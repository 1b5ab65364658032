import { idColumn, integerColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `created`: committed, Stripe may not know it; `open`: session stored; `failed`: Stripe refused the request. */
export type AttemptStatus = 'created' | 'open' | 'failed' | 'closed';

/**
 * One attempt to have an order paid. Committed with its key before Stripe is called, so that a
 * restart repeats the same request.
 */
@Entity('payment_attempt')
@Index('ix_payment_attempt_order', ['orderId'])
@Index('ux_payment_attempt_session', ['sessionId'], { unique: true })
@Index('ix_payment_attempt_check', ['status', 'nextCheckAt'])
export class PaymentAttemptEntity {
  /** Also the Idempotency-Key at Stripe. */
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  @Column(textColumn(8))
  status: AttemptStatus;

  /** JSON of the request to Stripe: the same bytes with the same key at every retry. Emptied when closed. */
  @Column(longTextColumn())
  request: string;

  @Column(textColumn(255, { name: 'session_id', nullable: true }))
  sessionId: string | null;

  /** Address of the payment page. */
  @Column(longTextColumn({ nullable: true }))
  url: string | null;

  /** How often the create call failed with an error of Stripe's own, which Stripe replays for a key. */
  @Column(integerColumn())
  faults: number;

  /** When the buyer was done with the payment page while the bank had not decided; null for cards, which decide at once. */
  @Column(timeColumn({ name: 'submitted_at', nullable: true }))
  submittedAt: Date | null;

  @Column(timeColumn({ name: 'expires_at' }))
  expiresAt: Date;

  @Column(integerColumn())
  checks: number;

  @Column(timeColumn({ name: 'next_check_at' }))
  nextCheckAt: Date;
}
