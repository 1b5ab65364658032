import type { LessonKind, Translated } from '@arcada/contracts';
import { jsonColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A lesson that its author has removed: notes and questions of learners are still about it. */
@Entity('former_lesson')
export class FormerLessonEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  @Column(textColumn(16))
  kind: LessonKind;

  @Column(jsonColumn())
  titles: Partial<Translated>;
}
