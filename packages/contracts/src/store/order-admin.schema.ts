import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { creditNoteSchema, orderItemSchema, orderSummarySchema } from './order.schema.ts';
import { orderStatuses } from './order.ts';

const buyerSchema = z.object({
  id: z.uuid(),
  /** Null when unknown. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** The account was erased. */
  erased: z.boolean(),
});

/** An order in the list for admins. */
export const managedOrderSummarySchema = orderSummarySchema.extend({
  buyer: buyerSchema,
  paidAt: z.iso.datetime().nullable(),
});

export const managedOrderSorts = ['createdAt', 'total'] as const;
export const managedOrdersQuery = keysetQuery(managedOrderSorts).extend({
  /** A number (`A-000123` or `123`), or a part of the buyer's name or address. */
  q: z.string().trim().max(100).optional(),
  status: z.enum(orderStatuses).optional().catch(undefined),
  /** The account that bought. */
  buyer: z.uuid().optional().catch(undefined),
  /** Days on which it was placed, both included, in UTC. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export const managedOrdersSchema = keysetPageOf(managedOrderSummarySchema);

/** Why something happened to an order: an event of the provider, the return of the buyer, a check by itself, … */
export const causeKinds = ['webhook', 'return', 'reconciler', 'checkout', 'buyer', 'admin'] as const;
export const causeSchema = z.object({
  kind: z.enum(causeKinds),
  /** The provider's event or the admin's account. */
  id: z.string().nullable(),
  /** The admin's username; null when the account is gone or can't be found out now. */
  name: z.string().nullable(),
});

export const refundSchema = z.object({
  /** The provider's id. */
  id: z.string(),
  at: z.iso.datetime(),
  amount: z.number(),
  /** The provider reported that the money did not arrive, and took it back. */
  failedAt: z.iso.datetime().nullable(),
  cause: causeSchema,
  /** Why, in the words of the admin who made it. */
  note: z.string().nullable(),
  /** Lines that it returned; none for a part that was refunded at the provider. */
  lineIds: z.array(z.uuid()),
  creditNote: creditNoteSchema.nullable(),
});

export const longestRefundNote = 300;
/** Nothing else: who sends lines to the refund of a whole order is refused before all of it goes back. */
export const refundRequestSchema = z.strictObject({ note: z.string().trim().max(longestRefundNote).optional() });

/**
 * `confirmation`: the order is ready; `refund`: money went back; `credit-note`: the same, with a credit note; `end`: what
 * came for nothing was taken back.
 */
export const orderMailKinds = ['confirmation', 'refund', 'credit-note', 'end'] as const;
/** What an admin can have sent again; a refund's notice with its credit note, if there is one. */
export const repeatedOrderMails = ['confirmation', 'refund'] as const;
/** `waiting`: not delivered to the mail server yet; `failed`: given up. */
export const orderMailStates = ['sent', 'waiting', 'failed'] as const;

/** Everything about one order, for admins. */
export const managedOrderSchema = managedOrderSummarySchema.extend({
  language: z.string(),
  /** The buyer’s, as given for the invoice. */
  company: z.string().nullable(),
  /** What arrived; null while nothing has. */
  paid: z.number().nullable(),
  invoiceNumber: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  items: z.array(
    orderItemSchema.omit({ licence: true, downloadable: true }).extend({
      /** What the line gave: a licence or seats in a course; null while it gives nothing. */
      right: z
        .object({
          seats: z.int(),
          machines: z.int(),
          grantedAt: z.iso.datetime(),
          revokedAt: z.iso.datetime().nullable(),
        })
        .nullable(),
    }),
  ),
  refunds: z.array(refundSchema),
  steps: z.array(
    z.object({ at: z.iso.datetime(), from: z.enum(orderStatuses), to: z.enum(orderStatuses), cause: causeSchema }),
  ),
  attempts: z.array(
    z.object({
      id: z.uuid(),
      status: z.enum(['created', 'open', 'failed', 'closed']),
      sessionId: z.string().nullable(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(orderMailKinds),
      at: z.iso.datetime(),
      state: z.enum(orderMailStates),
    }),
  ),
});

/** What the provider says about an order's payment pages; `none`: it was never given one that the provider knows. */
export const orderPayments = ['none', 'open', 'waiting', 'paid', 'expired'] as const;
export const orderCheckSchema = z.object({
  order: managedOrderSchema,
  payment: z.enum(orderPayments),
  /** Something had been missed, and was applied. */
  changed: z.boolean(),
});

export type ManagedOrdersQuery = z.infer<typeof managedOrdersQuery>;
export type ManagedOrderSummary = z.infer<typeof managedOrderSummarySchema>;
export type ManagedOrder = z.infer<typeof managedOrderSchema>;
export type OrderPayment = (typeof orderPayments)[number];
export type OrderCheck = z.infer<typeof orderCheckSchema>;
export type OrderCause = z.infer<typeof causeSchema>;
export type RefundRequest = z.infer<typeof refundRequestSchema>;
export type OrderRefund = z.infer<typeof refundSchema>;
export type OrderMailKind = (typeof orderMailKinds)[number];
export type RepeatedOrderMail = (typeof repeatedOrderMails)[number];
