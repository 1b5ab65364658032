import { Outbox, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.ts';
import { CartModule } from '../cart/cart.module.ts';
import { CouponsModule } from '../coupons/coupons.module.ts';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { closeCheckoutTask } from '../ledger/live-checkouts.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { addressChangedTask, BuyerConfirmation } from './buyer-confirmation.ts';
import { Buyers } from './buyers.ts';
import { CheckoutController } from './checkout.controller.ts';
import { Checkouts } from './checkout.service.ts';
import { CheckoutClosing } from './checkout-closing.ts';
import { OrderPlacing } from './order-placing.ts';
import { PaymentSessions } from './payment-sessions.ts';
import { CartPricing } from './priced-cart.ts';

@Module({
  imports: [BillingModule, CartModule, CouponsModule, FulfilmentModule, StripeModule],
  controllers: [CheckoutController],
  providers: [BuyerConfirmation, Buyers, CartPricing, CheckoutClosing, Checkouts, OrderPlacing, PaymentSessions],
  exports: [CheckoutClosing, PaymentSessions],
})
export class CheckoutModule {}

export const checkoutPart: ServicePart = {
  module: CheckoutModule,
  onEvent: {
    // Later: identity is asked which address it is.
    'identity.address.changed': async ({ userId }, manager, { get }) => {
      await get(Outbox).addTask(manager, addressChangedTask, { userId });
    },
  },
  tasks: {
    [addressChangedTask]: (payload: unknown, { get }) => get(BuyerConfirmation).run(payload),
    async [closeCheckoutTask]({ orderId }: { orderId: string }, { get }) {
      await get(CheckoutClosing).close(orderId, 'cart', 'background');
    },
  },
};
