import type { newReviewSchema, ownReviewSchema, PageOf } from '@arcada/contracts';
import { Database, isUniqueViolation, recordChange, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { ReviewEntity, type ReviewStatus } from '../catalogue/review.entity.ts';
import { People } from '../people/people.ts';
import { reviewExists, reviewNotFound } from './review.errors.ts';
import type { AdminReview, AdminReviewQuery } from './review.schema.ts';

type OwnReview = z.infer<typeof ownReviewSchema>;

/** Reviews by learners: one each, shown once an admin has published it. */
@Injectable()
export class Reviews {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly people: People,
  ) {}

  async add(
    id: string,
    author: UserActor,
    courseId: string,
    review: z.infer<typeof newReviewSchema>,
  ): Promise<OwnReview> {
    const before = await this.database.read.findOneBy(ReviewEntity, { courseId, userId: author.id });
    if (before?.id === id) return presentOwn(before);
    if (before) throw reviewExists();
    const row = this.database.read.create(ReviewEntity, {
      id,
      courseId,
      userId: author.id,
      authorName: await this.people.signature(author),
      rating: review.rating,
      text: review.text.toWellFormed(),
      translations: null,
      source: 'learner',
      status: 'pending',
      createdAt: new Date(),
    });
    try {
      await this.database.transaction((manager) => manager.insert(ReviewEntity, row));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Of two at once the index accepts one. It may have been this same request.
      const other = await this.database.read.findOneBy(ReviewEntity, { id });
      if (!other) throw reviewExists();
      return presentOwn(other);
    }
    return presentOwn(row);
  }

  async own(userId: string, courseId: string): Promise<OwnReview | null> {
    const row = await this.database.read.findOneBy(ReviewEntity, { courseId, userId });
    return row && presentOwn(row);
  }

  async page({ status, page, pageSize }: AdminReviewQuery): Promise<PageOf<AdminReview>> {
    const [rows, total] = await this.database.read.findAndCount(ReviewEntity, {
      where: { source: 'learner', ...(status && { status }) },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items: rows.map(presentToAdmin), total, page, pageSize };
  }

  /** An admin's decision, which can be changed later. Rating and count are updated at once. */
  async decide(id: string, status: Exclude<ReviewStatus, 'pending'>): Promise<AdminReview> {
    const row = await this.database.transaction(async (manager) => {
      const found = await manager.findOneBy(ReviewEntity, { id, source: 'learner' });
      if (!found) throw reviewNotFound();
      await manager.update(ReviewEntity, { id }, { status });
      await manager.update(CourseEntity, { id: found.courseId }, { changedAt: new Date() });
      await recordChange(manager, {
        action: `learning.review.${status}`,
        subject: { kind: 'review', id },
        before: { status: found.status },
        after: { status },
      });
      return Object.assign(found, { status });
    });
    await this.catalogue.publish(row.courseId);
    return presentToAdmin(row);
  }
}

const presentOwn = (row: ReviewEntity): OwnReview => ({
  id: row.id,
  rating: row.rating,
  text: row.text,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

const presentToAdmin = (row: ReviewEntity): AdminReview => ({
  ...presentOwn(row),
  courseId: row.courseId,
  authorName: row.authorName,
});
