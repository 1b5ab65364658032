import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { alertMigrations } from '../migrations/alerts.ts';
import { PaymentAlertEntity } from './payment-alert.entity.ts';
import { PaymentAlerts } from './payment-alerts.ts';

/** Payments that need a person. Raised by fulfilment; admins work them off among the orders. */
@Module({
  providers: [PaymentAlerts],
  exports: [PaymentAlerts],
})
export class AlertsModule {}

export const alertsPart: ServicePart = {
  module: AlertsModule,
  entities: [PaymentAlertEntity],
  migrations: alertMigrations,
};
