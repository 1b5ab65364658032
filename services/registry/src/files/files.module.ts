import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { FilesController } from './files.controller.ts';

@Module({
  imports: [LiveModule, ReleasesModule],
  controllers: [FilesController],
})
export class FilesModule {}

export const filesPart: ServicePart = { module: FilesModule };
