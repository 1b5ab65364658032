import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { CartModule } from '../cart/cart.module.ts';
import { VisitsModule } from '../visits/visits.module.ts';
import { ConversionAdminController } from './conversion-admin.controller.ts';
import { ConversionFigures } from './conversion-figures.ts';
import { RepeatedViews } from './repeated-views.ts';
import { Visitors } from './visitors.ts';
import { VisitsController } from './visits.controller.ts';

/** How visits become orders. */
@Module({
  imports: [CartModule, VisitsModule],
  controllers: [ConversionAdminController, VisitsController],
  providers: [ConversionFigures, RepeatedViews, Visitors],
})
export class ConversionModule {}

export const conversionPart: ServicePart = { module: ConversionModule };
