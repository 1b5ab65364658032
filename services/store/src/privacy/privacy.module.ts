import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.ts';
import { CartModule } from '../cart/cart.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PersonalData } from './personal-data.service.ts';
import { Retention } from './retention.ts';

@Module({
  imports: [BillingModule, CartModule, OrdersModule],
  providers: [PersonalData, Retention],
})
export class PrivacyModule {}

export const privacyPart: ServicePart = {
  module: PrivacyModule,
  housekeepers: [Retention],
  personalData: PersonalData,
};
