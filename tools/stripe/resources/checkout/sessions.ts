import { badParameter, refused } from '../../api/failure.ts';
import { answerList, createdRange, pageFields } from '../../api/list.ts';
import { type Route, route } from '../../api/route.ts';
import {
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
import type { Session } from '../../data/types.ts';
import { discounted, redeemable } from '../coupons/coupon-use.ts';
import { refuseTooSmall } from '../payments/payment-intents.ts';
import { blankSession, longest } from './blank-session.ts';
import { withTaxes } from './line-taxes.ts';
import { buildLines, linesReader } from './session-lines.ts';
import { currentSession, expireSession } from './session-states.ts';

const path = '/v1/checkout/sessions';
const shortest = 30 * 60;

const intentData = shape({
  description: text(1000),
  metadata,
  receipt_email: emailAddress,
  capture_method: oneOf('automatic', 'automatic_async'),
  statement_descriptor: solidText(22),
  statement_descriptor_suffix: solidText(22),
});

const createFields = {
  mode: required(oneOf('payment')),
  line_items: required(linesReader),
  success_url: required(webAddress),
  cancel_url: webAddress,
  client_reference_id: solidText(200),
  customer: solidText(),
  customer_email: emailAddress,
  customer_creation: oneOf('always', 'if_required'),
  currency: solidText(3),
  expires_at: integer(),
  locale: solidText(10),
  metadata,
  payment_intent_data: intentData,
  allowed_payment_method_types: list(oneOf('card', 'boleto', 'sepa_debit', 'us_bank_account')),
  submit_type: oneOf('auto', 'pay', 'book', 'donate'),
  ui_mode: oneOf('hosted_page'),
  billing_address_collection: oneOf('auto', 'required'),
  automatic_tax: shape({ enabled: flag }),
  discounts: list(shape({ coupon: required(solidText()) }), 1),
};

function checkExpiry(call: Call, expiresAt: number): number {
  if (expiresAt < call.now + shortest - 30) {
    throw refused(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (expiresAt > call.now + longest + 30) {
    throw refused(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return expiresAt;
}

function createSession(
  call: Call,
  input: { [K in keyof typeof createFields]: ReturnType<(typeof createFields)[K]> },
): Session {
  if (input.customer && input.customer_email) {
    throw badParameter('You may only specify one of these parameters: customer, customer_email.', 'customer_email');
  }
  const customer = input.customer ? call.objects.get('customer', input.customer, 'customer') : null;
  const expiresAt = input.expires_at === undefined ? call.now + longest : checkExpiry(call, input.expires_at);
  const full = buildLines(call, input.line_items);
  const currency = full[0]?.currency ?? 'usd';
  const [discount] = input.discounts ?? [];
  const coupon = discount && redeemable(call, discount.coupon, currency, 'discounts[0][coupon]');
  const reduced = coupon ? discounted(coupon, full) : full;
  const taxed = input.automatic_tax?.enabled ?? false;
  const lines = taxed ? withTaxes(reduced) : reduced;
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (total > 0) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50 usd";
    refuseTooSmall(total, currency, 'line_items', message);
  }
  const session = blankSession(call, lines, currency);
  Object.assign(session, {
    automatic_tax: { ...session.automatic_tax, enabled: taxed, ...(taxed && { status: 'complete' as const }) },
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    customer: customer?.id ?? null,
    customer_creation: customer ? null : (input.customer_creation ?? 'if_required'),
    customer_email: input.customer_email ?? null,
    discounts: coupon ? [{ coupon: coupon.id, promotion_code: null }] : [],
    expires_at: expiresAt,
    locale: input.locale ?? null,
    metadata: mergeMetadata({}, input.metadata),
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    payment_method_types: input.allowed_payment_method_types ?? ['card'],
    submit_type: input.submit_type ?? null,
    success_url: input.success_url,
  } satisfies Partial<Session>);
  call.objects.insert('checkout.session', session, undefined, { intentData: input.payment_intent_data ?? {} });
  for (const line of lines) call.objects.insert('item', line, session.id);
  return session;
}

export const sessionRoutes: Route[] = [
  route('POST', path, createFields, createSession),
  route('GET', `${path}/:id`, {}, (call, _, { id = '' }) => currentSession(call, id)),
  route('POST', `${path}/:id`, { metadata }, (call, input, { id = '' }) => {
    const session = call.objects.get('checkout.session', id);
    const next = { ...session, metadata: mergeMetadata(session.metadata, input.metadata) };
    call.objects.save<'checkout.session'>(next);
    return next;
  }),
  route('POST', `${path}/:id/expire`, {}, (call, _, { id = '' }) => {
    const session = call.objects.get('checkout.session', id);
    if (session.status !== 'open') {
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expireSession(call, session);
  }),
  route('GET', `${path}/:id/line_items`, pageFields, (call, input, { id = '' }) => {
    call.objects.get('checkout.session', id);
    return answerList(call, 'item', `${path}/${id}/line_items`, input, { parent: id, ascending: true });
  }),
  route(
    'GET',
    path,
    {
      ...pageFields,
      created: createdRange,
      customer: solidText(),
      customer_details: shape({ email: required(text()) }),
      payment_intent: solidText(),
      status: oneOf('open', 'complete', 'expired'),
    },
    (call, input) =>
      answerList(call, 'checkout.session', path, input, {
        created: input.created,
        equal: {
          customer: input.customer,
          'customer_details.email': input.customer_details?.email,
          payment_intent: input.payment_intent,
          status: input.status,
        },
      }),
  ),
];
