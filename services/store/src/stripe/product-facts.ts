import { z } from 'zod';

export const priceSchema = z.object({
  id: z.string(),
  object: z.literal('price'),
  active: z.boolean(),
  currency: z.string(),
  type: z.string(),
  unit_amount: z.int().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type StripePrice = z.infer<typeof priceSchema>;
/** With the id of its product, as in lists. */
export const listedPriceSchema = priceSchema.extend({ product: z.string() });
export type ListedPrice = z.infer<typeof listedPriceSchema>;

/** The part of a product that we read. The SDK may resolve a response of another shape, which is refused here. */
const productSchema = z.object({
  id: z.string(),
  object: z.literal('product'),
  name: z.string(),
  description: z.string().nullish(),
  active: z.boolean(),
});

/** A product as Stripe returns it when its default price is expanded. */
export const stripeProductSchema = productSchema.extend({ default_price: priceSchema.nullish() });
export type StripeProduct = z.infer<typeof stripeProductSchema>;

/** The same in events, where only the id of its price is. */
export const productNoticeSchema = productSchema.extend({ default_price: z.string().nullish() });
export type ProductNotice = z.infer<typeof productNoticeSchema>;

/** An event about a price, as far as it identifies the product. */
export const priceNoticeSchema = z.object({ id: z.string(), product: z.string(), active: z.boolean() });
export type PriceNotice = z.infer<typeof priceNoticeSchema>;

/** The amount if the store can sell at this price. */
export const usDollarCents = (price: StripePrice | null | undefined): number | null =>
  price?.active && price.currency === 'usd' && price.type === 'one_time' ? price.unit_amount : null;
