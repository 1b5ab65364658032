import { links } from '@arcada/contracts';
import type { OrderEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import type { PaymentMethodType, SessionRequest } from '../stripe/payments.ts';
import type { PricedLine } from './priced-cart.ts';

/** Stripe requires at least 30 minutes. */
export const checkoutMinutes = 60;

/** The request of an attempt to Stripe: built once, stored, and sent unchanged at every retry. */
export function sessionRequest(
  order: Pick<OrderEntity, 'id' | 'number' | 'language' | 'buyerEmail'>,
  lines: readonly PricedLine[],
  attempt: { id: string; expiresAt: Date },
  site: { SITE_URL: string; STRIPE_PAYMENT_METHODS: PaymentMethodType[] },
): SessionRequest {
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
        product_data: { name: line.name.slice(0, 120), metadata: { [`${line.type}_id`]: line.refId } },
      },
    })),
    metadata,
    payment_intent_data: { metadata, description: `Order ${metadata.order_number}` },
    success_url: new URL(links.checkoutSuccess(order.id), site.SITE_URL).href,
    cancel_url: new URL(links.checkoutError(order.id), site.SITE_URL).href,
    locale: order.language,
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
  };
}
