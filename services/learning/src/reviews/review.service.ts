import type { newReviewSchema } from '@arcada/contracts';
import { likeText } from '@arcada/search';
import { Database, isUniqueViolation, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { ReviewEntity } from '../catalogue/review.entity.ts';
import { People } from '../people/people.ts';
import { reviewExists, reviewOfOwnCourse } from './review.errors.ts';
import { type OwnReview, presentReview } from './review-view.ts';

/** Reviews by learners: one each, shown once an admin has published it. */
@Injectable()
export class Reviews {
  constructor(
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
    if (before?.id === id) return presentReview(before);
    if (before) throw reviewExists();
    if (await this.database.read.existsBy(CourseEntity, { id: courseId, ownerId: author.id }))
      throw reviewOfOwnCourse();
    const written = { authorName: await this.people.signature(author), text: review.text.toWellFormed() };
    const row = this.database.read.create(ReviewEntity, {
      id,
      courseId,
      userId: author.id,
      ...written,
      rating: review.rating,
      translations: null,
      source: 'learner',
      status: 'pending',
      adminNote: null,
      searchText: likeText(written.authorName, written.text),
      createdAt: new Date(),
      reply: null,
      repliedBy: null,
      repliedAt: null,
    });
    try {
      await this.database.transaction((manager) => manager.insert(ReviewEntity, row));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Of two at once the index accepts one. It may have been this same request.
      const other = await this.database.read.findOneBy(ReviewEntity, { id });
      if (!other) throw reviewExists();
      return presentReview(other);
    }
    return presentReview(row);
  }

  async own(userId: string, courseId: string): Promise<OwnReview | null> {
    const row = await this.database.read.findOneBy(ReviewEntity, { courseId, userId });
    return row && presentReview(row);
  }
}
