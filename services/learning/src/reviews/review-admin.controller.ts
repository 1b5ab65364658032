import {
  type AdminReviewQuery,
  adminReviewQuery,
  adminReviewSchema,
  keysetPageOf,
  type Language,
  type ReviewDecisions,
  reviewDecisionsSchema,
  reviewResultsSchema,
} from '@arcada/contracts';
import { Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ReviewAdmin } from './review-admin.service.ts';

const policy = { roles: ['admin'] } as const;

@Controller('api/admin/courses/reviews')
export class ReviewAdminController {
  constructor(private readonly reviews: ReviewAdmin) {}

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
  decideAll(@Body() body: ReviewDecisions) {
    return this.reviews.decideAll(body);
  }
}
