import type { Route } from '../api/route.ts';
import { chargeRoutes } from './charges.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { sessionRoutes } from './sessions.ts';

export const apiRoutes: readonly Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...sessionRoutes,
  ...paymentIntentRoutes,
  ...refundRoutes,
  ...chargeRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...paymentMethodRoutes,
];
