import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { catalogueMigrations } from '../migrations/catalogue.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { Catalogue } from './catalogue.ts';
import { CourseEntity, CourseTextEntity } from './course.entity.ts';
import { EditionPieceEntity } from './edition.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from './lesson.entity.ts';
import { ReviewEntity } from './review.entity.ts';

@Module({
  controllers: [CatalogueController],
  providers: [Catalogue],
  exports: [Catalogue],
})
export class CatalogueModule {}

export const cataloguePart: ServicePart = {
  module: CatalogueModule,
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
