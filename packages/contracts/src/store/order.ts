/**
 * States of an order. `expired`: not paid in time, or closed because it could not stay as it was;
 * `cancelled`: by its buyer, before a payment; `paid_late`: paid after either; `mismatch`: amount or currency
 * differ, not fulfilled; `disputed`: the buyer's bank has reversed the payment until the dispute is
 * decided.
 */
export const orderStatuses = [
  'pending',
  'paid',
  'fulfilled',
  'expired',
  'cancelled',
  'refunded',
  'paid_late',
  'mismatch',
  'disputed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Days from the payment in which a purchase can be returned without a reason, as the terms say. */
export const returnDays = 14;

/** What an order's lines give: keys and files, courses, or both. */
export function heldBy(lines: readonly { type: 'product' | 'course' }[]): 'products' | 'courses' | 'both' {
  if (lines.every(({ type }) => type === 'product')) return 'products';
  return lines.every(({ type }) => type === 'course') ? 'courses' : 'both';
}

export const licenceStates = ['active', 'revoked'] as const;
/** The first is the usual one. */
export const licenceSorts = ['newest', 'oldest', 'product'] as const;
