import { centsToDollars } from '@arcada/contracts';
import { type AuditedChange, recordChange, type UserActor } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { workingPrice } from '../catalogue/course-phase.ts';
import { courseSubject } from '../catalogue/course-subject.ts';
import { readWorking } from '../catalogue/edition.ts';
import { type ContentPart, contentParts, pathOf } from './course-parts.ts';

type Fields = Pick<AuditedChange, 'before' | 'after'>;

/** Only what an admin does to others' courses is on record: authors' work on their own isn't. */
const isRecorded = ({ role, id }: UserActor, { ownerId }: CourseEntity) => role === 'admin' && ownerId !== id;

/** An entry for what an admin did to another's course, if it is one. */
export async function recordOnCourse(
  manager: EntityManager,
  actor: UserActor,
  course: CourseEntity,
  action:
    | 'submitted'
    | 'withdrawn'
    | 'removed'
    | 'file-added'
    | 'photo-changed'
    | 'revision-begun'
    | 'revision-dropped',
  fields: Fields,
): Promise<void> {
  if (!isRecorded(actor, course)) return;
  await recordChange(manager, {
    action: `learning.course.${action}`,
    subject: await courseSubject(manager, course.id),
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
  const earlier = await contentOf(manager, course);
  const done = await work();
  const later = await contentOf(manager, await manager.findOneByOrFail(CourseEntity, { id: course.id }));
  const paths = new Set([...Object.keys(earlier.personal), ...Object.keys(later.personal)]);
  const notKept = [...paths].filter((path) => earlier.personal[path] !== later.personal[path]).sort();
  const before = earlier.fields;
  const after = { ...later.fields, ...(notKept.length > 0 && { notKept }) };
  const subject = await courseSubject(manager, course.id);
  await recordChange(manager, { action: 'learning.course.changed', subject, before, after });
  return done;
}

/** What these say of a person doesn't stay when the account is erased: only that it changed is on record. */
const isPersonal = ({ field }: ContentPart) => field.startsWith('instructor');

async function contentOf(manager: EntityManager, course: CourseEntity) {
  const parts = contentParts(await readWorking(manager, course));
  const byPath = (those: ContentPart[]) => Object.fromEntries(those.map((part) => [pathOf(part), part.text]));
  return {
    personal: byPath(parts.filter(isPersonal)),
    fields: { ...byPath(parts.filter((part) => !isPersonal(part))), price: centsToDollars(workingPrice(course)) },
  };
}
