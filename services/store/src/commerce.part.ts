import { IdempotentAnswerEntity, type ServicePart } from '@arcada/service-kit';
import { AccountCartEntity, CartAliasEntity } from './cart/account-cart.entity.ts';
import { CartController } from './cart/cart.controller.ts';
import { CartEntity, CartLineEntity } from './cart/cart.entity.ts';
import { CartService } from './cart/cart.service.ts';
import { CartClaims } from './cart/cart-claims.ts';
import { CourseCatalogue } from './cart/course-catalogue.ts';
import { Offers } from './cart/offers.ts';
import { Buyers } from './checkout/buyers.ts';
import { CheckoutController } from './checkout/checkout.controller.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { CheckoutClosing } from './checkout/checkout-closing.ts';
import { closeCheckoutTask, LiveCheckouts } from './ledger/live-checkouts.ts';
import { OrderPlacing } from './checkout/order-placing.ts';
import { PaymentAttemptEntity } from './ledger/payment-attempt.entity.ts';
import { PaymentSessions } from './checkout/payment-sessions.ts';
import { CartPricing } from './checkout/priced-cart.ts';
import { Delivery } from './fulfilment/delivery.service.ts';
import { DueAttempts } from './reconciliation/due-attempts.ts';
import { PaymentAlerts } from './fulfilment/payment-alerts.ts';
import { PaymentChecks } from './reconciliation/payment-checks.service.ts';
import { Settlement } from './fulfilment/settlement.service.ts';
import { Housekeeping } from './privacy/retention.ts';
import { InvoiceEntity, InvoicePartEntity } from './invoices/invoice.entity.ts';
import { InvoiceService, renderInvoiceTask } from './invoices/invoice.service.ts';
import { ActivationService } from './licences/activation.service.ts';
import { EntitlementEntity, LicenceMachineEntity } from './licences/entitlement.entity.ts';
import { LicenceController } from './licences/licence.controller.ts';
import { LicenceService } from './licences/licence.service.ts';
import { LicenceSigner } from './licences/licence-signer.ts';
import { OrderMails } from './mails/order-mails.ts';
import { createAccountCarts } from './migrations/1795000000015-create-account-cart.ts';
import { IndexStripeEvent1795000000017 } from './migrations/1795000000017-index-stripe-event.ts';
import { commerceMigrations } from './migrations/commerce.ts';
import { CounterEntity } from './ledger/counter.entity.ts';
import { OrderEntity, OrderLineEntity, OrderStepEntity } from './ledger/order.entity.ts';
import { OrdersController } from './orders/orders.controller.ts';
import { OrdersService } from './orders/orders.service.ts';
import { OrdersAdminController } from './orders/orders-admin.controller.ts';
import { Refunds } from './orders/refunds.service.ts';
import { PersonalDataController } from './privacy/personal-data.controller.ts';
import { PersonalData } from './privacy/personal-data.service.ts';
import { Payments } from './stripe/payments.ts';
import { StripeEventEntity } from './webhooks/stripe-event.entity.ts';
import { WebhookController } from './webhooks/webhook.controller.ts';
import { WebhookService } from './webhooks/webhook.service.ts';

/** Selling: cart, checkout, orders, licences, invoices, Stripe's events and the e-mails about them. */
export const commercePart: ServicePart = {
  controllers: [
    CartController,
    CheckoutController,
    LicenceController,
    OrdersController,
    OrdersAdminController,
    PersonalDataController,
    WebhookController,
  ],
  providers: [
    ActivationService,
    Buyers,
    CartClaims,
    CartPricing,
    CartService,
    CheckoutClosing,
    CheckoutService,
    CourseCatalogue,
    Delivery,
    DueAttempts,
    Housekeeping,
    InvoiceService,
    LicenceService,
    LicenceSigner,
    LiveCheckouts,
    Offers,
    OrderMails,
    OrderPlacing,
    OrdersService,
    PaymentAlerts,
    PaymentChecks,
    Payments,
    PaymentSessions,
    PersonalData,
    Refunds,
    Settlement,
    WebhookService,
  ],
  entities: [
    AccountCartEntity,
    CartAliasEntity,
    CartEntity,
    CartLineEntity,
    CounterEntity,
    EntitlementEntity,
    IdempotentAnswerEntity,
    InvoiceEntity,
    InvoicePartEntity,
    LicenceMachineEntity,
    OrderEntity,
    OrderLineEntity,
    OrderStepEntity,
    PaymentAttemptEntity,
    StripeEventEntity,
  ],
  migrations: [...commerceMigrations, ...createAccountCarts, IndexStripeEvent1795000000017],
  housekeepers: [Housekeeping],
  onEvent: {
    'identity.user.erased': ({ userId }, manager, { get }) => get(PersonalData).erase(manager, userId),
  },
  tasks: {
    async [closeCheckoutTask]({ orderId }: { orderId: string }, { get }) {
      await get(CheckoutClosing).close(orderId, 'cart', 'background');
    },
    async [renderInvoiceTask]({ orderId }: { orderId: string }, { get }) {
      await get(InvoiceService).pdf(orderId);
    },
  },
};
