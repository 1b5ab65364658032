import type { Language } from '@arcada/contracts';
import { idColumn, integerColumn, jsonColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const postStatuses = ['draft', 'submitted', 'published', 'archived'] as const;
export type PostStatus = (typeof postStatuses)[number];

@Entity('post')
@Index('ix_post_updated', ['updatedAt'])
@Index('ix_post_owner', ['ownerId'])
@Index('ix_post_announce', ['announceAt'])
@Index('uq_post_edition', ['editionOf'], { unique: true })
export class PostEntity {
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  @Column(textColumn(160, { name: 'category_id' }))
  categoryId: string;

  @Column(textColumn(160, { name: 'author_id' }))
  authorId: string;

  @Column(textColumn(16))
  status: PostStatus;

  /** A published post with a future time is scheduled: it is hidden until then. */
  @Column(timeColumn({ name: 'published_at', nullable: true }))
  publishedAt: Date | null;

  /** Of a scheduled post: when its writer is to be told that it has appeared; null once that is done, or nobody is told. */
  @Column(timeColumn({ name: 'announce_at', nullable: true }))
  announceAt: Date | null;

  /** File name of a picture shipped with the service or stored in DATA_DIR/blog/images; empty: none. */
  @Column(textColumn(200))
  image: string;

  @Column(jsonColumn())
  related: string[];

  /** Account that wrote it; null when it has no particular author, or the account is erased. */
  @Column(idColumn({ name: 'owner_id', nullable: true }))
  ownerId: string | null;

  /**
   * The published post whose next edition this is: its producer writes it beside the text that readers have, which an
   * admin replaces by publishing it. Such a row is a draft or submitted, and is deleted with that.
   */
  @Column(textColumn(160, { name: 'edition_of', nullable: true }))
  editionOf: string | null;

  /** An admin's note when sending it back. */
  @Column(longTextColumn({ name: 'admin_note', nullable: true }))
  adminNote: string | null;

  /** Number of saves. */
  @Column(integerColumn())
  revision: number;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;
}

/** The texts of a post in one language. */
@Entity('post_text')
export class PostTextEntity {
  @PrimaryColumn(textColumn(160, { name: 'post_id' }))
  postId: string;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(textColumn(200))
  title: string;

  @Column(textColumn(600))
  excerpt: string;

  @Column(jsonColumn())
  tags: string[];

  /** Markdown. */
  @Column(longTextColumn())
  body: string;

  @Column(integerColumn({ name: 'reading_minutes' }))
  readingMinutes: number;
}
