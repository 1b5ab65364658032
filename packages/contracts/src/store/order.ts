/**
 * States of an order. `paid_late`: paid after it had expired; `mismatch`: amount or currency
 * differ, not fulfilled; `disputed`: the buyer's bank has reversed the payment until the dispute is
 * decided.
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
