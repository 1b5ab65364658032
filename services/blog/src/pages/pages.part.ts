import type { BlogPart } from '../blog-part.ts';
import { pageMigrations } from '../migrations/pages.ts';
import { PageEntity, TestimonialEntity, TestimonialTextEntity } from './page.entity.ts';
import { PagesController } from './pages.controller.ts';
import { Pages } from './pages.service.ts';

export const pagesPart: BlogPart = {
  controllers: [PagesController],
  providers: [Pages],
  entities: [PageEntity, TestimonialEntity, TestimonialTextEntity],
  migrations: pageMigrations,
};
