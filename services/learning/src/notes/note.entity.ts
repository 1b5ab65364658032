import { idColumn, integerColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A learner's note at a point of a lesson. */
@Entity('note')
@Index('ix_note_user', ['userId', 'courseId', 'createdAt'])
export class NoteEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  @Column(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @Column(textColumn(160, { name: 'lesson_id' }))
  lessonId: string;

  @Column(integerColumn({ name: 'at_milliseconds' }))
  atMilliseconds: number;

  @Column(longTextColumn())
  text: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}
