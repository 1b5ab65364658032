import { centsToDollars } from '@arcada/contracts';
import { type AuditedChange, recordChange, type UserActor } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { readWorking } from '../catalogue/edition.ts';
import { contentParts, pathOf } from './course-parts.ts';

type Fields = Pick<AuditedChange, 'before' | 'after'>;

/** Only what an admin does to others' courses is on record: authors' work on their own isn't. */
const isRecorded = ({ role, id }: UserActor, { ownerId }: CourseEntity) => role === 'admin' && ownerId !== id;

/** An entry for what an admin did to another's course, if it is one. */
export async function recordOnCourse(
  manager: EntityManager,
  actor: UserActor,
  course: CourseEntity,
  action: 'submitted' | 'withdrawn' | 'removed' | 'file-added',
  fields: Fields,
): Promise<void> {
  if (!isRecorded(actor, course)) return;
  await recordChange(manager, {
    action: `learning.course.${action}`,
    subject: { kind: 'course', id: course.id },
    ...fields,
  });
}

/** Does something to the content of a course and records what differs afterwards. */
export async function recordingContent<T>(
  manager: EntityManager,
  actor: UserActor,
  course: CourseEntity,
  work: () => Promise<T>,
): Promise<T> {
  if (!isRecorded(actor, course)) return work();
  const before = await contentFields(manager, course);
  const done = await work();
  const after = await contentFields(manager, await manager.findOneByOrFail(CourseEntity, { id: course.id }));
  const subject = { kind: 'course', id: course.id };
  await recordChange(manager, { action: 'learning.course.changed', subject, before, after });
  return done;
}

async function contentFields(manager: EntityManager, course: CourseEntity): Promise<Record<string, unknown>> {
  const parts = contentParts(await readWorking(manager, course));
  const byPath = Object.fromEntries(parts.map((part) => [pathOf(part), part.text]));
  return { ...byPath, price: centsToDollars(course.priceCents) };
}
