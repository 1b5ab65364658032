import type { EntityManager } from 'typeorm';
import { PurchaseEntity } from '../access/purchase.entity.ts';
import { CourseEntity, CourseTextEntity } from '../catalogue/course.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { demoDraft } from './demo-draft.ts';

/** The demo customer (services/identity/src/sign-in/demo-accounts.ts). */
export const demoCustomer = '0a7a0000-0000-4000-8000-000000000001';

const day = 86_400_000;
const begun = {
  courseId: 'iso-19650-in-practice',
  purchase: '0a7a0000-0000-4000-8000-000000000101',
  order: '0a7a0000-0000-4000-8000-000000000102',
};

/** A first look shows a course that was begun, and one that is being written. Once; later changes stay. */
export async function writeDemoPeople(manager: EntityManager, now = new Date()): Promise<void> {
  await beginCourse(manager, now);
  const draft = demoDraft(now);
  if (await manager.existsBy(CourseEntity, { ownerId: draft.course.ownerId })) return;
  await manager.insert(CourseEntity, draft.course);
  await manager.insert(CourseTextEntity, draft.texts);
  await manager.insert(ChapterEntity, draft.chapters);
  await manager.insert(LessonEntity, draft.lessons);
  await manager.insert(LessonTextEntity, draft.lessonTexts);
}

/** The first two lessons are complete, and the third is where the customer left off. */
async function beginCourse(manager: EntityManager, now: Date): Promise<void> {
  const { courseId } = begun;
  if (await manager.existsBy(PurchaseEntity, { userId: demoCustomer })) return;
  const course = await manager.findOneBy(CourseEntity, { id: courseId });
  if (!course) return;
  await manager.insert(PurchaseEntity, {
    id: begun.purchase,
    orderId: begun.order,
    userId: demoCustomer,
    courseId,
    seats: 1,
    ownSeat: true,
    unitCents: course.priceCents,
    discountCents: null,
    boughtAt: new Date(now.getTime() - 12 * day),
    revokedAt: null,
  });
  const lessons = await manager.find(LessonEntity, { where: { courseId }, order: { place: 'ASC' }, take: 3 });
  for (const [place, lesson] of lessons.entries()) {
    const at = new Date(now.getTime() - (9 - 3 * place) * day);
    const isLast = place === lessons.length - 1;
    const seconds = lesson.kind !== 'video' ? 0 : isLast ? lesson.durationSeconds / 3 : lesson.durationSeconds;
    await manager.insert(LessonProgressEntity, {
      userId: demoCustomer,
      courseId,
      lessonId: lesson.id,
      positionMilliseconds: Math.round(seconds * 1000),
      watched: seconds > 0 ? [[0, seconds]] : [],
      attempts: 0,
      lastAnswers: null,
      completedAt: isLast ? null : at,
      updatedAt: at,
    });
  }
}
