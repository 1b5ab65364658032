import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { ReviewController } from './review.controller.ts';
import { Reviews } from './review.service.ts';

@Module({
  imports: [AccessModule, CatalogueModule, PeopleModule],
  controllers: [ReviewController],
  providers: [Reviews],
})
export class ReviewsModule {}

export const reviewsPart: ServicePart = {
  module: ReviewsModule,
};
