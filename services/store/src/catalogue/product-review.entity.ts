import type { ReviewStatus, Translated } from '@arcada/contracts';
import { idColumn, integerColumn, jsonColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('product_review')
@Index('ux_product_review_author', ['productId', 'userId'], { unique: true })
@Index('ix_product_review_status', ['status', 'createdAt'])
@Index('ix_product_review_shown', ['productId', 'status', 'createdAt'])
export class ProductReviewEntity {
  @PrimaryColumn(textColumn(200))
  id: string;

  @Column(textColumn(160, { name: 'product_id' }))
  productId: string;

  /** Null for a seeded review. */
  @Column(idColumn({ name: 'user_id', nullable: true }))
  userId: string | null;

  @Column(textColumn(120, { name: 'author_name' }))
  authorName: string;

  @Column(integerColumn())
  rating: number;

  @Column(textColumn(100, { nullable: true }))
  title: string | null;

  @Column(longTextColumn())
  text: string;

  /** Title and text of a seeded review in every language. */
  @Column(jsonColumn({ nullable: true }))
  translations: { title: Translated; text: Translated } | null;

  @Column(textColumn(8))
  source: 'seed' | 'buyer';

  @Column(textColumn(16))
  status: ReviewStatus;

  /** What an admin wrote to its author when deciding. */
  @Column(longTextColumn({ name: 'admin_note', nullable: true }))
  adminNote: string | null;

  /** Author, title and text as the admins' search compares them; null for a seeded review. */
  @Column(longTextColumn({ name: 'search_text', nullable: true }))
  searchText: string | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  /** What the product's producer, or an admin for the house, has written below it. */
  @Column(longTextColumn({ nullable: true }))
  reply: string | null;

  /** Null after erasure. */
  @Column(idColumn({ name: 'replied_by', nullable: true }))
  repliedBy: string | null;

  @Column(timeColumn({ name: 'replied_at', nullable: true }))
  repliedAt: Date | null;
}
