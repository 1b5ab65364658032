import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { LicencesModule } from '../licences/licences.module.ts';
import { Authors } from './authors.ts';
import { ProductReviewController } from './product-review.controller.ts';
import { ReviewController } from './review.controller.ts';
import { Reviews } from './review.service.ts';
import { ReviewAdminController } from './review-admin.controller.ts';
import { ReviewAdmin } from './review-admin.service.ts';
import { ReviewNotices } from './review-notices.ts';
import { ReviewReplies } from './review-replies.service.ts';

@Module({
  imports: [CatalogueModule, LicencesModule],
  controllers: [ProductReviewController, ReviewController, ReviewAdminController],
  providers: [Authors, ReviewAdmin, ReviewNotices, ReviewReplies, Reviews],
})
export class ReviewsModule {}

export const reviewsPart: ServicePart = { module: ReviewsModule };
