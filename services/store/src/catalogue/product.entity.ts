import { centsColumn, integerColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** The fields that are the same in every language. `id` is the slug in addresses. */
@Entity('product')
@Index('ix_product_updated', ['updatedAt'])
export class ProductEntity {
  @PrimaryColumn(textColumn(160))
  id: string;

  @Column(textColumn(16))
  type: string;

  @Column(textColumn(32))
  category: string;

  @Column(centsColumn({ name: 'price_cents' }))
  priceCents: number;

  @Column(textColumn(16))
  status: string;

  @Column(textColumn(32))
  version: string;

  @Column(textColumn(120))
  compatibility: string;

  /** Position among the featured products, from 1; null: not featured. */
  @Column(integerColumn({ name: 'featured_place', nullable: true }))
  featuredPlace: number | null;

  /** File name of a picture that comes with the service or lies in DATA_DIR/store/images. */
  @Column(textColumn(200))
  image: string;

  /** File name under DATA_DIR/store/downloads. */
  @Column(textColumn(200, { name: 'download_file' }))
  downloadFile: string;

  @Column(integerColumn({ name: 'download_bytes' }))
  downloadBytes: number;

  /** JSON list of product ids. */
  @Column(longTextColumn())
  related: string;

  /** JSON list: number of published reviews for 1 to 5 stars (`countStars`). Rating and count are computed from it. */
  @Column(textColumn(120, { name: 'review_histogram' }))
  reviewHistogram: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;

  @Column(timeColumn({ name: 'published_at', nullable: true }))
  publishedAt: Date | null;
}

/** The texts of a product in one language. Lists that are only shown are JSON text. */
@Entity('product_text')
export class ProductTextEntity {
  @PrimaryColumn(textColumn(160, { name: 'product_id' }))
  productId: string;

  @ManyToOne(() => ProductEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_text_product' })
  product: Relation<ProductEntity>;

  @PrimaryColumn(textColumn(8))
  language: string;

  @Column(textColumn(200))
  name: string;

  @Column(textColumn(500))
  description: string;

  /** JSON list of paragraphs. */
  @Column(longTextColumn())
  body: string;

  /** JSON list of `{ name, text }`. */
  @Column(longTextColumn())
  inside: string;

  /** JSON list of strings. */
  @Column(longTextColumn())
  requirements: string;

  /** JSON list of `{ version, date, notes }`, newest first. */
  @Column(longTextColumn())
  changelog: string;
}
