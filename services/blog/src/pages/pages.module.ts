import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { pageMigrations } from '../migrations/pages.ts';
import { PostsModule } from '../posts/posts.module.ts';
import { PageEntity, TestimonialEntity, TestimonialTextEntity } from './page.entity.ts';
import { PagesController } from './pages.controller.ts';
import { Pages } from './pages.service.ts';
import { SitePages } from './site-pages.service.ts';
import { CustomerPictures } from './testimonials/customer-pictures.ts';
import { TestimonialAdminController } from './testimonials/testimonial-admin.controller.ts';
import { TestimonialAdmin } from './testimonials/testimonial-admin.service.ts';

@Module({
  imports: [PostsModule],
  controllers: [PagesController, TestimonialAdminController],
  providers: [Pages, SitePages, CustomerPictures, TestimonialAdmin],
})
export class PagesModule {}

export const pagesPart: ServicePart = {
  module: PagesModule,
  entities: [PageEntity, TestimonialEntity, TestimonialTextEntity],
  migrations: pageMigrations,
  housekeepers: [CustomerPictures],
};
