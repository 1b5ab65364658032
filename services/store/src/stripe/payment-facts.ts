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
  /** What coupons took off. */
  discountCents: number;
  /** Taxes within the amount; undefined when Stripe wasn't asked to compute any. */
  taxCents?: number | undefined;
  currency: string;
  paymentIntentId: string | undefined;
  email: string | undefined;
  name: string | undefined;
  /** When the money arrived, by Stripe's clock; the books of both then agree on the day. */
  paidAt?: Date | undefined;
}

/** A refund, as Stripe reports it. */
export interface RefundFacts {
  id: string;
  amountCents: number;
  at: Date;
  /** It failed or was cancelled: the money is still here. */
  failed: boolean;
  /** The order lines that it is for; empty for the rest of the payment, or for a part that was refunded at Stripe. */
  lineIds: string[];
}

/** Refunds of one payment. */
export interface RefundedPayment {
  orderId: string | undefined;
  paymentIntentId: string | undefined;
  /** What was charged. */
  amountCents: number;
  refunds: RefundFacts[];
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
  total_details: z.object({ amount_discount: z.int(), amount_tax: z.int().optional() }).nullish(),
  automatic_tax: z.object({ enabled: z.boolean() }).nullish(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  /** Expanded with its charge when we fetch the session; only its id in events. */
  payment_intent: z
    .union([
      z.string().transform((id) => ({ id, status: undefined, latest_charge: undefined })),
      z.object({
        id: z.string(),
        status: z.string(),
        latest_charge: z.union([z.string().transform(() => undefined), z.object({ created: z.int() })]).nullish(),
      }),
    ])
    .nullish(),
  customer_details: z.object({ email: z.string().nullish(), name: z.string().nullish() }).nullish(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The charge of a payment. */
export const chargeSchema = z.object({
  id: z.string(),
  object: z.literal('charge'),
  amount: z.int(),
  amount_captured: z.int(),
  currency: z.string(),
  created: z.int(),
  status: z.string(),
  payment_intent: reference,
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type Charge = z.infer<typeof chargeSchema>;

/** A refund; its charge is expanded when we fetch it. */
export const refundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.int(),
  currency: z.string(),
  created: z.int(),
  status: z.string().nullable(),
  charge: chargeSchema,
  payment_intent: reference,
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type Refund = z.infer<typeof refundSchema>;

/** An event about refunds (`charge.refunded`, `refund.…`), as far as it identifies the payment. */
export const refundNoticeSchema = z.object({ payment_intent: reference });

/** A dispute. Its status begins with `warning` while the bank is only inquiring and no money was taken. */
export const disputeSchema = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  payment_intent: reference,
  status: z.string(),
  amount: z.int().optional(),
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
  const paidAt = session.payment_intent?.latest_charge?.created;
  return {
    orderId,
    attemptId: session.metadata?.attempt_id,
    sessionId: session.id,
    outcome: outcomeOf(session),
    amountCents: session.amount_total ?? 0,
    discountCents: session.total_details?.amount_discount ?? 0,
    taxCents: session.automatic_tax?.enabled ? (session.total_details?.amount_tax ?? 0) : undefined,
    currency: (session.currency ?? '').toUpperCase(),
    paymentIntentId: session.payment_intent?.id,
    email: session.customer_details?.email ?? undefined,
    name: session.customer_details?.name ?? undefined,
    paidAt: paidAt === undefined ? undefined : new Date(paidAt * 1000),
  };
}

/** Our own refunds name their lines. */
export const lineIdsOf = ({ metadata }: Pick<Refund, 'metadata'>): string[] =>
  metadata?.line_ids?.split(' ').filter(Boolean) ?? [];

const failedRefunds = new Set(['failed', 'canceled']);
export const hasFailed = ({ status }: Pick<Refund, 'status'>) => failedRefunds.has(status ?? '');

/** Oldest first. Undefined for a payment without refunds. */
export function factsOfRefunds(refunds: readonly Refund[]): RefundedPayment | undefined {
  const [first] = refunds;
  if (!first) return undefined;
  const { charge } = first;
  const orderId = first.metadata?.order_id ?? charge.metadata?.order_id;
  return {
    orderId: z.uuid().safeParse(orderId).success ? orderId : undefined,
    paymentIntentId: first.payment_intent ?? charge.payment_intent ?? undefined,
    amountCents: charge.amount_captured,
    refunds: refunds
      .toSorted((one, other) => one.created - other.created)
      .map((refund) => ({
        id: refund.id,
        amountCents: refund.amount,
        at: new Date(refund.created * 1000),
        failed: hasFailed(refund),
        lineIds: lineIdsOf(refund),
      })),
  };
}
