import type { Language } from '@arcada/contracts';
import { idColumn, integerColumn, jsonColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A former text of a post in one language: each save stores the text it replaces, in every language. */
@Entity('post_revision')
@Index('ix_post_revision_replaced_by', ['replacedBy'])
export class PostRevisionEntity {
  @PrimaryColumn(textColumn(160, { name: 'post_id' }))
  postId: string;

  @PrimaryColumn(integerColumn({ name: 'number' }))
  number: number;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(textColumn(200))
  title: string;

  @Column(textColumn(600))
  excerpt: string;

  @Column(jsonColumn())
  tags: string[];

  @Column(longTextColumn())
  body: string;

  @Column(timeColumn({ name: 'replaced_at' }))
  replacedAt: Date;

  /** Account that replaced it; null when that account is erased. */
  @Column(idColumn({ name: 'replaced_by', nullable: true }))
  replacedBy: string | null;
}
