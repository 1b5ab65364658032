import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { billingMigrations } from '../migrations/billing.ts';
import { BillingDetailsEntity } from './billing-details.entity.ts';
import { BillingDetails } from './billing-details.service.ts';

@Module({
  providers: [BillingDetails],
  exports: [BillingDetails],
})
export class BillingModule {}

export const billingPart: ServicePart = {
  module: BillingModule,
  entities: [BillingDetailsEntity],
  migrations: billingMigrations,
};
