import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CartModule } from '../cart/cart.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { CheckoutModule } from '../checkout/checkout.module.ts';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { LicencesModule } from '../licences/licences.module.ts';
import { MailsModule } from '../mails/mails.module.ts';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { AdminNames } from './admin-names.ts';
import { ManagedAlerts } from './managed-alerts.service.ts';
import { ManagedOrders } from './managed-orders.service.ts';
import { OrderChecks } from './order-checks.service.ts';
import { OrderDecisions } from './order-decisions.service.ts';
import { OrderNumbersController } from './order-numbers.controller.ts';
import { OrdersController } from './orders.controller.ts';
import { Orders } from './orders.service.ts';
import { OrdersAdminController } from './orders-admin.controller.ts';
import { OwnSalesController } from './own-sales.controller.ts';
import { OwnSalesFigures } from './own-sales.service.ts';
import { OwnedVersionsController } from './owned-versions.controller.ts';
import { OwnedVersionFiles } from './owned-versions.service.ts';
import { PaymentAlertsAdminController } from './payment-alerts-admin.controller.ts';
import { Refunds } from './refunds.service.ts';
import { SalesAdminController } from './sales-admin.controller.ts';
import { SalesDayFigures } from './sales-days.service.ts';
import { SiteSalesFigures } from './site-sales.service.ts';
import { UnpaidOrders } from './unpaid-orders.service.ts';
import { WaitingOrdersController } from './waiting-orders.controller.ts';

/** Orders as buyers and admins see them. */
@Module({
  imports: [
    AccountsModule,
    CartModule,
    CatalogueModule,
    CheckoutModule,
    FulfilmentModule,
    InvoicesModule,
    LicencesModule,
    MailsModule,
    ReconciliationModule,
    StripeModule,
  ],
  controllers: [
    OrdersController,
    OwnedVersionsController,
    OwnSalesController,
    PaymentAlertsAdminController,
    OrdersAdminController,
    SalesAdminController,
    OrderNumbersController,
    WaitingOrdersController,
  ],
  providers: [
    AdminNames,
    ManagedAlerts,
    ManagedOrders,
    OrderChecks,
    OrderDecisions,
    Orders,
    OwnedVersionFiles,
    OwnSalesFigures,
    Refunds,
    SalesDayFigures,
    SiteSalesFigures,
    UnpaidOrders,
  ],
  exports: [Orders],
})
export class OrdersModule {}

export const ordersPart: ServicePart = {
  module: OrdersModule,
};
