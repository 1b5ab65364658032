import type { PaymentAlertKind } from '@arcada/contracts';
import { centsColumn, idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A case that a person has to look at, until somebody has done so. */
@Entity('payment_alert')
@Index('ux_payment_alert_case', ['orderId', 'kind', 'ref'], { unique: true })
@Index('ix_payment_alert_created', ['createdAt', 'id'])
@Index('ix_payment_alert_done', ['doneAt', 'createdAt', 'id'])
export class PaymentAlertEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  @Column(textColumn(24))
  kind: PaymentAlertKind;

  /** What it is about at the provider: a payment, a refund or a dispute. */
  @Column(textColumn(255))
  ref: string;

  /** What arrived or was to go back. */
  @Column(centsColumn({ name: 'amount_cents', nullable: true }))
  amountCents: number | null;

  @Column(textColumn(3, { nullable: true }))
  currency: string | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'done_at', nullable: true }))
  doneAt: Date | null;

  @Column(idColumn({ name: 'done_by_id', nullable: true }))
  doneById: string | null;

  @Column(textColumn(500, { nullable: true }))
  note: string | null;
}
