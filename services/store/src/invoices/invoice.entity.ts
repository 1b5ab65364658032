import { idColumn, integerColumn, longTextColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Never changed once written: number and snapshot are stored with the payment; the document is
 * rendered from the snapshot.
 */
@Entity('invoice')
@Index('ux_invoice_order', ['orderId'], { unique: true })
export class InvoiceEntity {
  /** 1, 2, 3 … without gaps. */
  @PrimaryColumn(integerColumn())
  number: number;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  /** JSON of everything printed on it, `InvoiceSnapshot`. */
  @Column(longTextColumn())
  snapshot: string;

  @Column(timeColumn({ name: 'issued_at' }))
  issuedAt: Date;
}

/** The PDF's bytes, in parts that fit a portable blob column (64 KiB on MySQL). */
@Entity('invoice_part')
export class InvoicePartEntity {
  @PrimaryColumn(integerColumn({ name: 'invoice_number' }))
  invoiceNumber: number;

  @PrimaryColumn(integerColumn())
  part: number;

  @Column('blob')
  bytes: Buffer;
}
