import type Stripe from 'stripe';

/** Replaces fields of an SDK type by what is stored here: related objects always as their id. */
type Stored<T, Narrow> = Omit<T, keyof Narrow> & Narrow;
export type Metadata = Record<string, string>;

export type Product = Stored<Stripe.Product, { default_price: string | null; metadata: Metadata }>;
export type Price = Stored<
  Stripe.Price,
  { product: string; unit_amount: number; unit_amount_decimal: string; metadata: Metadata }
>;
export type Customer = Stored<Stripe.Customer, { metadata: Metadata }>;
export type PaymentMethod = Stored<Stripe.PaymentMethod, { customer: string | null; metadata: Metadata }>;
/** The SDK's error object with the payment method inside, as in a payment intent. */
export interface PaymentError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  param?: string;
  charge?: string;
  doc_url: string;
  payment_method?: PaymentMethod;
}
export type PaymentIntent = Stored<
  Stripe.PaymentIntent,
  {
    customer: string | null;
    latest_charge: string | null;
    payment_method: string | null;
    metadata: Metadata;
    last_payment_error: PaymentError | null;
    status:
      | 'requires_payment_method'
      | 'requires_confirmation'
      | 'requires_action'
      | 'processing'
      | 'canceled'
      | 'succeeded';
  }
>;
export type Charge = Stored<
  Stripe.Charge,
  {
    customer: string | null;
    payment_intent: string;
    payment_method: string | null;
    metadata: Metadata;
    refunds?: undefined;
  }
>;
export type Refund = Stored<Stripe.Refund, { charge: string; payment_intent: string; metadata: Metadata }>;
export type Coupon = Stored<
  Stripe.Coupon,
  { metadata: Metadata; applies_to?: undefined; currency_options?: undefined; deleted?: undefined }
>;
export type LineItem = Stored<Stripe.LineItem, { price: Price; quantity: number }>;
export type Session = Stored<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    payment_intent: string | null;
    metadata: Metadata;
    amount_subtotal: number;
    amount_total: number;
    currency: string;
    status: 'open' | 'complete' | 'expired';
    payment_status: 'paid' | 'unpaid' | 'no_payment_required';
    line_items?: undefined;
    discounts: { coupon: string | null; promotion_code: null }[];
    total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  }
>;
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Every kind of stored object by the name in its `object` field. */
export interface Kinds {
  product: Product;
  price: Price;
  customer: Customer;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  coupon: Coupon;
  item: LineItem;
  'checkout.session': Session;
  event: StripeEvent;
}
export type Kind = keyof Kinds;
