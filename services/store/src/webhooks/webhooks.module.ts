import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { webhookMigrations } from '../migrations/webhooks.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { StripeSyncModule } from '../stripe-sync/stripe-sync.module.ts';
import { StripeEventEntity } from './stripe-event.entity.ts';
import { WebhookController } from './webhook.controller.ts';
import { Webhooks } from './webhook.service.ts';
import { WebhookAdminController } from './webhook-admin.controller.ts';
import { WebhookRecordEntity } from './webhook-record.entity.ts';
import { WebhookRecords } from './webhook-records.ts';
import { WebhookReplay } from './webhook-replay.service.ts';

@Module({
  controllers: [WebhookController, WebhookAdminController],
  providers: [WebhookRecords, WebhookReplay, Webhooks],
  imports: [FulfilmentModule, StripeModule, StripeSyncModule],
})
export class WebhooksModule {}

export const webhooksPart: ServicePart = {
  module: WebhooksModule,
  entities: [StripeEventEntity, WebhookRecordEntity],
  migrations: webhookMigrations,
};
