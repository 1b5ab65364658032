import { newId } from '../../data/ids.ts';
import type { Call } from '../../data/transactions.ts';
import type { LineItem, Session } from '../../data/types.ts';

/** Lifetime of a session by default, and at most: 24 hours. */
export const longest = 24 * 3600;

/** An open session with its totals; all other fields with Stripe's defaults. */
export function blankSession(call: Call, lines: readonly LineItem[], currency: string): Session {
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const id = newId('cs_test', 58);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: lines.reduce((sum, line) => sum + line.amount_subtotal, 0),
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: call.now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: call.now + longest,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: {
      amount_discount: lines.reduce((sum, line) => sum + line.amount_discount, 0),
      amount_shipping: 0,
      amount_tax: lines.reduce((sum, line) => sum + line.amount_tax, 0),
    },
    ui_mode: 'hosted_page',
    url: call.payUrl(id),
    wallet_options: null,
  };
}
