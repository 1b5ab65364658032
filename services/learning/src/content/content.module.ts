import { IdempotentAnswerEntity, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { EditionsModule } from '../editions/editions.module.ts';
import { LessonsModule } from '../lessons/lessons.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { contentMigrations } from '../migrations/content.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { AuthorSpace } from './author-space.ts';
import { AuthoringController } from './authoring.controller.ts';
import { Authoring } from './authoring.service.ts';
import { BulkCoursesController } from './bulk-courses.controller.ts';
import { BulkCourseChanges } from './bulk-courses.service.ts';
import { Corrections } from './corrections.service.ts';
import { CourseAdminController } from './course-admin.controller.ts';
import { CourseAdmin } from './course-admin.service.ts';
import { CourseFigures } from './course-figures.service.ts';
import { Covers } from './covers.service.ts';
import { Drafts } from './drafts.ts';
import { LessonAuthoringController } from './lesson-authoring.controller.ts';
import { LessonAuthoring } from './lesson-authoring.service.ts';
import { ManagedCourses } from './managed-courses.ts';
import { removePicturesTask, removeUploadsTask } from './remove-course.ts';
import { Sales } from './sales.service.ts';
import { UnusedUploads } from './unused-uploads.ts';
import { UploadEntity } from './upload.entity.ts';
import { Uploads } from './uploads.service.ts';

/** Writing courses: producers write, admins publish. */
@Module({
  imports: [AccessModule, CatalogueModule, EditionsModule, LessonsModule, MediaModule, NoticesModule, PeopleModule],
  controllers: [AuthoringController, BulkCoursesController, CourseAdminController, LessonAuthoringController],
  providers: [
    AuthorSpace,
    Authoring,
    BulkCourseChanges,
    Corrections,
    CourseAdmin,
    CourseFigures,
    Covers,
    Drafts,
    LessonAuthoring,
    ManagedCourses,
    Sales,
    UnusedUploads,
    Uploads,
  ],
})
export class ContentModule {}

export const contentPart: ServicePart = {
  module: ContentModule,
  entities: [IdempotentAnswerEntity, UploadEntity],
  migrations: contentMigrations,
  housekeepers: [UnusedUploads, Covers],
  tasks: {
    [removePicturesTask]: ({ files }: { files: string[] }, { get }) => get(Covers).removeUnused(files),
    [removeUploadsTask]: ({ files }: { files: string[] }, { get }) => get(Uploads).remove(files),
  },
};
