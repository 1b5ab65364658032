import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { CourseReviewController } from './course-review.controller.ts';
import { ReviewController } from './review.controller.ts';
import { Reviews } from './review.service.ts';
import { ReviewAdminController } from './review-admin.controller.ts';
import { ReviewAdmin } from './review-admin.service.ts';
import { ReviewReplies } from './review-replies.service.ts';

@Module({
  imports: [AccessModule, CatalogueModule, NoticesModule, PeopleModule],
  controllers: [CourseReviewController, ReviewController, ReviewAdminController],
  providers: [ReviewAdmin, ReviewReplies, Reviews],
})
export class ReviewsModule {}

export const reviewsPart: ServicePart = {
  module: ReviewsModule,
};
