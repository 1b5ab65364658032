import { createHash } from 'node:crypto';
import { type Route, route } from '../../api/route.ts';
import { newId } from '../../data/ids.ts';
import type { Call } from '../../data/transactions.ts';
import type { PaymentMethod } from '../../data/types.ts';
import { cardOf, numberOfToken } from './test-cards.ts';

export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  name?: string | null;
  email?: string | null;
}

/** Stores what Stripe shows of a card: brand and last four digits, never the number. */
export function createPaymentMethod(call: Call, details: CardDetails, customer: string | null): PaymentMethod {
  const card = cardOf(details.number);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: details.email ?? null,
      name: details.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      display_brand: card.brand,
      exp_month: details.expMonth,
      exp_year: details.expYear,
      fingerprint: createHash('sha256').update(`arcada ${details.number}`).digest('hex').slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: details.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: call.now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  call.objects.insert('payment_method', method, undefined, { outcome: card.outcome });
  return method;
}

/** A stored payment method by id, or a new one from a test token such as `pm_card_visa`. */
export function resolvePaymentMethod(call: Call, id: string, customer: string | null): PaymentMethod {
  const number = numberOfToken(id);
  if (!number) return call.objects.get('payment_method', id, 'payment_method');
  return createPaymentMethod(
    call,
    { number, expMonth: 12, expYear: new Date(call.now * 1000).getUTCFullYear() + 3 },
    customer,
  );
}

export const paymentMethodRoutes: Route[] = [
  route('GET', '/v1/payment_methods/:id', {}, (call, _, { id = '' }) => call.objects.get('payment_method', id)),
];
