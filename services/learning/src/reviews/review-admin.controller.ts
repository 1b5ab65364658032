import {
  type AdminReviewQuery,
  adminReviewQuery,
  adminReviewSchema,
  keysetPageOf,
  type Language,
  type ReviewDecisions,
  reviewDecisionsSchema,
  reviewIdSchema,
  reviewResultsSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { ReviewAdmin } from './review-admin.service.ts';
import { ReviewReplies } from './review-replies.service.ts';

const policy = { roles: ['admin'] } as const;

@Controller('api/admin/courses/reviews')
export class ReviewAdminController {
  constructor(
    private readonly reviews: ReviewAdmin,
    private readonly replies: ReviewReplies,
  ) {}

  @Get()
  @Endpoint({
    policy,
    query: adminReviewQuery,
    response: keysetPageOf(adminReviewSchema),
    summary: 'Reviews that learners wrote and of the demo data, newest first',
  })
  list(@Query() query: AdminReviewQuery, @RequestLanguage() language: Language) {
    return this.reviews.list(query, language);
  }

  @Post('decisions')
  @Endpoint({
    policy,
    body: reviewDecisionsSchema,
    response: reviewResultsSchema,
    status: 200,
    summary: 'Publishes or declines many reviews, with a result for each',
  })
  decideAll(@Body() body: ReviewDecisions, @CurrentActor() actor: Actor) {
    return this.reviews.decideAll(userOf(actor), body);
  }

  @Delete(':id/reply')
  @Endpoint({
    policy: { ...policy, confirmed: true },
    params: z.object({ id: reviewIdSchema }),
    status: 204,
    summary: 'Removes the instructor’s reply to a review; who wrote it is notified',
  })
  removeReply(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.replies.removeByAdmin(userOf(actor), id);
  }
}
