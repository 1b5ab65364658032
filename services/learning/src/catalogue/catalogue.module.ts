import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { catalogueMigrations } from '../migrations/catalogue.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { Catalogue } from './catalogue.ts';
import { CourseEntity, CourseTextEntity } from './course.entity.ts';
import { EditionPieceEntity } from './edition.entity.ts';
import { FormerLessonEntity } from './former-lesson.entity.ts';
import { FormerLessons } from './former-lessons.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from './lesson.entity.ts';
import { ReviewEntity } from './review.entity.ts';

@Module({
  controllers: [CatalogueController],
  providers: [Catalogue, FormerLessons],
  exports: [Catalogue, FormerLessons],
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
    FormerLessonEntity,
  ],
  migrations: catalogueMigrations,
};
