import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Never changed once written: number and snapshot come with the payment, the document is made from the snapshot. */
@Entity('invoice')
@Index('ux_invoice_order', ['orderId'], { unique: true })
export class InvoiceEntity {
  /** 1, 2, 3 … without gaps. */
  @PrimaryColumn('integer')
  number: number;

  @Column('varchar', { length: 36, name: 'order_id' })
  orderId: string;

  /** JSON of all that stands on it, `InvoiceSnapshot`. */
  @Column('text')
  snapshot: string;

  @Column('datetime', { precision: 3, name: 'issued_at' })
  issuedAt: Date;
}

/** The PDF's bytes, in parts that fit a portable blob column (64 KiB on MySQL). */
@Entity('invoice_part')
export class InvoicePartEntity {
  @PrimaryColumn('integer', { name: 'invoice_number' })
  invoiceNumber: number;

  @PrimaryColumn('integer')
  part: number;

  @Column('blob')
  bytes: Buffer;
}
