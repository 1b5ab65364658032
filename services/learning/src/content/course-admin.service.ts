import { type AdminCourse, type AdminCourseChange, dollarsToCents, type Language } from '@arcada/contracts';
import {
  changedFacts,
  Database,
  isBasedOn,
  Outbox,
  recordChange,
  requireAdminStep,
  requireCorrections,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { canBeRevised, inPhase, isUnsubmitted, onceOnSale, phaseOf, workingPrice } from '../catalogue/course-phase.ts';
import { courseSubject } from '../catalogue/course-subject.ts';
import { dropEdition, type Edition, keepEdition, readEditions, readWorking } from '../catalogue/edition.ts';
import { EditionChanges } from '../editions/edition-changes.service.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { changedElsewhere, incomplete, neverOnSale, unsubmitted, wrongState } from './content.errors.ts';
import { missingIn } from './course-gaps.ts';
import { lessonChanges } from './lesson-changes.ts';
import { ManagedCourses } from './managed-courses.ts';
import { once } from './once.ts';
import { courseVersion } from './part-versions.ts';
import { removeCourse } from './remove-course.ts';

/** A course and the version of it that the admin has seen. */
interface Seen {
  id: string;
  ifMatch: string | undefined;
}

interface SeenBy extends Seen {
  admin: UserActor;
}

/** Without an admin, no edition of a producer is published before it is submitted. */
type PublishedBy = Seen & Partial<SeenBy>;

/** A decision, and the key of its request: a repeated one has its effect once. */
interface Decision extends SeenBy {
  key: string | undefined;
}

/** No texts: what they are and whether an admin may change them at once is asked on its own. */
const notTexts = ['price', 'featuredPlace', 'archived'] as const;

/** Decisions of admins about courses. The site shows them as soon as the response is sent. */
@Injectable()
export class CourseAdmin {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly editions: EditionChanges,
    private readonly managed: ManagedCourses,
    private readonly notices: CourseNotices,
    private readonly outbox: Outbox,
  ) {}

  publish(decision: Decision, language: Language): Promise<AdminCourse> {
    return this.decide(decision, 'published', language, (manager) => this.publishWithin(manager, decision, language));
  }

  /**
   * Within a transaction; `catalogue.publish` belongs after its commit. Texts for buyers may be
   * missing, as the admin has seen; a lesson that can't be taken is refused.
   */
  publishWithin(manager: EntityManager, { id, ifMatch, admin }: PublishedBy, language: Language): Promise<void> {
    const isAllowed = (course: CourseEntity) => course.status !== 'published' || course.revision !== null;
    return this.moveWithin(manager, { id, ifMatch, action: 'published', isAllowed }, async (course) => {
      if (isUnsubmitted(course, admin?.id)) throw unsubmitted();
      const working = await readWorking(manager, course);
      const missing = missingIn(course, working, language).filter(({ lessonId }) => lessonId !== null);
      if (missing.length > 0) throw incomplete(missing);
      await this.announce(manager, course, working);
      await dropEdition(manager, id);
      return {
        status: 'published',
        revision: null,
        priceCents: workingPrice(course),
        revisedPriceCents: null,
        adminNote: null,
        publishedAt: course.publishedAt ?? new Date(),
      };
    });
  }

  /** To its author; a next edition also to those who take the course, who see what changed. */
  private async announce(manager: EntityManager, course: CourseEntity, after: Edition): Promise<void> {
    const working = this.catalogue.working(course.id);
    const before = (await readEditions(manager, course.id)).get(course.id);
    if (!before) return this.notices.published(manager, working);
    const changes = lessonChanges(before, after);
    const number = await this.editions.record(manager, course.id, changes);
    await this.notices.editionPublished(manager, working, number, changes.length > 0);
  }

  /**
   * Returns it to its author as a draft. What is on sale stays so, and the draft is its next
   * edition, until that is published.
   */
  sendBack(decision: Decision, note: string, language: Language): Promise<AdminCourse> {
    const { id, ifMatch } = decision;
    const isAllowed = (course: CourseEntity) => phaseOf(course) !== 'draft';
    return this.decide(decision, `sent back: ${note}`, language, (manager) =>
      this.moveWithin(manager, { id, ifMatch, action: 'sent-back', isAllowed }, async (course) => {
        if (canBeRevised(course)) await keepEdition(manager, course);
        await this.notices.sentBack(manager, this.catalogue.working(id), note);
        return { ...inPhase(course, 'draft'), adminNote: note };
      }),
    );
  }

  /**
   * Only an admin who has just typed the password makes cheaper what was ever on sale, takes a course off sale, puts it
   * back or rewrites what learners read.
   */
  change({ admin, ...seen }: SeenBy, change: AdminCourseChange, language: Language): Promise<AdminCourse> {
    const check = async (manager: EntityManager, course: CourseEntity) => {
      const isCheaper = change.price !== undefined && dollarsToCents(change.price) < course.priceCents;
      if ((course.publishedAt !== null && isCheaper) || change.archived !== undefined) requireAdminStep(admin, true);
      const isRead = course.status === 'published' || course.status === 'archived';
      const changed = isRead ? changedFacts(course, change, notTexts) : [];
      await requireCorrections(manager, admin, { kind: 'course', id: course.id }, changed);
    };
    return this.move(seen.id, language, () =>
      this.database.transaction((manager) => this.changeWithin(manager, seen, change, check)),
    );
  }

  /** Within a transaction; `catalogue.publish` belongs after its commit. */
  changeWithin(
    manager: EntityManager,
    seen: Seen,
    change: AdminCourseChange,
    check?: (manager: EntityManager, course: CourseEntity) => Promise<void>,
  ): Promise<void> {
    const { price, archived, level, featuredPlace } = change;
    const from = archived ? 'published' : 'archived';
    const isAllowed = (course: CourseEntity) => {
      // Nothing has changed: what was on sale is never a draft again.
      if (archived && !onceOnSale(course)) throw neverOnSale(course);
      return archived === undefined || course.status === from;
    };
    return this.moveWithin(manager, { ...seen, action: 'changed', isAllowed }, async (course) => {
      await check?.(manager, course);
      if (archived !== undefined) await this.notices.moved(manager, this.catalogue.working(seen.id), { archived });
      return {
        ...(price !== undefined && { priceCents: dollarsToCents(price) }),
        ...(level !== undefined && { level }),
        ...(featuredPlace !== undefined && { featuredPlace }),
        ...(archived !== undefined && { status: archived ? 'archived' : 'published' }),
      };
    });
  }

  /** Deletes it; a course that was ever sold is archived instead. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const course = await this.lock(manager, id);
      const subject = await courseSubject(manager, id);
      await removeCourse(manager, this.outbox, id);
      const before = { ownerId: course.ownerId, ...decided(course) };
      await recordChange(manager, { action: 'learning.course.removed', subject, before });
    });
    await this.catalogue.publish(id);
  }

  private decide(
    { id, admin, key }: Decision,
    what: string,
    language: Language,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<AdminCourse> {
    return this.move(id, language, () =>
      once(this.database, admin, key, ['course decided', id, what], async (manager) => {
        await work(manager);
        return id;
      }),
    );
  }

  private async move(id: string, language: Language, work: () => Promise<unknown>): Promise<AdminCourse> {
    // Notices name the course, which another process may have written a moment ago.
    await this.catalogue.refresh();
    await work();
    await this.catalogue.publish(id);
    return this.managed.read(id, language);
  }

  private async moveWithin(
    manager: EntityManager,
    { id, ifMatch, action, isAllowed }: Seen & { action: string; isAllowed: (course: CourseEntity) => boolean },
    changes: (course: CourseEntity) => Partial<CourseEntity> | Promise<Partial<CourseEntity>>,
  ): Promise<void> {
    const course = await this.lock(manager, id);
    if (!isAllowed(course)) throw wrongState();
    if (!isBasedOn(courseVersion(course, await readWorking(manager, course)), ifMatch)) throw changedElsewhere();
    const changed = await changes(course);
    await manager.update(CourseEntity, { id }, { ...changed, seedHash: null, changedAt: new Date() });
    await recordChange(manager, {
      action: `learning.course.${action}`,
      subject: await courseSubject(manager, id),
      before: decided(course),
      after: decided({ ...course, ...changed }),
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<CourseEntity> {
    const query = manager.createQueryBuilder(CourseEntity, 'c').where('c.id = :id', { id });
    const course = await this.database.forUpdate(query).getOne();
    if (!course) throw courseNotFound();
    return course;
  }
}

/** What admins decide about a course, for the audit trail. */
const decided = ({ status, revision, adminNote, publishedAt, priceCents, level, featuredPlace }: CourseEntity) => ({
  ...{ status, revision, adminNote, priceCents, level, featuredPlace },
  publishedAt: publishedAt?.toISOString() ?? null,
});
