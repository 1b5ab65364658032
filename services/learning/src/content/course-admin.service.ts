import {
  type AdminCourse,
  type adminCourseChangeSchema,
  type CourseStatus,
  dollarsToCents,
  type Language,
  type PageOf,
} from '@arcada/contracts';
import { Database, Outbox, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { dropEdition, keepEdition } from '../catalogue/edition.ts';
import type { AdminCourseQuery } from './admin-query.ts';
import { authoredSummary } from './authored-view.ts';
import { wrongState } from './content.errors.ts';
import { removeCourse } from './remove-course.ts';

/** Decisions of admins about courses. The site shows them as soon as the response is sent. */
@Injectable()
export class CourseAdmin {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Submitted ones first, then the last changed. */
  list({ status, q, page, pageSize }: AdminCourseQuery, language: Language): PageOf<AdminCourse> {
    const rank = (course: AdminCourse) => (course.status === 'submitted' ? 0 : 1);
    const wanted = q?.toLowerCase() ?? '';
    const found = this.catalogue
      .all()
      .sort((left, right) => right.row.changedAt.getTime() - left.row.changedAt.getTime())
      .map(({ row }) => this.view(row.id, language))
      .filter(
        (course) =>
          (!status || course.status === status) && `${course.title} ${course.id}`.toLowerCase().includes(wanted),
      )
      .sort((left, right) => rank(left) - rank(right));
    return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
  }

  publish(id: string, language: Language): Promise<AdminCourse> {
    return this.move(
      { id, action: 'published', from: ['draft', 'submitted', 'archived'] },
      language,
      async (course, manager) => {
        await dropEdition(manager, id);
        return { status: 'published', adminNote: null, publishedAt: course.publishedAt ?? new Date() };
      },
    );
  }

  /**
   * Returns it to its author as a draft; buyers keep the version that was on sale until it is
   * published again.
   */
  sendBack(id: string, note: string, language: Language): Promise<AdminCourse> {
    return this.move(
      { id, action: 'sent-back', from: ['submitted', 'published', 'archived'] },
      language,
      async (course, manager) => {
        if (course.status !== 'submitted') await keepEdition(manager, course);
        return { status: 'draft', adminNote: note };
      },
    );
  }

  async change(id: string, change: z.infer<typeof adminCourseChangeSchema>, language: Language): Promise<AdminCourse> {
    const { price, archived, level, featuredPlace } = change;
    const from: CourseStatus[] = archived === undefined ? [] : [archived ? 'published' : 'archived'];
    return this.move({ id, action: 'changed', from }, language, () => ({
      ...(price !== undefined && { priceCents: dollarsToCents(price) }),
      ...(level !== undefined && { level }),
      ...(featuredPlace !== undefined && { featuredPlace }),
      ...(archived !== undefined && { status: archived ? 'archived' : 'published' }),
    }));
  }

  /** Deletes it; a course that was ever sold is archived instead. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const course = await this.lock(manager, id);
      await removeCourse(manager, this.outbox, id);
      const before = { ownerId: course.ownerId, ...decided(course) };
      await recordChange(manager, { action: 'learning.course.removed', subject: { kind: 'course', id }, before });
    });
    await this.catalogue.publish(id);
  }

  /** `from`: states in which this is allowed; none: any. */
  private async move(
    { id, action, from }: { id: string; action: string; from: readonly CourseStatus[] },
    language: Language,
    changes: (course: CourseEntity, manager: EntityManager) => Partial<CourseEntity> | Promise<Partial<CourseEntity>>,
  ): Promise<AdminCourse> {
    await this.database.transaction(async (manager) => {
      const course = await this.lock(manager, id);
      if (from.length && !from.includes(course.status)) throw wrongState();
      const changed = await changes(course, manager);
      await manager.update(CourseEntity, { id }, { ...changed, seedHash: null, changedAt: new Date() });
      await recordChange(manager, {
        action: `learning.course.${action}`,
        subject: { kind: 'course', id },
        before: decided(course),
        after: decided({ ...course, ...changed }),
      });
    });
    await this.catalogue.publish(id);
    return this.view(id, language);
  }

  private async lock(manager: EntityManager, id: string): Promise<CourseEntity> {
    const query = manager.createQueryBuilder(CourseEntity, 'c').where('c.id = :id', { id });
    const course = await this.database.forUpdate(query).getOne();
    if (!course) throw courseNotFound();
    return course;
  }

  private view(id: string, language: Language): AdminCourse {
    const course = this.catalogue.working(id);
    const { ownerId, instructorName, featuredPlace } = course.row;
    return { ...authoredSummary(course, language), ownerId, instructorName, featuredPlace };
  }
}

/** What admins decide about a course, for the audit trail. */
const decided = ({ status, adminNote, publishedAt, priceCents, level, featuredPlace }: CourseEntity) => ({
  ...{ status, adminNote, priceCents, level, featuredPlace },
  publishedAt: publishedAt?.toISOString() ?? null,
});
