import type { Language, MakersReview, MakersReviewQuery, MakersReviews } from '@arcada/contracts';
import {
  confirmIfAdmin,
  Database,
  noteUnchanged,
  recordChange,
  replyErrors,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Access, isOwn } from '../access/access.ts';
import { PurchaseEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import type { CourseModel } from '../catalogue/course-model.ts';
import { courseSubject } from '../catalogue/course-subject.ts';
import { replyOf } from '../catalogue/course-view.ts';
import { ReviewEntity } from '../catalogue/review.entity.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { notTheInstructor } from './review.errors.ts';

const shown = 200;
const errors = replyErrors('learning');

/** What instructors write below published reviews of their courses: one reply to each. */
@Injectable()
export class ReviewReplies {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly notices: CourseNotices,
  ) {}

  /** For anyone but the author and admins the course does not exist. */
  async list(
    author: UserActor,
    courseId: string,
    { show }: MakersReviewQuery,
    language: Language,
  ): Promise<MakersReviews> {
    this.ownCourse(author, courseId);
    const published = () =>
      this.database.read.createQueryBuilder(ReviewEntity, 'review').where({ courseId, status: 'published' });
    const waiting = () => waitingFor(published());
    const rows = await (show === 'unanswered' ? waiting() : published())
      .orderBy('review.createdAt', 'DESC')
      .addOrderBy('review.id')
      .limit(shown)
      .getMany();
    const ended = await this.ended(rows);
    return {
      all: await published().getCount(),
      unanswered: await waiting().getCount(),
      reviews: rows.map((row) => present(row, ended.has(row.id), language)),
    };
  }

  /** Written or changed; its date is that of the last change. The learner is notified of a new one. */
  async write(
    author: UserActor,
    courseId: string,
    id: string,
    text: string,
    language: Language,
  ): Promise<MakersReview> {
    const course = this.instructedCourse(author, courseId);
    const row = await this.change(courseId, id, async (manager, review) => {
      if (review.status !== 'published') throw errors.notFound();
      if (review.reply === text) return undefined;
      // Who can no longer answer, or go back to the course, isn't argued with in public.
      if ((await this.ended([review])).has(review.id)) throw errors.reviewerLeft();
      if (review.reply === null) await this.notices.reviewReplied(manager, course, review, { by: author.id, text });
      await record(manager, author, course, review, text);
      return { reply: text, repliedBy: author.id, repliedAt: new Date() };
    });
    return present(row, false, language);
  }

  async remove(author: UserActor, courseId: string, id: string): Promise<void> {
    const course = this.instructedCourse(author, courseId);
    await this.change(courseId, id, (manager, review) => this.withoutReply(manager, author, course, review));
  }

  /** By an admin; who wrote it is notified. */
  async removeByAdmin(admin: UserActor, id: string): Promise<void> {
    const found = await this.database.read.findOneBy(ReviewEntity, { id });
    const course = found && this.catalogue.find(found.courseId);
    if (!course) throw errors.notFound();
    await this.change(found.courseId, id, (manager, review) => this.withoutReply(manager, admin, course, review));
  }

  /** Of which reviews the purchase was refunded or disputed since. */
  private async ended(rows: readonly ReviewEntity[]): Promise<Set<string>> {
    const ended = await this.access.ended(
      rows.flatMap(({ userId }) => userId ?? []),
      rows.map(({ courseId }) => courseId),
    );
    return new Set(rows.flatMap(({ id, userId, courseId }) => (ended.has(`${userId} ${courseId}`) ? [id] : [])));
  }

  private async withoutReply(manager: EntityManager, actor: UserActor, course: CourseModel, review: ReviewEntity) {
    if (review.reply === null) return undefined;
    if (review.repliedBy)
      await this.notices.replyRemoved(manager, course, {
        by: actor.id,
        writerId: review.repliedBy,
        text: review.reply,
      });
    await record(manager, actor, course, review, null);
    return { reply: null, repliedBy: null, repliedAt: null };
  }

  /**
   * Readers are told that a reply is the instructor's: for courses of the house that is the house. What an admin writes or
   * removes there needs a password that was just typed.
   */
  private instructedCourse(author: UserActor, courseId: string): CourseModel {
    const course = this.ownCourse(author, courseId);
    const { ownerId } = course.row;
    if (ownerId !== null && ownerId !== author.id) throw notTheInstructor();
    confirmIfAdmin(author);
    return course;
  }

  private ownCourse(author: UserActor, courseId: string): CourseModel {
    const course = this.catalogue.course(courseId);
    if (!isOwn(author, course.row)) throw courseNotFound();
    return course;
  }

  /** `work` returns what changes; undefined: nothing does. */
  private async change(
    courseId: string,
    id: string,
    work: (
      manager: EntityManager,
      review: ReviewEntity,
    ) => Promise<Pick<ReviewEntity, 'reply' | 'repliedAt' | 'repliedBy'> | undefined>,
  ): Promise<ReviewEntity> {
    const row = await this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(ReviewEntity, 'review').where({ id, courseId });
      const review = await this.database.forUpdate(query).getOne();
      if (!review) throw errors.notFound();
      const change = await work(manager, review);
      if (!change) {
        noteUnchanged();
        return review;
      }
      await manager.update(ReviewEntity, { id }, change);
      await manager.update(CourseEntity, { id: courseId }, { changedAt: new Date() });
      return Object.assign(review, change);
    });
    await this.catalogue.publish(courseId);
    return row;
  }
}

/** Reviews to which a reply can still be written: not those whose purchases have all ended. */
function waitingFor(query: SelectQueryBuilder<ReviewEntity>): SelectQueryBuilder<ReviewEntity> {
  const bought = () =>
    query
      .subQuery()
      .select('1')
      .from(PurchaseEntity, 'p')
      .where('p.userId = review.userId and p.courseId = review.courseId');
  const ended = `exists ${bought().getQuery()} and not exists ${bought().andWhere('p.revokedAt is null').getQuery()}`;
  return query.andWhere('review.reply is null').andWhere(`not (${ended})`);
}

/** Only what an admin does to others' words, or in the name of the house, is on record. */
async function record(
  manager: EntityManager,
  { id, role }: UserActor,
  { row }: CourseModel,
  review: ReviewEntity,
  reply: string | null,
): Promise<void> {
  if (role !== 'admin' || row.ownerId === id) return;
  await recordChange(manager, {
    action: `learning.review.${reply === null ? 'reply-removed' : 'replied'}`,
    subject: { ...(await courseSubject(manager, row.id)), kind: 'review', id: review.id },
    before: { reply: review.reply },
    after: { reply },
  });
}

function present(review: ReviewEntity, purchaseEnded: boolean, language: Language): MakersReview {
  return {
    id: review.id,
    authorName: review.authorName,
    rating: review.rating,
    text: review.translations?.[language] ?? review.text,
    createdAt: review.createdAt.toISOString(),
    reply: replyOf(review),
    purchaseEnded,
  };
}
