import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { accessMigrations } from '../migrations/learning.ts';
import { Access } from './access.ts';
import { CourseOrderEntity, PurchaseEntity, SeatEntity, SeatLetterEntity } from './purchase.entity.ts';

/** Who may open which course. */
@Module({
  providers: [Access],
  exports: [Access],
})
export class AccessModule {}

export const accessPart: ServicePart = {
  module: AccessModule,
  entities: [CourseOrderEntity, PurchaseEntity, SeatEntity, SeatLetterEntity],
  migrations: accessMigrations,
};
