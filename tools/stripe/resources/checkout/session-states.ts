import { refused } from '../../api/failure.ts';
import type { Call } from '../../data/transactions.ts';
import type { Metadata, PaymentIntent, PaymentMethod, Session } from '../../data/types.ts';
import { countRedemption } from '../coupons/coupon-use.ts';
import { createCustomer } from '../customers.ts';
import {
  attempt,
  cancelIntent,
  createIntent,
  decline,
  failAuthentication,
  saveIntent,
  succeed,
} from '../payments/intent-states.ts';
import { type CardDetails, createPaymentMethod } from '../payments/payment-methods.ts';

interface IntentData {
  description?: string | null;
  metadata?: Metadata | null;
  receipt_email?: string;
  statement_descriptor?: string;
  statement_descriptor_suffix?: string;
}

/** The session as it is now: one whose time is over expires before it can be used. */
export function currentSession(call: Call, id: string): Session {
  const session = call.objects.get('checkout.session', id);
  return session.status === 'open' && session.expires_at <= call.now ? expireSession(call, session) : session;
}

export function expireSession(call: Call, session: Session): Session {
  const expired: Session = { ...session, status: 'expired', url: null };
  if (session.payment_intent) {
    const intent = call.objects.get('payment_intent', session.payment_intent);
    if (intent.status !== 'succeeded' && intent.status !== 'canceled') cancelIntent(call, intent, 'expired');
  }
  call.objects.save<'checkout.session'>(expired);
  call.emit('checkout.session.expired', expired);
  return expired;
}

/** One attempt to pay an open session by card. The intent's status is the result. */
export function paySession(
  call: Call,
  session: Session,
  card: CardDetails,
): { session: Session; intent: PaymentIntent } {
  const { intent, session: started } = startedIntent(call, session, card.email ?? null);
  const method = createPaymentMethod(call, card, session.customer);
  const tried = attempt(call, intent, method, `${call.payUrl(session.id)}/authenticate`);
  return { session: tried.status === 'succeeded' ? complete(call, started, method, 'paid') : started, intent: tried };
}

/** The shopper's response on the bank's page. */
export function authenticateSession(call: Call, session: Session, accepted: boolean): Session {
  const { intent, method } = waiting(call, session);
  if (accepted) {
    succeed(call, intent, method);
    return complete(call, session, method, 'paid');
  }
  failAuthentication(call, intent, method);
  return session;
}

function waiting(call: Call, session: Session): { intent: PaymentIntent; method: PaymentMethod } {
  const intent = call.objects.get('payment_intent', session.payment_intent ?? '');
  if (intent.status !== 'requires_action' || !intent.payment_method) {
    throw refused(`${session.id} waits for no authentication: its payment is ${intent.status}.`);
  }
  return { intent, method: call.objects.get('payment_method', intent.payment_method) };
}

/** A session with nothing to pay completes without a payment intent. */
export function completeFree(call: Call, session: Session, name: string | null, email: string | null): Session {
  return finish(call, session, 'no_payment_required', name, email);
}

/** Completes while the payment is still processing, as with a bank debit; `settleSession` ends it. */
export function paySessionLater(call: Call, session: Session, card: CardDetails): Session {
  const { intent, session: started } = startedIntent(call, session, card.email ?? null);
  const method = createPaymentMethod(call, card, session.customer);
  saveIntent(call, { ...intent, payment_method: method.id, status: 'processing' }, 'payment_intent.processing');
  return complete(call, started, method, 'unpaid');
}

export function settleSession(call: Call, session: Session, succeeded: boolean): Session {
  const intent = call.objects.get('payment_intent', session.payment_intent ?? '');
  if (intent.status !== 'processing' || !intent.payment_method)
    throw refused(`${session.id} has no payment on its way.`);
  const method = call.objects.get('payment_method', intent.payment_method);
  if (!succeeded) {
    decline(call, intent, method, { kind: 'decline', code: 'payment_intent_payment_attempt_failed' });
    call.emit('checkout.session.async_payment_failed', session);
    return session;
  }
  succeed(call, intent, method);
  const paid: Session = { ...session, payment_status: 'paid' };
  call.objects.save<'checkout.session'>(paid);
  call.emit('checkout.session.async_payment_succeeded', paid);
  return paid;
}

/** Stripe creates the payment intent of a session on the first payment attempt. */
function startedIntent(
  call: Call,
  session: Session,
  email: string | null,
): { intent: PaymentIntent; session: Session } {
  if (session.payment_intent) return { intent: call.objects.get('payment_intent', session.payment_intent), session };
  const data = (call.objects.hidden(session.id).intentData ?? {}) as IntentData;
  const intent = createIntent(
    call,
    {
      ...data,
      amount: session.amount_total,
      currency: session.currency,
      customer: session.customer,
      metadata: data.metadata ?? {},
      receipt_email: data.receipt_email ?? email,
    },
    session.id,
  );
  const started: Session = { ...session, payment_intent: intent.id };
  call.objects.save<'checkout.session'>(started);
  return { intent, session: started };
}

function complete(call: Call, session: Session, method: PaymentMethod, status: 'paid' | 'unpaid'): Session {
  return finish(call, session, status, method.billing_details.name, method.billing_details.email);
}

function finish(
  call: Call,
  session: Session,
  status: Session['payment_status'],
  name: string | null,
  email: string | null,
): Session {
  const known = session.customer ? call.objects.get('customer', session.customer) : undefined;
  const address = email ?? session.customer_email ?? known?.email ?? null;
  const customer =
    session.customer_creation === 'always'
      ? createCustomer(call, { name, email: address ?? undefined }).id
      : session.customer;
  const done: Session = {
    ...session,
    status: 'complete',
    payment_status: status,
    url: null,
    customer,
    customer_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      business_name: null,
      email: address,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  for (const { coupon } of session.discounts) if (coupon) countRedemption(call, coupon);
  call.objects.save<'checkout.session'>(done);
  call.emit('checkout.session.completed', done);
  return done;
}
