import type { EntityManager } from 'typeorm';
import { CourseTextEntity } from './course.entity.ts';

/** A course in the audit trail, with its English title as it is at that moment, or the one it has. */
export async function courseSubject(manager: EntityManager, id: string) {
  const texts = await manager.find(CourseTextEntity, {
    where: { courseId: id },
    select: { courseId: true, language: true, title: true },
    order: { language: 'ASC' },
  });
  const { title } = texts.find(({ language }) => language === 'en') ?? texts[0] ?? {};
  return { kind: 'course', id, ...(title && { name: title }) };
}
