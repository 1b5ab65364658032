import {
  type Language,
  type MakersReviewQuery,
  makersReviewQuery,
  makersReviewSchema,
  makersReviewsOf,
  newReplySchema,
  reviewIdSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { courseParams } from '../catalogue/lesson-params.ts';
import { authors } from '../content/authors.ts';
import { ReviewReplies } from './review-replies.service.ts';

const reviewParams = courseParams.extend({ reviewId: reviewIdSchema });
type ReviewParams = z.infer<typeof reviewParams>;

@Controller('api/content/courses/:id/reviews')
export class CourseReviewController {
  constructor(private readonly replies: ReviewReplies) {}

  @Get()
  @Endpoint({
    policy: authors,
    params: courseParams,
    query: makersReviewQuery,
    response: makersReviewsOf(makersReviewSchema),
    summary:
      'Published reviews of an own course with the own replies, newest first; those without a reply alone when asked',
  })
  list(
    @Param('id') id: string,
    @Query() query: MakersReviewQuery,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    return this.replies.list(userOf(actor), id, query, language);
  }

  @Put(':reviewId/reply')
  @Endpoint({
    policy: authors,
    params: reviewParams,
    body: newReplySchema,
    response: makersReviewSchema,
    summary: 'The instructor’s one reply to a review of an own course, shown below it; a second one replaces the first',
  })
  write(
    @Param() { id, reviewId }: ReviewParams,
    @Body() { text }: z.infer<typeof newReplySchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    return this.replies.write(userOf(actor), id, reviewId, text, language);
  }

  @Delete(':reviewId/reply')
  @Endpoint({ policy: authors, params: reviewParams, status: 204, summary: 'Removes the reply to a review' })
  remove(@Param() { id, reviewId }: ReviewParams, @CurrentActor() actor: Actor): Promise<void> {
    return this.replies.remove(userOf(actor), id, reviewId);
  }
}
