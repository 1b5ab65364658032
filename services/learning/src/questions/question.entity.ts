import { idColumn, integerColumn, longTextColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('question')
@Index('ix_question_lesson', ['courseId', 'lessonId', 'createdAt'])
@Index('ix_question_user', ['userId'])
export class QuestionEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @Column(textColumn(160, { name: 'lesson_id' }))
  lessonId: string;

  /** Null after erasure. */
  @Column(idColumn({ name: 'user_id', nullable: true }))
  userId: string | null;

  @Column(textColumn(120, { name: 'author_name' }))
  authorName: string;

  @Column(longTextColumn())
  text: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}

@Entity('answer')
@Index('ix_answer_question', ['questionId', 'createdAt'])
@Index('ix_answer_user', ['userId'])
export class AnswerEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'question_id' }))
  questionId: string;

  @Column(idColumn({ name: 'user_id', nullable: true }))
  userId: string | null;

  @Column(textColumn(120, { name: 'author_name' }))
  authorName: string;

  /** 1: by the course's author or an admin. */
  @Column(integerColumn({ name: 'from_instructor' }))
  fromInstructor: number;

  @Column(longTextColumn())
  text: string;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}
