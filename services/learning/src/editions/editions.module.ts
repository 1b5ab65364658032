import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { editionMigrations } from '../migrations/editions.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { EditionController } from './edition.controller.ts';
import { EditionLessonEntity, EditionSeenEntity, PublishedEditionEntity } from './edition.entity.ts';
import { EditionChanges } from './edition-changes.service.ts';
import { EditionReaders, editionPublishedTask } from './edition-readers.service.ts';

/** What editions of a course change for those who take it. */
@Module({
  imports: [AccessModule, CatalogueModule, NoticesModule],
  controllers: [EditionController],
  providers: [EditionChanges, EditionReaders],
  exports: [EditionChanges],
})
export class EditionsModule {}

export const editionsPart: ServicePart = {
  module: EditionsModule,
  entities: [EditionLessonEntity, EditionSeenEntity, PublishedEditionEntity],
  migrations: editionMigrations,
  tasks: {
    [editionPublishedTask]: (payload: unknown, { get }) => get(EditionReaders).run(payload),
  },
};
