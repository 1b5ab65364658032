import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { progressMigrations } from '../migrations/learning.ts';
import { CourseCompletionEntity } from './course-completion.entity.ts';
import { LessonProgressEntity } from './lesson-progress.entity.ts';
import { Progress } from './progress.service.ts';

/** Learners' progress in their courses. */
@Module({
  providers: [Progress],
  exports: [Progress],
})
export class ProgressModule {}

export const progressPart: ServicePart = {
  module: ProgressModule,
  entities: [CourseCompletionEntity, LessonProgressEntity],
  migrations: progressMigrations,
};
