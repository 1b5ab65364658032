import type { ServicePart } from '@arcada/service-kit';
import { catalogueMigrations } from '../migrations/catalogue.ts';
import { ReviewEntity } from '../reviews/review.entity.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { Catalogue } from './catalogue.ts';
import { CourseEntity, CourseTextEntity } from './course.entity.ts';
import { EditionPieceEntity } from './edition.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from './lesson.entity.ts';

export const cataloguePart: ServicePart = {
  controllers: [CatalogueController],
  providers: [Catalogue],
  entities: [
    CourseEntity,
    CourseTextEntity,
    ChapterEntity,
    LessonEntity,
    LessonTextEntity,
    ReviewEntity,
    EditionPieceEntity,
  ],
  migrations: catalogueMigrations,
};
