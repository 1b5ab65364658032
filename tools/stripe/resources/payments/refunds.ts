import { badParameter, refused } from '../../api/failure.ts';
import { answerList, createdRange, pageFields } from '../../api/list.ts';
import { type Route, route } from '../../api/route.ts';
import { integer, mergeMetadata, metadata, oneOf, solidText } from '../../api/shape.ts';
import { newId } from '../../data/ids.ts';
import { type Call, changes } from '../../data/transactions.ts';
import type { Charge, Refund } from '../../data/types.ts';

const path = '/v1/refunds';
const dollars = (cents: number, currency: string) =>
  currency === 'usd' ? `$${(cents / 100).toFixed(2)}` : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;

function chargeToRefund(call: Call, chargeId: string | undefined, intentId: string | undefined): Charge {
  if (!chargeId && !intentId) {
    throw badParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
      'parameter_missing',
    );
  }
  if (chargeId) return call.objects.get('charge', chargeId, 'charge');
  const intent = call.objects.get('payment_intent', intentId ?? '', 'payment_intent');
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw refused('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  }
  return call.objects.get('charge', intent.latest_charge);
}

function createRefund(
  call: Call,
  charge: Charge,
  input: {
    amount?: number | undefined;
    reason?: string | undefined;
    metadata?: Record<string, string> | null | undefined;
  },
): Refund {
  if (!charge.paid) throw refused(`Charge ${charge.id} is not paid and can't be refunded.`, 'charge');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = input.amount ?? left;
  if (amount > left) {
    const message = `Refund amount (${dollars(amount, charge.currency)}) is greater than unrefunded amount on charge (${dollars(left, charge.currency)})`;
    throw refused(message, 'amount');
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: mergeMetadata({}, input.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  call.objects.insert('refund', refund, charge.id);
  call.emit('refund.created', refund);
  const refunded = charge.amount_refunded + amount;
  const next: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  call.objects.save<'charge'>(next);
  call.emit('charge.refunded', next, changes(charge, next));
  return refund;
}

/** The bank returns the money days later: it is the shop's again, and can be refunded in another way. */
export function failRefund(call: Call, id: string): Refund {
  const refund = call.objects.get('refund', id);
  if (refund.status !== 'succeeded' && refund.status !== 'pending')
    throw refused(`Refund ${id} has a status of ${refund.status}.`);
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  call.objects.save<'refund'>(failed);
  const charge = call.objects.get('charge', refund.charge);
  const kept = { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false };
  call.objects.save<'charge'>(kept);
  call.emit('refund.failed', failed);
  call.emit('refund.updated', failed, changes(refund, failed));
  return failed;
}

export const refundRoutes: Route[] = [
  route(
    'POST',
    path,
    {
      amount: integer(1),
      charge: solidText(),
      payment_intent: solidText(),
      metadata,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    (call, input) => createRefund(call, chargeToRefund(call, input.charge, input.payment_intent), input),
  ),
  route('GET', `${path}/:id`, {}, (call, _, { id = '' }) => call.objects.get('refund', id)),
  route('POST', `${path}/:id`, { metadata }, (call, input, { id = '' }) => {
    const refund = call.objects.get('refund', id);
    const next = { ...refund, metadata: mergeMetadata(refund.metadata, input.metadata) };
    call.objects.save<'refund'>(next);
    call.emit('refund.updated', next, changes(refund, next));
    return next;
  }),
  route(
    'GET',
    path,
    { ...pageFields, charge: solidText(), created: createdRange, payment_intent: solidText() },
    (call, input) =>
      answerList(call, 'refund', path, input, {
        created: input.created,
        ...(input.charge ? { parent: input.charge } : {}),
        equal: { payment_intent: input.payment_intent },
      }),
  ),
  route('GET', '/v1/charges/:id/refunds', pageFields, (call, input, { id = '' }) => {
    call.objects.get('charge', id);
    return answerList(call, 'refund', `/v1/charges/${id}/refunds`, input, { parent: id });
  }),
];
