import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { orderStatuses } from './order.ts';

/** Cases of payments that a person has to look at. */
export const paymentAlertKinds = [
  'mismatch',
  'paid-late',
  'paid-twice',
  'refund-failed',
  'refund-without-line',
  'inquiry',
  'dispute',
  'dispute-won',
  'dispute-lost',
] as const;
export type PaymentAlertKind = (typeof paymentAlertKinds)[number];

export const paymentAlertStates = ['open', 'done'] as const;
export const paymentAlertSorts = ['createdAt'] as const;
export const paymentAlertsQuery = keysetQuery(paymentAlertSorts).extend({
  state: z.enum(paymentAlertStates).default('open').catch('open'),
  kind: z.enum(paymentAlertKinds).optional().catch(undefined),
});

export const paymentAlertSchema = z.object({
  id: z.uuid(),
  kind: z.enum(paymentAlertKinds),
  order: z.object({ id: z.uuid(), number: z.string(), status: z.enum(orderStatuses) }),
  /** The payment, refund or dispute at the provider. */
  ref: z.string(),
  /** In the currency beside it. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Null while it waits for somebody. */
  done: z
    .object({
      at: z.iso.datetime(),
      /** The admin's username; null when the account is gone or can't be found out now. */
      by: z.string().nullable(),
    })
    .nullable(),
  note: z.string().nullable(),
});
export const paymentAlertsSchema = keysetPageOf(paymentAlertSchema);

/** `note` says what was done, for those who look at it later. */
export const paymentAlertDecisionSchema = z.object({ done: z.boolean(), note: z.string().trim().max(500).default('') });

export type PaymentAlertsQuery = z.infer<typeof paymentAlertsQuery>;
export type PaymentAlert = z.infer<typeof paymentAlertSchema>;
export type PaymentAlertDecision = z.infer<typeof paymentAlertDecisionSchema>;
