import { documentation, Failure } from '../../api/failure.ts';
import { newId } from '../../data/ids.ts';
import type { Call } from '../../data/transactions.ts';
import type { Metadata, PaymentError, PaymentIntent, PaymentMethod } from '../../data/types.ts';
import { createCharge } from './charges.ts';
import { messages, type Outcome } from './test-cards.ts';

interface NewIntent {
  amount: number;
  currency: string;
  customer?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Metadata | undefined;
  receipt_email?: string | null | undefined;
  statement_descriptor?: string | null | undefined;
  statement_descriptor_suffix?: string | null | undefined;
}

/** A payment intent; `session` marks one that Checkout owns. */
export function createIntent(call: Call, input: NewIntent, session?: string): PaymentIntent {
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: session ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: call.now,
    currency: input.currency,
    customer: input.customer ?? null,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: input.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: input.statement_descriptor ?? null,
    statement_descriptor_suffix: input.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  call.objects.insert('payment_intent', intent, undefined, session ? { session } : {});
  call.emit('payment_intent.created', intent);
  return intent;
}

export function saveIntent(call: Call, intent: PaymentIntent, event: string): PaymentIntent {
  call.objects.save<'payment_intent'>(intent);
  call.emit(event, intent);
  return intent;
}

/** Tries to charge the card; the returned status is the result. */
export function attempt(call: Call, intent: PaymentIntent, method: PaymentMethod, returnUrl: string): PaymentIntent {
  const outcome = call.objects.hidden(method.id).outcome as Outcome;
  const tried = { ...intent, payment_method: method.id, last_payment_error: null, next_action: null };
  if (outcome.kind === 'success') return succeed(call, tried, method);
  if (outcome.kind === 'decline') return decline(call, tried, method, outcome);
  const waiting: PaymentIntent = {
    ...tried,
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: returnUrl } },
  };
  return saveIntent(call, waiting, 'payment_intent.requires_action');
}

export function succeed(call: Call, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const charge = createCharge(call, intent, method);
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  return saveIntent(call, paid, 'payment_intent.succeeded');
}

type Decline = Extract<Outcome, { kind: 'decline' }>;

export function decline(call: Call, intent: PaymentIntent, method: PaymentMethod, outcome: Decline): PaymentIntent {
  const error = paymentError(outcome, method);
  const charge = createCharge(call, intent, method, error);
  return fail(call, { ...intent, latest_charge: charge.id }, { ...error, charge: charge.id });
}

/** Failed authentication never reached the bank: no charge. */
export function failAuthentication(call: Call, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const code = 'payment_intent_authentication_failure';
  return fail(call, intent, paymentError({ kind: 'decline', code }, method));
}

function paymentError(outcome: Decline, method: PaymentMethod): PaymentError {
  const text = messages[outcome.declineCode ?? ''] ?? messages[outcome.code] ?? 'Your card was declined.';
  return {
    code: outcome.code,
    ...(outcome.declineCode ? { decline_code: outcome.declineCode } : {}),
    doc_url: documentation(outcome.code),
    message: text,
    ...(outcome.param ? { param: outcome.param } : {}),
    payment_method: method,
    type: 'card_error',
  };
}

function fail(call: Call, intent: PaymentIntent, error: PaymentError): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  };
  return saveIntent(call, failed, 'payment_intent.payment_failed');
}

export function cancelIntent(call: Call, intent: PaymentIntent, reason: string | null): PaymentIntent {
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: call.now,
    cancellation_reason: reason,
    next_action: null,
  };
  return saveIntent(call, canceled, 'payment_intent.canceled');
}

/** The 402 of a declined confirmation; the failed charge and its events stay. */
export function cardError(intent: PaymentIntent): Failure {
  const error = intent.last_payment_error;
  if (!error) throw new Error(`${intent.id} has no payment error`);
  const { message, doc_url: _, ...details } = error;
  return new Failure(402, message, { ...details, payment_intent: intent }, { keepsChanges: true });
}
