import { z } from 'zod';

/** A span of time; the first moment is included, the last isn't. */
export const reconciliationQuery = z
  .object({ from: z.iso.datetime(), to: z.iso.datetime() })
  .refine(({ from, to }) => from < to, { path: ['to'] });

/**
 * How the books differ from the provider's. `missing-here`: the store knows nothing of it;
 * `missing-there`: the provider doesn't; `second-payment`: of an order that another one has paid;
 * `status`: it failed in one of them only; `day`: the same money on another day (UTC).
 */
export const moneyDifferences = [
  'missing-here',
  'missing-there',
  'second-payment',
  'amount',
  'currency',
  'status',
  'day',
] as const;
/**
 * `dispute`: lost, as the provider's event reported it. `failed-refund`: no money went back, but its credit note has
 * been issued, and its number mustn't be missing in the books.
 */
export const moneyKinds = ['payment', 'refund', 'failed-refund', 'dispute'] as const;

/** Money that came or went, by the provider's clock; refunds and disputes are negative. */
export const moneyMovementSchema = z.object({
  kind: z.enum(moneyKinds),
  at: z.iso.datetime(),
  /** The provider's id: of the payment intent, refund or dispute. */
  id: z.string(),
  order: z.object({ id: z.uuid(), number: z.string(), reference: z.string().nullable() }).nullable(),
  /** Number of the invoice or credit note. */
  document: z.string().nullable(),
  /** Why a refund was made, in the words of the admin. */
  note: z.string().nullable(),
  currency: z.string(),
  /** Amount on the store's books; null when it isn't there. */
  store: z.number().nullable(),
  provider: z.number().nullable(),
  difference: z.enum(moneyDifferences).nullable(),
});

/** The newest part of the span. The rest is compared by another call, with this `from` as its `to`. */
export const reconciliationSchema = z.object({
  from: z.iso.datetime(),
  movements: z.array(moneyMovementSchema),
});

export type MoneyDifference = (typeof moneyDifferences)[number];
export type MoneyMovement = z.infer<typeof moneyMovementSchema>;
export type Reconciliation = z.infer<typeof reconciliationSchema>;
export type ReconciliationQuery = z.infer<typeof reconciliationQuery>;
