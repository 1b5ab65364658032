import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { modelMigrations } from '../migrations/model.ts';
import { Budget } from './budget.service.ts';
import { ConsentController } from './consent.controller.ts';
import { ModelConsentEntity } from './consent.entity.ts';
import { Consents } from './consents.service.ts';
import { LanguageModel } from './language-model.service.ts';
import { ModelUsageEntity } from './usage.entity.ts';

/** The AI model of a provider, when one is configured: its calls, their budget, and people's consent. */
@Module({
  controllers: [ConsentController],
  providers: [Budget, Consents, LanguageModel],
  exports: [Budget, Consents, LanguageModel],
})
export class ModelModule {}

export const modelPart: ServicePart = {
  module: ModelModule,
  entities: [ModelConsentEntity, ModelUsageEntity],
  migrations: modelMigrations,
  housekeepers: [Budget],
};
