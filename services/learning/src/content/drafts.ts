import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOwn } from '../access/access.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { phaseOf } from '../catalogue/course-phase.ts';
import { notDraft } from './content.errors.ts';
import { recordingContent } from './course-trail.ts';

/** Who may change which course: producers their own drafts, admins every draft. */
@Injectable()
export class Drafts {
  constructor(private readonly database: Database) {}

  /** Locks a course that this person may see in the editor; for others it does not exist. */
  async own(manager: EntityManager, author: UserActor, id: string): Promise<CourseEntity> {
    const query = manager.createQueryBuilder(CourseEntity, 'c').where('c.id = :id', { id });
    const course = await this.database.forUpdate(query).getOne();
    if (!course || !isOwn(author, course)) throw courseNotFound();
    return course;
  }

  /** The same, for a change. */
  async lock(manager: EntityManager, author: UserActor, id: string): Promise<CourseEntity> {
    const course = await this.own(manager, author, id);
    if (phaseOf(course) !== 'draft') throw notDraft();
    return course;
  }

  /** The same, to change its content: what an admin changes of another's is put on record. */
  async edit<T>(
    manager: EntityManager,
    author: UserActor,
    id: string,
    work: (course: CourseEntity) => Promise<T>,
  ): Promise<T> {
    const course = await this.lock(manager, author, id);
    return recordingContent(manager, author, course, () => work(course));
  }

  /** After a change by a person, the seed leaves the course alone. */
  async touch(manager: EntityManager, id: string, changes: Partial<CourseEntity> = {}): Promise<void> {
    const now = new Date();
    await manager.update(CourseEntity, { id }, { updatedAt: now, changedAt: now, seedHash: null, ...changes });
  }
}
