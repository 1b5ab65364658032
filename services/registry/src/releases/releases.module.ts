import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { ReleaseStore } from './release-store.ts';

@Module({
  providers: [ReleaseStore],
  exports: [ReleaseStore],
})
export class ReleasesModule {}

export const releasesPart: ServicePart = { module: ReleasesModule };
