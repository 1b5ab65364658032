import { integerColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file that an author uploaded for a course. */
@Entity('upload')
@Index('ix_upload_course', ['courseId'])
export class UploadEntity {
  /** Generated name under DATA_DIR/learning/uploads. */
  @PrimaryColumn(textColumn(200, { name: 'file' }))
  file: string;

  @Column(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @Column(textColumn(100, { name: 'content_type' }))
  contentType: string;

  @Column(integerColumn())
  bytes: number;

  /** What its author calls it; null in rows from before it was kept. */
  @Column(textColumn(200, { nullable: true }))
  name: string | null;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}
