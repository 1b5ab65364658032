import type { ServicePart } from '@arcada/service-kit';
import {
  createIdempotentAnswers,
  createTable,
  IdempotentAnswerEntity,
  index,
  key,
  tableColumn,
} from '@arcada/service-kit';
import { AuthoringController } from './authoring.controller.ts';
import { Authoring } from './authoring.service.ts';
import { CourseAdminController } from './course-admin.controller.ts';
import { CourseAdmin } from './course-admin.service.ts';
import { Drafts } from './drafts.ts';
import { LessonAuthoringController } from './lesson-authoring.controller.ts';
import { LessonAuthoring } from './lesson-authoring.service.ts';
import { removeUploadsTask } from './remove-course.ts';
import { Sales } from './sales.service.ts';
import { UnusedUploads } from './unused-uploads.ts';
import { UploadEntity } from './upload.entity.ts';
import { Uploads } from './uploads.service.ts';

const { text, integer, time } = tableColumn;

/** Writing courses: producers write, admins publish. */
export const contentPart: ServicePart = {
  controllers: [AuthoringController, CourseAdminController, LessonAuthoringController],
  providers: [Authoring, CourseAdmin, Drafts, LessonAuthoring, Sales, UnusedUploads, Uploads],
  housekeepers: [UnusedUploads],
  entities: [IdempotentAnswerEntity, UploadEntity],
  migrations: [
    createTable(
      'CreateUpload1795300000021',
      'upload',
      [text('file', 200, key), text('course_id', 160), text('content_type', 100), integer('bytes'), time('created_at')],
      [index('ix_upload_course', 'course_id')],
    ),
    createIdempotentAnswers('CreateIdempotentAnswer1795300000022'),
  ],
  tasks: {
    [removeUploadsTask]: ({ files }: { files: string[] }, { get }) => get(Uploads).remove(files),
  },
};
