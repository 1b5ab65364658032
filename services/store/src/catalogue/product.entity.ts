import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

export const productStatuses = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** What is the same in every language. `id` is the slug in addresses. */
@Entity('product')
@Index('ix_product_updated', ['updatedAt'])
export class ProductEntity {
  @PrimaryColumn('varchar', { length: 160 })
  id: string;

  @Column('varchar', { length: 16 })
  type: string;

  @Column('varchar', { length: 32 })
  category: string;

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  @Column('varchar', { length: 16 })
  status: string;

  @Column('varchar', { length: 32 })
  version: string;

  @Column('varchar', { length: 120 })
  compatibility: string;

  /** Place among the featured products, from 1; null: not featured. */
  @Column('integer', { name: 'featured_place', nullable: true })
  featuredPlace: number | null;

  /** File name of a picture that comes with the service or lies in DATA_DIR/store/images. */
  @Column('varchar', { length: 200 })
  image: string;

  /** File name under DATA_DIR/store/downloads. */
  @Column('varchar', { length: 200, name: 'download_file' })
  downloadFile: string;

  @Column('integer', { name: 'download_bytes' })
  downloadBytes: number;

  /** JSON list of product ids. */
  @Column('text')
  related: string;

  /** JSON list: number of reviews for 1 to 5 stars. Rating and count are computed from it. */
  @Column('varchar', { length: 120, name: 'review_histogram' })
  reviewHistogram: string;

  @Column('datetime', { precision: 3, name: 'created_at' })
  createdAt: Date;

  @Column('datetime', { precision: 3, name: 'updated_at' })
  updatedAt: Date;

  @Column('datetime', { precision: 3, name: 'published_at', nullable: true })
  publishedAt: Date | null;
}

/** The texts of a product in one language. Lists that are only shown are JSON text. */
@Entity('product_text')
export class ProductTextEntity {
  @PrimaryColumn('varchar', { length: 160, name: 'product_id' })
  productId: string;

  @ManyToOne(() => ProductEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_text_product' })
  product: Relation<ProductEntity>;

  @PrimaryColumn('varchar', { length: 8 })
  language: string;

  @Column('varchar', { length: 200 })
  name: string;

  @Column('varchar', { length: 500 })
  description: string;

  /** JSON list of paragraphs. */
  @Column('text')
  body: string;

  /** JSON list of `{ name, text }`. */
  @Column('text')
  inside: string;

  /** JSON list of strings. */
  @Column('text')
  requirements: string;

  /** JSON list of `{ version, date, notes }`, newest first. */
  @Column('text')
  changelog: string;
}
