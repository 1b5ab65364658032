import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { pageMigrations } from '../migrations/pages.ts';
import { PostsModule } from '../posts/posts.module.ts';
import { PageEntity, TestimonialEntity, TestimonialTextEntity } from './page.entity.ts';
import { PagesController } from './pages.controller.ts';
import { Pages } from './pages.service.ts';

@Module({
  imports: [PostsModule],
  controllers: [PagesController],
  providers: [Pages],
})
export class PagesModule {}

export const pagesPart: ServicePart = {
  module: PagesModule,
  entities: [PageEntity, TestimonialEntity, TestimonialTextEntity],
  migrations: pageMigrations,
};
