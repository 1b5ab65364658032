import type { Played } from '@arcada/contracts';
import { idColumn, integerColumn, jsonColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GivenAnswers } from './marking.ts';

/** A learner's progress in a lesson. */
@Entity('lesson_progress')
export class LessonProgressEntity {
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @PrimaryColumn(textColumn(160, { name: 'lesson_id' }))
  lessonId: string;

  /** Furthest point reached; only grows. */
  @Column(integerColumn({ name: 'position_milliseconds' }))
  positionMilliseconds: number;

  /** What was played of a video. Null in rows from before it was kept: then all up to the position counts. */
  @Column(jsonColumn({ nullable: true }))
  watched: Played[] | null;

  /** Attempts at a quiz or exercise. */
  @Column(integerColumn())
  attempts: number;

  /** Share of right answers in the best of them, in thousandths. Null before the first, and in rows from before it was kept. */
  @Column(integerColumn({ name: 'best_permille', nullable: true }))
  bestPermille: number | null;

  /** The answers of the first attempt. Null before it, and in rows from before they were kept. */
  @Column(jsonColumn({ name: 'first_answers', nullable: true }))
  firstAnswers: GivenAnswers | null;

  /** The last answers, kept so that their result can be shown in the reader's language. */
  @Column(jsonColumn({ name: 'last_answers', nullable: true }))
  lastAnswers: GivenAnswers | null;

  @Column(timeColumn({ name: 'completed_at', nullable: true }))
  completedAt: Date | null;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;
}
