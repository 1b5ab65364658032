import { z } from 'zod';

/** What Stripe says about a payment, in our words. `open`: the buyer may still pay; `waiting`: the bank takes its time. */
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

/** Money given back, as Stripe tells it. */
export interface RefundFacts {
  orderId: string | undefined;
  paymentIntentId: string | undefined;
  /** False when only a part was given back: that closes nothing. */
  whole: boolean;
}

const reference = z.union([z.string(), z.object({ id: z.string() }).transform((value) => value.id)]).nullish();

/** States of a payment intent in which nothing is on its way any more. */
const deadPayments = new Set(['requires_payment_method', 'canceled']);

/** The part of a Checkout Session that we read. The SDK may resolve an answer of another shape: it is refused here. */
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
  /** Expanded where we ask for the session; its id alone in events. */
  payment_intent: z
    .union([
      z.string().transform((id) => ({ id, status: undefined })),
      z.object({ id: z.string(), status: z.string() }),
    ])
    .nullish(),
  customer_details: z.object({ email: z.string().nullish(), name: z.string().nullish() }).nullish(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A charge with what was given back of it (`charge.refunded`). */
export const chargeSchema = z.object({
  id: z.string(),
  object: z.literal('charge'),
  amount: z.int(),
  amount_refunded: z.int(),
  payment_intent: reference,
  metadata: z.record(z.string(), z.string()).nullish(),
});

export type Charge = z.infer<typeof chargeSchema>;
/** A refund, as far as it names what it gives back. */
export const refundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  charge: reference,
  payment_intent: reference,
});
/** A dispute. Its status begins with `warning` while the bank only asks and has taken nothing. */
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
  // The bank said no, and the event that tells so may never come.
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

/** A charge of which nothing is left to the shop closes its order. */
export const factsOfRefund = (charge: Charge): RefundFacts => ({
  orderId: charge.metadata?.order_id,
  paymentIntentId: charge.payment_intent ?? undefined,
  whole: charge.amount_refunded >= charge.amount,
});
