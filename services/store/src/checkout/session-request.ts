import { links } from '@arcada/contracts';
import type { OrderEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import type { CouponRequest, PaymentMethodType, SessionRequest } from '../stripe/payments.ts';
import type { PricedLine } from './priced-cart.ts';

/** Stripe requires at least 30 minutes. */
export const checkoutMinutes = 60;

/** What an attempt sends to Stripe: the session, and before it the coupon that it uses. */
export type AttemptRequest = SessionRequest & { coupon?: CouponRequest };

/** The request of an attempt to Stripe: built once, stored, and sent unchanged at every retry. */
export function sessionRequest(
  order: Pick<OrderEntity, 'id' | 'number' | 'language' | 'buyerEmail' | 'couponId' | 'couponCode' | 'discountCents'>,
  lines: readonly PricedLine[],
  attempt: { id: string; expiresAt: Date },
  site: { SITE_URL: string; STRIPE_PAYMENT_METHODS: PaymentMethodType[]; STRIPE_TAX: 'off' | 'included' },
): AttemptRequest {
  const coupon = couponOf(order);
  // Included in the prices, so that what is paid is what was shown.
  const taxed = site.STRIPE_TAX === 'included';
  const metadata = { order_id: order.id, attempt_id: attempt.id, order_number: orderNumber(order.number) };
  return {
    mode: 'payment',
    // Listed explicitly, so that enabling a method in Stripe's dashboard doesn't add it here.
    allowed_payment_method_types: site.STRIPE_PAYMENT_METHODS,
    client_reference_id: order.id,
    ...(order.buyerEmail && { customer_email: order.buyerEmail }),
    line_items: lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: 'usd',
        unit_amount: line.priceCents,
        ...(taxed && { tax_behavior: 'inclusive' as const }),
        product_data: { name: line.name.slice(0, 120), metadata: { [`${line.type}_id`]: line.refId } },
      },
    })),
    ...(taxed && { automatic_tax: { enabled: true }, billing_address_collection: 'auto' as const }),
    ...(coupon && { coupon, discounts: [{ coupon: coupon.id }] }),
    metadata,
    payment_intent_data: { metadata, description: `Order ${metadata.order_number}` },
    success_url: new URL(links.checkoutSuccess(order.id), site.SITE_URL).href,
    cancel_url: new URL(links.checkoutError(order.id), site.SITE_URL).href,
    locale: order.language,
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
  };
}

/**
 * The discount as computed here, so that Stripe's total is the order's to the cent, whatever it is for. Orders with the
 * same coupon and amount share one; limits and dates are the store's own.
 */
function couponOf({ couponId, couponCode, discountCents }: Parameters<typeof sessionRequest>[0]) {
  if (!couponId || !couponCode || !discountCents) return undefined;
  return {
    id: `${couponId}-${discountCents}`,
    name: couponCode,
    amount_off: discountCents,
    currency: 'usd',
    duration: 'once',
    metadata: { coupon_id: couponId },
  } as const;
}
