import { centsColumn, idColumn, integerColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TextColumns } from './text-columns.ts';

/** The fields that are the same in every language. `id` is the slug in addresses. */
@Entity('product')
@Index('ix_product_updated', ['updatedAt'])
@Index('ix_product_owner', ['ownerId'])
@Index('ix_product_announce', ['announceAt'])
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

  /** Of a scheduled product: when its producer is to be told that it is on sale; null once that is done, or nobody is told. */
  @Column(timeColumn({ name: 'announce_at', nullable: true }))
  announceAt: Date | null;

  /** The producer whose product it is; null: the shop's own. */
  @Column(idColumn({ name: 'owner_id', nullable: true }))
  ownerId: string | null;

  /** What the producer is called, as of the last edition that was published. */
  @Column(textColumn(120, { name: 'producer_name', nullable: true }))
  producerName: string | null;
}

@Entity('product_text')
export class ProductTextEntity extends TextColumns {
  @PrimaryColumn(textColumn(160, { name: 'product_id' }))
  productId: string;

  @ManyToOne(() => ProductEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_text_product' })
  product: Relation<ProductEntity>;
}
