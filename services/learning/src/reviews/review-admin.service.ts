import type {
  AdminReview,
  AdminReviewQuery,
  KeysetPage,
  Language,
  ReviewDecisions,
  ReviewResults,
} from '@arcada/contracts';
import { fold } from '@arcada/search';
import {
  Database,
  type KeysetOrder,
  likePart,
  noteUnchanged,
  readKeyset,
  recordChange,
  requireAdminStep,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { courseSubject } from '../catalogue/course-subject.ts';
import { replyOf } from '../catalogue/course-view.ts';
import { ReviewEntity } from '../catalogue/review.entity.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { presentReview } from './review-view.ts';

const orders: Record<AdminReviewQuery['sort'], KeysetOrder<ReviewEntity>> = {
  createdAt: { by: 'review.createdAt', valueOf: ({ createdAt }) => createdAt },
  rating: { by: 'review.rating', valueOf: ({ rating }) => rating },
};

/** Reviews of the demo data have no text prepared for the search. */
const demoFound = `(review.source = 'seed' and (lower(review.authorName) like :typed escape '!'
  or lower(review.text) like :typed escape '!'))`;

interface Decided {
  row: ReviewEntity;
  changed: boolean;
}

/** Decisions of admins about what learners, and the demo data, say of courses. */
@Injectable()
export class ReviewAdmin {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly notices: CourseNotices,
    private readonly access: Access,
  ) {}

  async list({ status, q, ...request }: AdminReviewQuery, language: Language): Promise<KeysetPage<AdminReview>> {
    const query = this.database.read.createQueryBuilder(ReviewEntity, 'review');
    if (status) query.andWhere('review.status = :status', { status });
    if (q) {
      const courses = this.coursesTitled(q, language);
      const found = [
        "review.searchText like :pattern escape '!'",
        demoFound,
        ...(courses.length ? ['review.courseId in (:...courses)'] : []),
      ];
      query.andWhere(`(${found.join(' or ')})`, {
        pattern: likePart(fold(q)),
        typed: likePart(q.toLowerCase()),
        courses,
      });
    }
    const { rows, ...page } = await readKeyset(query, request, orders);
    const ended = await this.access.ended(
      rows.flatMap(({ userId }) => userId ?? []),
      rows.map(({ courseId }) => courseId),
    );
    return { items: rows.map((row) => this.view(row, ended, language)), ...page };
  }

  /**
   * Each review on its own: one that is gone doesn't hold up the others. A decision can be changed
   * later; rating and count are updated at once. A note, which the writers of the reviews get, needs a password that was
   * just typed.
   */
  async decideAll(admin: UserActor, { ids, ...decision }: ReviewDecisions): Promise<ReviewResults> {
    if (decision.note) requireAdminStep(admin, true);
    const results: ReviewResults['results'] = [];
    const courses = new Set<string>();
    for (const id of new Set(ids)) {
      const decided = await this.decideOne(id, decision);
      results.push({ id, result: !decided ? 'missing' : decided.changed ? 'decided' : 'unchanged' });
      if (decided?.changed) courses.add(decided.row.courseId);
    }
    for (const courseId of courses) await this.catalogue.publish(courseId);
    return { results };
  }

  private decideOne(id: string, { decision, note }: Omit<ReviewDecisions, 'ids'>): Promise<Decided | undefined> {
    return this.database.transaction(async (manager) => {
      const row = await this.lock(manager, id);
      // Without a new note the one before stays with the decision that it explains.
      const after = { status: decision, adminNote: note || (row?.status === decision ? row.adminNote : null) };
      if (!row || (row.status === after.status && row.adminNote === after.adminNote)) {
        noteUnchanged();
        return row ? { row, changed: false } : undefined;
      }
      const before = { status: row.status, adminNote: row.adminNote };
      await manager.update(ReviewEntity, { id }, after);
      await manager.update(CourseEntity, { id: row.courseId }, { changedAt: new Date() });
      const course = this.catalogue.find(row.courseId);
      // A note that is added later isn't another decision.
      if (course && before.status !== decision)
        await this.notices.reviewDecided(manager, course, row, {
          isPublished: decision === 'published',
          note: after.adminNote,
        });
      await recordChange(manager, {
        action: `learning.review.${decision}`,
        subject: { ...(await courseSubject(manager, row.courseId)), kind: 'review', id },
        before,
        after,
      });
      return { row: Object.assign(row, after), changed: true };
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<ReviewEntity | undefined> {
    const query = manager.createQueryBuilder(ReviewEntity, 'review').where({ id });
    return (await this.database.forUpdate(query).getOne()) ?? undefined;
  }

  private coursesTitled(words: string, language: Language): string[] {
    const wanted = fold(words);
    const courses = this.catalogue
      .all()
      .filter(({ texts }) => fold(inLanguage(texts, language).title).includes(wanted));
    return courses.map(({ row }) => row.id);
  }

  private view(row: ReviewEntity, ended: ReadonlySet<string>, language: Language): AdminReview {
    const course = this.catalogue.find(row.courseId);
    return {
      ...presentReview(row),
      ...(row.translations && { text: row.translations[language] }),
      demo: row.source === 'seed',
      courseId: row.courseId,
      courseTitle: course ? inLanguage(course.texts, language).title : row.courseId,
      authorName: row.authorName,
      reply: replyOf(row),
      purchaseEnded: ended.has(`${row.userId} ${row.courseId}`),
    };
  }
}
