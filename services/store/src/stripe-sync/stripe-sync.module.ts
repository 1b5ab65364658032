import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { stripeSyncMigrations } from '../migrations/stripe-sync.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { ListedProducts } from './listed-products.service.ts';
import { SeenProducts } from './seen-products.service.ts';
import { StripeProductEntity } from './stripe-product.entity.ts';
import { StripeSyncController } from './stripe-sync.controller.ts';
import { StripeSyncEntity, StripeSyncStepEntity } from './stripe-sync.entity.ts';
import { StripeSyncs } from './stripe-syncs.service.ts';
import { SyncPlans } from './sync-plans.service.ts';
import { SyncRunner } from './sync-runner.service.ts';
import { SyncSteps } from './sync-steps.service.ts';

/** Keeps the products at Stripe the same as the catalogue's. */
@Module({
  imports: [StripeModule],
  controllers: [StripeSyncController],
  providers: [ListedProducts, SeenProducts, StripeSyncs, SyncPlans, SyncRunner, SyncSteps],
  exports: [SeenProducts],
})
export class StripeSyncModule {}

export const stripeSyncPart: ServicePart = {
  module: StripeSyncModule,
  entities: [StripeProductEntity, StripeSyncEntity, StripeSyncStepEntity],
  migrations: stripeSyncMigrations,
};
