import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.ts';
import { BillingModule } from '../billing/billing.module.ts';
import { CartModule } from '../cart/cart.module.ts';
import { CouponsModule } from '../coupons/coupons.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { LicencesModule } from '../licences/licences.module.ts';
import { MailsModule } from '../mails/mails.module.ts';
import { Delivery } from './delivery.service.ts';
import { OrderMoves } from './order-moves.ts';
import { RefundSettlement } from './refund-settlement.service.ts';
import { SaleNotices } from './sale-notices.ts';
import { Settlement } from './settlement.service.ts';

/** Moves orders, and delivers the paid ones. */
@Module({
  imports: [AlertsModule, BillingModule, CartModule, CouponsModule, InvoicesModule, LicencesModule, MailsModule],
  providers: [Delivery, OrderMoves, RefundSettlement, SaleNotices, Settlement],
  exports: [RefundSettlement, Settlement],
})
export class FulfilmentModule {}

export const fulfilmentPart: ServicePart = {
  module: FulfilmentModule,
};
