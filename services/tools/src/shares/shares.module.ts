import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { ExportsModule } from '../exports/exports.module.ts';
import { shareMigrations } from '../migrations/shares.ts';
import { OldShares } from './old-shares.ts';
import { ShareController, SharedDocumentController } from './share.controller.ts';
import { ShareEntity } from './share.entity.ts';
import { ShareOwners } from './share-owners.ts';
import { ShareTokens } from './share-tokens.ts';
import { SharedFiles } from './shared-files.ts';
import { SharedReading } from './shared-reading.service.ts';
import { Shares } from './shares.service.ts';

@Module({
  imports: [DocumentsModule, ExportsModule],
  controllers: [ShareController, SharedDocumentController],
  providers: [Shares, ShareOwners, ShareTokens, SharedFiles, SharedReading, OldShares],
})
export class SharesModule {}

export const sharesPart: ServicePart = {
  module: SharesModule,
  entities: [ShareEntity],
  migrations: shareMigrations,
  housekeepers: [OldShares],
};
