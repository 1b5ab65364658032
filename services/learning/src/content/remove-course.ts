import type { Outbox } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { PurchaseEntity } from '../access/purchase.entity.ts';
import { CourseEntity, CourseTextEntity } from '../catalogue/course.entity.ts';
import { dropEdition } from '../catalogue/edition.ts';
import { FormerLessonEntity } from '../catalogue/former-lesson.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { ReviewEntity } from '../catalogue/review.entity.ts';
import { EditionLessonEntity, EditionSeenEntity, PublishedEditionEntity } from '../editions/edition.entity.ts';
import { hasLearners } from './content.errors.ts';
import { UploadEntity } from './upload.entity.ts';

/** Outbox task: files are removed after the commit, with retries until it succeeds. */
export const removeUploadsTask = 'remove-uploads';

/** The same for pictures that no course has any more. */
export const removePicturesTask = 'remove-pictures';

/** Removes a course without buyers and everything that belongs to it; its row must be locked. */
export async function removeCourse(manager: EntityManager, outbox: Outbox, courseId: string): Promise<void> {
  if (await manager.existsBy(PurchaseEntity, { courseId })) throw hasLearners();
  const files = (await manager.findBy(UploadEntity, { courseId })).map(({ file }) => file);
  const tables = [CourseTextEntity, ChapterEntity, LessonEntity, LessonTextEntity, FormerLessonEntity];
  const editions = [EditionLessonEntity, EditionSeenEntity, PublishedEditionEntity];
  for (const table of [...tables, ...editions, ReviewEntity, UploadEntity]) await manager.delete(table, { courseId });
  await dropEdition(manager, courseId);
  await manager.delete(CourseEntity, { id: courseId });
  if (files.length) await outbox.addTask(manager, removeUploadsTask, { files });
}
