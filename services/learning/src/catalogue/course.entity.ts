import type { CourseCategory, CourseRevision, CourseStatus, Language } from '@arcada/contracts';
import {
  centsColumn,
  idColumn,
  integerColumn,
  jsonColumn,
  longTextColumn,
  textColumn,
  timeColumn,
} from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const noStars = [0, 0, 0, 0, 0];

/** The fields that are the same in every language. `id` is the slug in addresses. */
@Entity('course')
@Index('ix_course_changed', ['changedAt'])
@Index('ix_course_owner', ['ownerId'])
export class CourseEntity {
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  /** The producer who wrote it; null for Arcada's own courses. */
  @Column(idColumn({ name: 'owner_id', nullable: true }))
  ownerId: string | null;

  @Column(textColumn(16))
  status: CourseStatus;

  /**
   * The next edition of a course that has been on sale: with its author, or submitted. Buyers and
   * the catalogue have the edition in `edition_piece` meanwhile; null: there is no other edition.
   */
  @Column(textColumn(16, { nullable: true }))
  revision: CourseRevision | null;

  @Column(textColumn(32))
  category: CourseCategory;

  @Column(textColumn(40))
  level: string;

  @Column(centsColumn({ name: 'price_cents' }))
  priceCents: number;

  /** The price that the next edition asks for; null: the same. */
  @Column(centsColumn({ name: 'revised_price_cents', nullable: true }))
  revisedPriceCents: number | null;

  /** Position among the featured courses, from 1; null: not featured. */
  @Column(integerColumn({ name: 'featured_place', nullable: true }))
  featuredPlace: number | null;

  /** File name of a picture shipped with the service. */
  @Column(textColumn(200))
  image: string;

  @Column(textColumn(120, { name: 'software_version' }))
  softwareVersion: string;

  @Column(textColumn(120, { name: 'instructor_name' }))
  instructorName: string;

  @Column(textColumn(200, { name: 'instructor_image', nullable: true }))
  instructorImage: string | null;

  /** Course ids. */
  @Column(jsonColumn())
  related: string[];

  /** Always `noStars`: ratings are computed from written reviews. The column is of older releases, which add it to them. */
  @Column(jsonColumn({ name: 'review_histogram' }))
  reviewHistogram: number[];

  /** An admin's note when sending the course back. */
  @Column(longTextColumn({ name: 'admin_note', nullable: true }))
  adminNote: string | null;

  /**
   * Fingerprint of the seed that wrote this row; null once a person has changed it, after which the
   * seed leaves it alone.
   */
  @Column(textColumn(64, { name: 'seed_hash', nullable: true }))
  seedHash: string | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  /** Last change of the content, as shown. */
  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;

  @Column(timeColumn({ name: 'published_at', nullable: true }))
  publishedAt: Date | null;

  /** Last change of anything, including reviews: other processes reload by it. */
  @Column(timeColumn({ name: 'changed_at' }))
  changedAt: Date;
}

@Entity('course_text')
export class CourseTextEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(textColumn(200))
  title: string;

  @Column(textColumn(500))
  description: string;

  /** Paragraphs. */
  @Column(jsonColumn())
  body: string[];

  @Column(jsonColumn())
  outcomes: string[];

  @Column(jsonColumn())
  audience: string[];

  @Column(jsonColumn())
  requirements: string[];

  @Column(textColumn(200, { name: 'instructor_title' }))
  instructorTitle: string;

  @Column(longTextColumn({ name: 'instructor_bio' }))
  instructorBio: string;
}
