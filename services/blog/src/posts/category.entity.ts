import type { Language } from '@arcada/contracts';
import { integerColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('category')
export class CategoryEntity {
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  /** Position in lists, from 1. */
  @Column(integerColumn())
  place: number;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;
}

@Entity('category_text')
export class CategoryTextEntity {
  @PrimaryColumn(textColumn(160, { name: 'category_id' }))
  categoryId: string;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(textColumn(120))
  name: string;

  @Column(textColumn(500))
  description: string;
}

/** The id of a category that was merged into another one. */
@Entity('category_redirect')
@Index('ix_category_redirect_target', ['categoryId'])
export class CategoryRedirectEntity {
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  @Column(textColumn(160, { name: 'category_id' }))
  categoryId: string;
}
