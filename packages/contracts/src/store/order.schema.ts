import { z } from 'zod';
import { pageOf, pageQuery, slugSchema } from '../http/list.schema.ts';
import { billingSchema, referenceSchema } from './billing.schema.ts';
import { cartItemTypes } from './cart.ts';
import { typedCouponSchema } from './coupon.schema.ts';
import { licenceSorts, licenceStates, orderStatuses } from './order.ts';

export const licenceSchema = z.object({
  id: z.uuid(),
  /** Signed text `ARC1.<payload>.<signature>` (Ed25519), verifiable offline. */
  key: z.string(),
  productId: slugSchema,
  productName: z.string(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** How many machines it may be active on at once. */
  seats: z.int(),
  machines: z.array(z.object({ machineId: z.string(), name: z.string(), activatedAt: z.iso.datetime() })),
  issuedAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
});

export const licenceQuery = pageQuery.extend({
  product: slugSchema.optional(),
  state: z.enum(licenceStates).optional(),
  sort: z.enum(licenceSorts).default(licenceSorts[0]),
});
/** With the products of all licences of the buyer, to choose from. */
export const licencePageSchema = pageOf(licenceSchema).extend({
  products: z.array(z.object({ id: slugSchema, name: z.string() })),
});

export const orderItemSchema = z.object({
  id: z.uuid(),
  type: z.enum(cartItemTypes),
  productId: slugSchema.optional(),
  courseId: slugSchema.optional(),
  name: z.string(),
  unitPrice: z.number(),
  quantity: z.int(),
  /** What a coupon took off the line's price. */
  discount: z.number(),
  licence: licenceSchema.nullable(),
  /** Present once the order is fulfilled: the file can be fetched from the order's download address. */
  downloadable: z.boolean(),
  /** Its price was returned, and what it gave was revoked. */
  refunded: z.boolean(),
  /** Of a course: the buyer has several seats in it, from all orders together, to invite people to. */
  team: z.literal(true).optional(),
  /** Of an order that expired or was cancelled: it isn't on sale any more, so it can't be bought again. */
  offSale: z.literal(true).optional(),
});
/** Issued with each refund of what an invoice had charged. */
export const creditNoteSchema = z.object({ number: z.string(), issuedAt: z.iso.datetime(), amount: z.number() });
export const orderSummarySchema = z.object({
  id: z.uuid(),
  /** Short number for people, for example `A-000123`. */
  number: z.string(),
  status: z.enum(orderStatuses),
  currency: z.literal('USD'),
  createdAt: z.iso.datetime(),
  /** After the discount. */
  total: z.number(),
  /** What a coupon took off; 0 without one. */
  discount: z.number(),
  /** The coupon's code. */
  coupon: z.string().nullable(),
  /** The buyer's own number of it, as that of a purchase order. */
  reference: z.string().nullable(),
  /** What has been returned, of the total. */
  refunded: z.number(),
  /** Lines, however many seats each has. */
  itemCount: z.int(),
  /** Of all lines together: of licences, and in courses. */
  seats: z.object({ product: z.int(), course: z.int() }),
});
export const orderSchema = orderSummarySchema.extend({
  items: z.array(orderItemSchema),
  /**
   * Of an order that awaits its payment. `open`: the buyer can pay until then, or cancel; `processing`: the buyer has
   * paid, and the bank hasn't confirmed it yet.
   */
  payment: z.object({ state: z.enum(['open', 'processing']), until: z.iso.datetime() }).nullable(),
  /** What the invoice says about the buyer's business; null without any. */
  billing: billingSchema.nullable(),
  /** Taxes within the total; null when none are charged. */
  tax: z.number().nullable(),
  paidAt: z.iso.datetime().nullable(),
  invoiceNumber: z.string().nullable(),
  creditNotes: z.array(creditNoteSchema),
});

export const checkoutSchema = z.object({
  cartId: z.uuid(),
  /** The total that the buyer saw, in dollars; a different one gets 409 with the changes. */
  expectedTotal: z.number().optional(),
  coupon: typedCouponSchema.optional(),
  /** For the invoice, and kept for next time; without it, what was kept. */
  billing: billingSchema.optional(),
  /** For the invoice of this order only. Without it, an order that awaits its payment keeps its own; empty, it has none. */
  reference: referenceSchema.optional(),
});
export const checkoutAnswerSchema = z.object({ orderId: z.uuid(), url: z.string() });
/** Body of the 409 problem `store.checkout.changed`. */
export const priceChangeSchema = z.object({
  name: z.string(),
  was: z.number().nullable(),
  now: z.number().nullable(),
});

export type Licence = z.infer<typeof licenceSchema>;
export type LicenceQuery = z.infer<typeof licenceQuery>;
export type LicencePage = z.infer<typeof licencePageSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Order = z.infer<typeof orderSchema>;
export type CreditNote = z.infer<typeof creditNoteSchema>;
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;
export type PriceChange = z.infer<typeof priceChangeSchema>;
