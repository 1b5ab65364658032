import { answerList, createdRange, pageFields } from '../../api/list.ts';
import { type Route, route } from '../../api/route.ts';
import { solidText } from '../../api/shape.ts';
import { newId } from '../../data/ids.ts';
import type { Call } from '../../data/transactions.ts';
import type { Charge, PaymentError, PaymentIntent, PaymentMethod } from '../../data/types.ts';

/** The charge of one attempt: captured at once, or failed with the bank's reason. */
export function createCharge(call: Call, intent: PaymentIntent, method: PaymentMethod, error?: PaymentError): Charge {
  const card = method.card;
  if (!card) throw new Error(`${method.id} is not a card`);
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'ARCADA',
    captured: !error,
    created: call.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: error ? 'declined_by_network' : 'approved_by_network',
      reason: error?.decline_code ?? error?.code ?? null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: error ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: error ? 'issuer_declined' : 'authorized',
    },
    paid: !error,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: error ? null : intent.amount,
        authorization_code: null,
        brand: card.brand,
        checks: {
          ...card.checks,
          address_line1_check: null,
          address_postal_code_check: null,
          cvc_check: error?.code === 'incorrect_cvc' ? 'fail' : 'pass',
        },
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint ?? null,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: error ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  call.objects.insert('charge', charge, intent.id);
  call.emit(error ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

const path = '/v1/charges';

export const chargeRoutes: Route[] = [
  route('GET', `${path}/:id`, {}, (call, _, { id = '' }) => call.objects.get('charge', id)),
  route(
    'GET',
    path,
    { ...pageFields, created: createdRange, customer: solidText(), payment_intent: solidText() },
    (call, input) => {
      if (input.payment_intent) call.objects.get('payment_intent', input.payment_intent, 'payment_intent');
      return answerList(call, 'charge', path, input, {
        created: input.created,
        ...(input.payment_intent ? { parent: input.payment_intent } : {}),
        equal: { customer: input.customer },
      });
    },
  ),
];
