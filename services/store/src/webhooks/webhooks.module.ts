import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { webhookMigrations } from '../migrations/webhooks.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { StripeEventEntity } from './stripe-event.entity.ts';
import { WebhookController } from './webhook.controller.ts';
import { Webhooks } from './webhook.service.ts';

@Module({
  imports: [FulfilmentModule, StripeModule],
  controllers: [WebhookController],
  providers: [Webhooks],
})
export class WebhooksModule {}

export const webhooksPart: ServicePart = {
  module: WebhooksModule,
  entities: [StripeEventEntity],
  migrations: webhookMigrations,
};
