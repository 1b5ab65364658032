import type { Route } from '../api/route.ts';
import { priceRoutes } from './catalogue/prices.ts';
import { productRoutes } from './catalogue/products.ts';
import { sessionRoutes } from './checkout/sessions.ts';
import { couponRoutes } from './coupons/coupons.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { chargeRoutes } from './payments/charges.ts';
import { paymentIntentRoutes } from './payments/payment-intents.ts';
import { paymentMethodRoutes } from './payments/payment-methods.ts';
import { refundRoutes } from './payments/refunds.ts';

export const apiRoutes: readonly Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...sessionRoutes,
  ...paymentIntentRoutes,
  ...refundRoutes,
  ...chargeRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...paymentMethodRoutes,
];
