import {
  type Language,
  type MakersReviewQuery,
  makersProductReviewSchema,
  makersProductReviewsSchema,
  makersReviewQuery,
  newReplySchema,
  reviewIdSchema,
  slugSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { ReviewReplies } from './review-replies.service.ts';

/** Producers for their own products, admins for those of the house. */
const policy = { roles: ['producer', 'admin'] } as const;
const params = z.object({ id: slugSchema });
const reviewParams = params.extend({ reviewId: reviewIdSchema });
type ReviewParams = z.infer<typeof reviewParams>;

@Controller('api/content/products/:id/reviews')
export class ProductReviewController {
  constructor(private readonly replies: ReviewReplies) {}

  @Get()
  @Endpoint({
    policy,
    params,
    query: makersReviewQuery,
    response: makersProductReviewsSchema,
    summary:
      'Published reviews of an own product with the own replies, newest first; those without a reply alone when asked',
  })
  list(
    @Param('id') id: string,
    @Query() query: MakersReviewQuery,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
  ) {
    return this.replies.list(actor, id, query, language);
  }

  @Put(':reviewId/reply')
  @Endpoint({
    policy,
    params: reviewParams,
    body: newReplySchema,
    response: makersProductReviewSchema,
    summary: 'The one reply to a review of an own product, shown below it; a second one replaces the first',
  })
  write(
    @Param() { id, reviewId }: ReviewParams,
    @Body() { text }: z.infer<typeof newReplySchema>,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
  ) {
    return this.replies.write(actor, id, reviewId, text, language);
  }

  @Delete(':reviewId/reply')
  @Endpoint({ policy, params: reviewParams, status: 204, summary: 'Removes the own reply to a review' })
  remove(@Param() { id, reviewId }: ReviewParams, @CurrentActor() actor: UserActor): Promise<void> {
    return this.replies.remove(actor, id, reviewId);
  }
}
