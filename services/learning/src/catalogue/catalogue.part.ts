import type { LearningPart } from '../learning-part.ts';
import { catalogueMigrations } from '../migrations/catalogue.ts';
import { ReviewEntity } from '../reviews/review.entity.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { Catalogue } from './catalogue.ts';
import { CourseEntity, CourseTextEntity } from './course.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from './lesson.entity.ts';

export const cataloguePart: LearningPart = {
  controllers: [CatalogueController],
  providers: [Catalogue],
  entities: [CourseEntity, CourseTextEntity, ChapterEntity, LessonEntity, LessonTextEntity, ReviewEntity],
  migrations: catalogueMigrations,
};
