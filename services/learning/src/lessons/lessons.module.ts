import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { CertificatesModule } from '../certificates/certificates.module.ts';
import { EditionsModule } from '../editions/editions.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { ProgressModule } from '../progress/progress.module.ts';
import { Closing } from './closing.ts';
import { LessonController } from './lesson.controller.ts';
import { Lessons } from './lesson.service.ts';
import { ProgressController } from './progress.controller.ts';

@Module({
  imports: [
    AccessModule,
    CatalogueModule,
    CertificatesModule,
    EditionsModule,
    MediaModule,
    NotesModule,
    ProgressModule,
  ],
  controllers: [LessonController, ProgressController],
  providers: [Closing, Lessons],
  exports: [Lessons],
})
export class LessonsModule {}

export const lessonsPart: ServicePart = {
  module: LessonsModule,
};
