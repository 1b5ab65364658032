import { Failure, refused } from '../../api/failure.ts';
import { answerList, createdRange, pageFields } from '../../api/list.ts';
import { type Route, route } from '../../api/route.ts';
import {
  currency,
  emailAddress,
  flag,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  shape,
  solidText,
  text,
  webAddress,
} from '../../api/shape.ts';
import type { Call } from '../../data/transactions.ts';
import type { PaymentIntent } from '../../data/types.ts';
import { maximumAmount } from '../catalogue/catalogue.ts';
import { attempt, cancelIntent, cardError, createIntent } from './intent-states.ts';
import { resolvePaymentMethod } from './payment-methods.ts';

const path = '/v1/payment_intents';
const smallest = 50;

/** Stripe's minimum amount: fifty cents, or the equivalent. */
export function refuseTooSmall(amount: number, code: string, param: string, message?: string): void {
  if (amount >= smallest) return;
  throw refused(message ?? `Amount must be at least $0.50 ${code}`, param, 'amount_too_small');
}

function unexpectedState(intent: PaymentIntent, action: string): Failure {
  return new Failure(400, `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

function refuseCheckoutOwned(call: Call, intent: PaymentIntent, action: string): void {
  const { session } = call.objects.hidden(intent.id);
  if (!session) return;
  const message = `You cannot ${action} this PaymentIntent because it was created by Checkout Session ${session}. Use the Checkout Session instead.`;
  throw refused(message, undefined, 'payment_intent_unexpected_state');
}

function confirm(
  call: Call,
  intent: PaymentIntent,
  methodId: string | undefined,
  returnUrl: string | undefined,
): PaymentIntent {
  const id = methodId ?? intent.payment_method;
  if (!id) {
    throw refused(
      "You cannot confirm this PaymentIntent because it's missing a payment method. Supply a PaymentMethod with the `payment_method` parameter.",
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  const method = resolvePaymentMethod(call, id, intent.customer);
  const url = new URL(call.payUrl(intent.id));
  const tried = attempt(call, intent, method, url.href);
  if (tried.next_action?.redirect_to_url && returnUrl) {
    tried.next_action.redirect_to_url.return_url = returnUrl;
    call.objects.save<'payment_intent'>(tried);
  }
  if (tried.last_payment_error) throw cardError(tried);
  return tried;
}

const described = { description: text(1000), metadata, receipt_email: emailAddress };

export const paymentIntentRoutes: Route[] = [
  route(
    'POST',
    path,
    {
      ...described,
      amount: required(integer(0, maximumAmount)),
      currency: required(currency),
      allowed_payment_method_types: list(solidText()),
      automatic_payment_methods: shape({ enabled: required(flag), allow_redirects: oneOf('always', 'never') }),
      capture_method: oneOf('automatic', 'automatic_async'),
      confirm: flag,
      customer: solidText(),
      payment_method: solidText(),
      return_url: webAddress,
      statement_descriptor: solidText(22),
      statement_descriptor_suffix: solidText(22),
    },
    (call, input) => {
      refuseTooSmall(input.amount, input.currency, 'amount');
      if (input.customer) call.objects.get('customer', input.customer, 'customer');
      const intent = createIntent(call, { ...input, metadata: mergeMetadata({}, input.metadata) });
      if (input.confirm) return confirm(call, intent, input.payment_method, input.return_url);
      if (!input.payment_method) return intent;
      const method = resolvePaymentMethod(call, input.payment_method, intent.customer);
      const ready: PaymentIntent = { ...intent, payment_method: method.id, status: 'requires_confirmation' };
      call.objects.save<'payment_intent'>(ready);
      return ready;
    },
  ),
  route('GET', `${path}/:id`, { client_secret: solidText() }, (call, _, { id = '' }) =>
    call.objects.get('payment_intent', id),
  ),
  route(
    'POST',
    `${path}/:id`,
    { ...described, amount: integer(0, maximumAmount) },
    (call, { metadata: change, amount, ...input }, { id = '' }) => {
      const intent = call.objects.get('payment_intent', id);
      if (amount !== undefined && amount !== intent.amount) {
        if (intent.status === 'succeeded' || intent.status === 'canceled')
          throw unexpectedState(intent, 'update the amount of');
        refuseCheckoutOwned(call, intent, 'update the amount of');
        refuseTooSmall(amount, intent.currency, 'amount');
      }
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const next = {
        ...intent,
        ...given,
        amount: amount ?? intent.amount,
        metadata: mergeMetadata(intent.metadata, change),
      };
      call.objects.save<'payment_intent'>(next);
      return next;
    },
  ),
  route(
    'POST',
    `${path}/:id/confirm`,
    { payment_method: solidText(), return_url: webAddress, receipt_email: emailAddress },
    (call, input, { id = '' }) => {
      const intent = call.objects.get('payment_intent', id);
      refuseCheckoutOwned(call, intent, 'confirm');
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
        throw unexpectedState(intent, 'confirm');
      }
      return confirm(call, intent, input.payment_method, input.return_url);
    },
  ),
  route(
    'POST',
    `${path}/:id/cancel`,
    { cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer') },
    (call, input, { id = '' }) => {
      const intent = call.objects.get('payment_intent', id);
      refuseCheckoutOwned(call, intent, 'cancel');
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'cancel');
      return cancelIntent(call, intent, input.cancellation_reason ?? null);
    },
  ),
  route('GET', path, { ...pageFields, created: createdRange, customer: solidText() }, (call, input) =>
    answerList(call, 'payment_intent', path, input, { created: input.created, equal: { customer: input.customer } }),
  ),
];
