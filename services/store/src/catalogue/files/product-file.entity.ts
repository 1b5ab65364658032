import { bigColumn, idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A file put on sale with a product. The product refers to the one that buyers get; earlier ones
 * are kept.
 */
@Entity('product_file')
@Index('ix_product_file_product', ['productId', 'addedAt'])
export class ProductFileEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(textColumn(160, { name: 'product_id' }))
  productId: string;

  /** Path under DATA_DIR/store/downloads: SHA-256 of the content, with the extension of the name. */
  @Column(textColumn(200))
  file: string;

  /** As named by the admin who added it. */
  @Column(textColumn(200))
  name: string;

  @Column(textColumn(32))
  version: string;

  @Column(bigColumn())
  bytes: number;

  @Column(textColumn(64))
  sha256: string;

  @Column(timeColumn({ name: 'added_at' }))
  addedAt: Date;

  /** Since when buyers aren't offered it any more. */
  @Column(timeColumn({ name: 'withdrawn_at', nullable: true }))
  withdrawnAt: Date | null;
}
