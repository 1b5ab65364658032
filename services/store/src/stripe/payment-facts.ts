import { z } from 'zod';

/**
 * What Stripe reports about a payment, in our terms. `open`: the buyer may still pay; `waiting`:
 * the bank is still processing.
 */
export interface PaymentFacts {
  orderId: string;
  attemptId: string | undefined;
  sessionId: string | undefined;
  outcome: 'open' | 'waiting' | 'paid' | 'expired';
  amountCents: number;
  currency: string;
  paymentIntentId: string | undefined;
  email: string | undefined;
  name: string | undefined;
}

/** A refund, as Stripe reports it. */
export interface RefundFacts {
  orderId: string | undefined;
  paymentIntentId: string | undefined;
  /** False for a partial refund, which closes nothing. */
  whole: boolean;
}

const reference = z.union([z.string(), z.object({ id: z.string() }).transform((value) => value.id)]).nullish();

/** States of a payment intent in which no payment is pending any more. */
const deadPayments = new Set(['requires_payment_method', 'canceled']);

/**
 * The part of a Checkout Session that we read. The SDK may resolve a response of another shape,
 * which is refused here.
 */
export const sessionSchema = z.object({
  id: z.string().startsWith('cs_'),
  object: z.literal('checkout.session'),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  /** Expanded when we fetch the session; only its id in events. */
  payment_intent: z
    .union([
      z.string().transform((id) => ({ id, status: undefined })),
      z.object({ id: z.string(), status: z.string() }),
    ])
    .nullish(),
  customer_details: z.object({ email: z.string().nullish(), name: z.string().nullish() }).nullish(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A charge with its refunded amount (`charge.refunded`). */
export const chargeSchema = z.object({
  id: z.string(),
  object: z.literal('charge'),
  amount: z.int(),
  amount_refunded: z.int(),
  payment_intent: reference,
  metadata: z.record(z.string(), z.string()).nullish(),
});

export type Charge = z.infer<typeof chargeSchema>;
/** A refund, as far as it identifies the payment. */
export const refundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  charge: reference,
  payment_intent: reference,
});
/** A dispute. Its status begins with `warning` while the bank is only inquiring and no money was taken. */
export const disputeSchema = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  payment_intent: reference,
  status: z.string(),
});
export type Dispute = z.infer<typeof disputeSchema>;

const outcomeOf = (session: Session): PaymentFacts['outcome'] => {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  // The bank declined, and its event may never arrive.
  return deadPayments.has(session.payment_intent?.status ?? '') ? 'expired' : 'waiting';
};

/** Undefined for a session that isn't the store's. */
export function factsOf(session: Session): PaymentFacts | undefined {
  const orderId = session.client_reference_id ?? session.metadata?.order_id;
  if (!orderId || !z.uuid().safeParse(orderId).success) return undefined;
  return {
    orderId,
    attemptId: session.metadata?.attempt_id,
    sessionId: session.id,
    outcome: outcomeOf(session),
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentIntentId: session.payment_intent?.id,
    email: session.customer_details?.email ?? undefined,
    name: session.customer_details?.name ?? undefined,
  };
}

/** A charge refunded in full closes its order. */
export const factsOfRefund = (charge: Charge): RefundFacts => ({
  orderId: charge.metadata?.order_id,
  paymentIntentId: charge.payment_intent ?? undefined,
  whole: charge.amount_refunded >= charge.amount,
});
