import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { OperationModule } from '../operation/operation.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { ReleaseRights } from './release-rights.ts';
import { ReleaseSweep } from './release-sweep.ts';
import { ReleasesController } from './releases.controller.ts';
import { UploadService } from './upload.service.ts';

@Module({
  imports: [HealthModule, LiveModule, OperationModule, ReleasesModule],
  controllers: [ReleasesController],
  providers: [ReleaseRights, UploadService, ReleaseSweep],
})
export class PublishingModule {}

export const publishingPart: ServicePart = { module: PublishingModule, housekeepers: [ReleaseSweep] };
