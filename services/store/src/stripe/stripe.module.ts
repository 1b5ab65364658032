import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { Payments } from './payments.ts';

/** The payment provider, translated into our terms. */
@Module({
  providers: [Payments],
  exports: [Payments],
})
export class StripeModule {}

export const stripePart: ServicePart = {
  module: StripeModule,
};
