import { IdempotentAnswerEntity, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountLockEntity } from '../account-lock.entity.ts';
import { documentMigrations } from '../migrations/documents.ts';
import { Bin } from './bin.ts';
import { ContentPartEntity } from './content.entity.ts';
import { Contents } from './contents.ts';
import { DocumentController } from './document.controller.ts';
import { DocumentEntity } from './document.entity.ts';
import { DocumentList } from './document-list.service.ts';
import { DocumentPace } from './document-pace.ts';
import { DocumentStore } from './document-store.ts';
import { Documents } from './documents.service.ts';
import { Issues } from './issue.service.ts';
import { IssuedLog } from './issued-log.ts';
import { VersionController } from './version.controller.ts';
import { VersionEntity } from './version.entity.ts';
import { VersionKeeper } from './version-keeper.ts';
import { Versions } from './versions.service.ts';

@Module({
  controllers: [DocumentController, VersionController],
  providers: [
    Documents,
    DocumentList,
    DocumentStore,
    Contents,
    Versions,
    VersionKeeper,
    DocumentPace,
    IssuedLog,
    Issues,
    Bin,
  ],
  exports: [Documents, DocumentStore, Contents, Issues, Versions],
})
export class DocumentsModule {}

export const documentsPart: ServicePart = {
  module: DocumentsModule,
  entities: [AccountLockEntity, DocumentEntity, ContentPartEntity, VersionEntity, IdempotentAnswerEntity],
  migrations: documentMigrations,
  housekeepers: [Bin],
};
