import type { ServicePart } from '@arcada/service-kit';
import { pageMigrations } from '../migrations/pages.ts';
import { PageEntity, TestimonialEntity, TestimonialTextEntity } from './page.entity.ts';
import { PagesController } from './pages.controller.ts';
import { Pages } from './pages.service.ts';

export const pagesPart: ServicePart = {
  controllers: [PagesController],
  providers: [Pages],
  entities: [PageEntity, TestimonialEntity, TestimonialTextEntity],
  migrations: pageMigrations,
};
