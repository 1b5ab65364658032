import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { ExportController } from './export.controller.ts';
import { ImportController } from './import.controller.ts';
import { Jobs } from './workers/jobs.service.ts';

@Module({
  imports: [DocumentsModule],
  controllers: [ExportController, ImportController],
  providers: [Jobs],
  exports: [Jobs],
})
export class ExportsModule {}

export const exportsPart: ServicePart = { module: ExportsModule };
