import { idColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, type EntityManager, Index, PrimaryColumn } from 'typeorm';

/** That a learner had completed every lesson of a course as it was then, the first time; later editions don't undo it. */
@Entity('course_completion')
@Index('ix_course_completion', ['courseId', 'completedAt'])
export class CourseCompletionEntity {
  /** After erasure, a random id that refers to no account. */
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @Column(timeColumn({ name: 'completed_at' }))
  completedAt: Date;
}

/** Keeps the time of the first one. */
export async function recordCompletion(manager: EntityManager, userId: string, courseId: string): Promise<void> {
  const row = { userId, courseId, completedAt: new Date() };
  await manager.createQueryBuilder().insert().into(CourseCompletionEntity).values(row).orIgnore().execute();
}
