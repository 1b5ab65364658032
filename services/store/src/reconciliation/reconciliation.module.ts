import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.ts';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { DueAttempts } from './due-attempts.ts';
import { MoneyReportController } from './money-report.controller.ts';
import { MoneyReport } from './money-report.service.ts';
import { PaymentChecks } from './payment-checks.service.ts';

/** Asks Stripe about payments for which no event arrived, and compares the books with Stripe's. */
@Module({
  imports: [CheckoutModule, FulfilmentModule, StripeModule],
  controllers: [MoneyReportController],
  providers: [DueAttempts, MoneyReport, PaymentChecks],
  exports: [PaymentChecks],
})
export class ReconciliationModule {}

export const reconciliationPart: ServicePart = {
  module: ReconciliationModule,
};
