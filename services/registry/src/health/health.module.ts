import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/releases.module.ts';
import { HealthController } from './health.controller.ts';
import { ReleaseHealth } from './release-health.ts';

@Module({
  imports: [ReleasesModule],
  controllers: [HealthController],
  providers: [ReleaseHealth],
  exports: [ReleaseHealth],
})
export class HealthModule {}

export const healthPart: ServicePart = { module: HealthModule };
