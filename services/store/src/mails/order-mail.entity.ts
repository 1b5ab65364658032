import type { OrderMailKind } from '@arcada/contracts';
import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail about an order, for those who ask whether it was sent. Address and text aren't kept. */
@Entity('order_mail')
@Index('ix_order_mail_order', ['orderId', 'at'])
export class OrderMailEntity {
  /** The delivery's in the outbox. */
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  @Column(textColumn(16))
  kind: OrderMailKind;

  @Column(timeColumn())
  at: Date;
}
