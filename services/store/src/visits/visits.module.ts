import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { visitMigrations } from '../migrations/visits.ts';
import { VisitCountEntity } from './visit-count.entity.ts';
import { VisitCounts } from './visit-counts.ts';

/** How often things are seen and put into carts, without anything of a person. */
@Module({
  providers: [VisitCounts],
  exports: [VisitCounts],
})
export class VisitsModule {}

export const visitsPart: ServicePart = {
  module: VisitsModule,
  entities: [VisitCountEntity],
  migrations: visitMigrations,
  housekeepers: [VisitCounts],
};
