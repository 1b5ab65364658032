import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { RegistryMetrics } from './registry-metrics.ts';

@Module({
  providers: [RegistryMetrics],
  exports: [RegistryMetrics],
})
export class OperationModule {}

export const operationPart: ServicePart = { module: OperationModule };
