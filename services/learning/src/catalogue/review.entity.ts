import type { ReviewStatus, Translated } from '@arcada/contracts';
import { idColumn, integerColumn, jsonColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('review')
@Index('ux_review_author', ['courseId', 'userId'], { unique: true })
@Index('ix_review_status', ['status', 'createdAt'])
export class ReviewEntity {
  @PrimaryColumn(textColumn(200, { name: 'id' }))
  id: string;

  @Column(textColumn(160, { name: 'course_id' }))
  courseId: string;

  /** Null after erasure, and for a seeded review. */
  @Column(idColumn({ name: 'user_id', nullable: true }))
  userId: string | null;

  @Column(textColumn(120, { name: 'author_name' }))
  authorName: string;

  @Column(integerColumn())
  rating: number;

  @Column(longTextColumn())
  text: string;

  /** The texts of a seeded review in every language. */
  @Column(jsonColumn({ nullable: true }))
  translations: Translated | null;

  @Column(textColumn(8))
  source: 'seed' | 'learner';

  @Column(textColumn(16))
  status: ReviewStatus;

  /** What an admin wrote to its author when deciding. */
  @Column(longTextColumn({ name: 'admin_note', nullable: true }))
  adminNote: string | null;

  /** Author and text as the admins' search compares them; null for a seeded review. */
  @Column(longTextColumn({ name: 'search_text', nullable: true }))
  searchText: string | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  /** What the course's instructor has written below it. */
  @Column(longTextColumn({ nullable: true }))
  reply: string | null;

  /** Null after erasure. */
  @Column(idColumn({ name: 'replied_by', nullable: true }))
  repliedBy: string | null;

  @Column(timeColumn({ name: 'replied_at', nullable: true }))
  repliedAt: Date | null;
}
