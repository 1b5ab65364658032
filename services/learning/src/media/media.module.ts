import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { MediaController } from './media.controller.ts';
import { MediaAddresses } from './media-addresses.ts';
import { MediaFiles } from './media-files.ts';
import { Transcripts } from './transcripts.ts';

@Module({
  imports: [AccessModule, CatalogueModule],
  controllers: [MediaController],
  providers: [MediaAddresses, MediaFiles, Transcripts],
  exports: [MediaAddresses, MediaFiles, Transcripts],
})
export class MediaModule {}

export const mediaPart: ServicePart = {
  module: MediaModule,
};
