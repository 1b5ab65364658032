import type { Translated } from '@arcada/contracts';
import { idColumn, integerColumn, jsonColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An edition of a course that was put in place of the one before it. The first one has no row. */
@Entity('published_edition')
export class PublishedEditionEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  /** 2 for the second. */
  @PrimaryColumn(integerColumn({ name: 'number' }))
  number: number;

  @Column(timeColumn({ name: 'published_at' }))
  publishedAt: Date;
}

export const lessonChangeKinds = ['added', 'removed', 'changed'] as const;
export type LessonChangeKind = (typeof lessonChangeKinds)[number];

/** A lesson in which an edition differs from the one before it. */
@Entity('edition_lesson')
export class EditionLessonEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @PrimaryColumn(integerColumn({ name: 'number' }))
  number: number;

  @PrimaryColumn(textColumn(160, { name: 'lesson_id' }))
  lessonId: string;

  @Column(textColumn(16))
  change: LessonChangeKind;

  /** Place in the syllabus; of a removed one, in that of the edition before. */
  @Column(integerColumn())
  place: number;

  @Column(jsonColumn())
  titles: Partial<Translated>;
}

/** The newest edition whose changes a learner has dismissed. */
@Entity('edition_seen')
export class EditionSeenEntity {
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @Column(integerColumn())
  number: number;
}
