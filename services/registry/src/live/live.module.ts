import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { OperationModule } from '../operation/operation.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { CompositionController } from './composition.controller.ts';
import { Compositions } from './compositions.ts';
import { LiveMetrics } from './live-metrics.ts';
import { LivePointer } from './live-pointer.ts';
import { PromotionService } from './promotion.service.ts';

@Module({
  imports: [OperationModule, ReleasesModule],
  controllers: [CompositionController],
  providers: [LivePointer, Compositions, PromotionService, LiveMetrics],
  exports: [LivePointer, Compositions, PromotionService],
})
export class LiveModule {}

export const livePart: ServicePart = { module: LiveModule };
