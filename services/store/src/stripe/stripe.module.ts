import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { Payments } from './payments.ts';
import { StripeCalls } from './stripe-calls.ts';
import { StripeProducts } from './stripe-products.ts';

/** The payment provider, translated into our terms. */
@Module({
  providers: [Payments, StripeCalls, StripeProducts],
  exports: [Payments, StripeProducts],
})
export class StripeModule {}

export const stripePart: ServicePart = {
  module: StripeModule,
};
