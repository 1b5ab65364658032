import { bytesColumn, idColumn, integerColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Takes an invoice back, in full or by line: issued with the refund, never changed. */
@Entity('credit_note')
@Index('ux_credit_note_refund', ['refundId'], { unique: true })
@Index('ix_credit_note_order', ['orderId'])
export class CreditNoteEntity {
  /** 1, 2, 3 … without gaps. */
  @PrimaryColumn(integerColumn())
  number: number;

  @Column(textColumn(255, { name: 'refund_id' }))
  refundId: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  /** JSON of everything printed on it. */
  @Column(longTextColumn())
  snapshot: string;

  @Column(timeColumn({ name: 'issued_at' }))
  issuedAt: Date;
}

/** The PDF's bytes, in parts as an invoice's. */
@Entity('credit_note_part')
export class CreditNotePartEntity {
  @PrimaryColumn(integerColumn())
  number: number;

  @PrimaryColumn(integerColumn())
  part: number;

  @Column(bytesColumn())
  bytes: Buffer;
}
