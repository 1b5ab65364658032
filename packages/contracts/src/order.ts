import type { z } from 'zod';
import type {
  checkoutAnswerSchema,
  licenceSchema,
  orderSchema,
  orderSummarySchema,
  priceChangeSchema,
} from './order.schema.ts';

/**
 * States of an order. `paid_late`: paid after it had expired; `mismatch`: amount or currency differ, not fulfilled;
 * `disputed`: the buyer's bank has taken the money back and hears both sides.
 */
export const orderStatuses = [
  'pending',
  'paid',
  'fulfilled',
  'expired',
  'refunded',
  'paid_late',
  'mismatch',
  'disputed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export type Licence = z.infer<typeof licenceSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Order = z.infer<typeof orderSchema>;
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;
export type PriceChange = z.infer<typeof priceChangeSchema>;
