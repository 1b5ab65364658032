import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { Payments } from './payments.ts';
import { StripeCalls } from './stripe-calls.ts';

/** The payment provider, translated into our terms. */
@Module({
  providers: [Payments, StripeCalls],
  exports: [Payments],
})
export class StripeModule {}

export const stripePart: ServicePart = {
  module: StripeModule,
};
