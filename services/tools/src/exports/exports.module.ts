import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { ExportController } from './export.controller.ts';

@Module({ imports: [DocumentsModule], controllers: [ExportController] })
export class ExportsModule {}

export const exportsPart: ServicePart = { module: ExportsModule };
