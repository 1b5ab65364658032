import { Database, type ServiceContext } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { CourseEntity, CourseTextEntity } from '../catalogue/course.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { ReviewEntity } from '../catalogue/review.entity.ts';
import { type CourseRows, toRows } from './course-rows.ts';
import { courseSeeds } from './course-seeds.ts';
import { writeDemoPeople } from './demo-people.ts';

/** The demo courses, and what the demo accounts have of them. One that the seed wrote and nobody has changed since is brought up to date. */
export async function seedLearning(context: ServiceContext): Promise<void> {
  if (!context.config.SEED_DEMO) return;
  const database = context.get(Database);
  for (const seed of courseSeeds) {
    const rows = await toRows(seed);
    await database.transaction((manager) => writeCourse(manager, rows));
  }
  await database.transaction((manager) => writeDemoPeople(manager));
}

/** Writes a course of the seed, unless it is there as it should be or a person has changed it. */
export async function writeCourse(manager: EntityManager, { hash: seedHash, ...rows }: CourseRows): Promise<void> {
  const { id } = rows.course;
  const present = await manager.findOneBy(CourseEntity, { id });
  if (present && (present.seedHash === null || present.seedHash === seedHash)) return;
  const course = { ...rows.course, seedHash, changedAt: new Date() };
  if (present) await manager.update(CourseEntity, { id }, course);
  else await manager.insert(CourseEntity, course);
  for (const table of [CourseTextEntity, ChapterEntity, LessonEntity, LessonTextEntity])
    await manager.delete(table, { courseId: id });
  const former = await manager.findBy(ReviewEntity, { courseId: id, source: 'seed' });
  await manager.delete(ReviewEntity, { courseId: id, source: 'seed' });
  await manager.insert(CourseTextEntity, rows.texts);
  await manager.insert(ChapterEntity, rows.chapters);
  await manager.insert(LessonEntity, rows.lessons);
  await manager.insert(LessonTextEntity, rows.lessonTexts);
  if (rows.reviews.length) await manager.insert(ReviewEntity, rows.reviews);
  // An admin's decision and an instructor's reply stand, unless the text is another one.
  for (const { text, status, adminNote, reply, repliedBy, repliedAt, ...row } of former)
    await manager.update(ReviewEntity, { id: row.id, text }, { status, adminNote, reply, repliedBy, repliedAt });
}
