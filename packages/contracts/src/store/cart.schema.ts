import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { validationText } from '../texts/validation-texts.ts';
import { cartItemTypes, cartLimits } from './cart.ts';

export const cartItemSchema = z.object({
  id: z.uuid(),
  cartId: z.uuid(),
  type: z.enum(cartItemTypes),
  productId: slugSchema.optional(),
  courseId: slugSchema.optional(),
  /** The catalogue's unit price, in dollars. */
  price: z.number(),
  /** What the buyer last saw, when the catalogue's price is another since. */
  priceBefore: z.number().optional(),
  quantity: z.int().min(cartLimits.minQuantity).max(cartLimits.maxQuantity),
});

/** `price` is accepted and ignored: the catalogue's price applies. */
export const addToCartSchema = z
  .object({
    cartId: z.uuid(),
    type: z.enum(cartItemTypes),
    productId: slugSchema.optional(),
    courseId: slugSchema.optional(),
    price: z.number().optional(),
    quantity: z.literal(1).default(1),
  })
  .refine((line) => (line.type === 'product' ? line.productId && !line.courseId : line.courseId && !line.productId), {
    message: validationText({
      en: 'Give productId for a product or courseId for a course.',
      'pt-BR': 'Informe productId para um produto ou courseId para um curso.',
      es: 'Indica productId para un producto o courseId para un curso.',
    }),
    path: ['productId'],
  });
export const changeQuantitySchema = z.object({
  quantity: z.int().min(cartLimits.minQuantity).max(cartLimits.maxQuantity),
});

/** Changed prices that the buyer has seen, each by its line. */
export const seenPricesSchema = z.object({
  lines: z
    .array(z.object({ id: z.uuid(), price: z.number().min(0) }))
    .min(1)
    .max(500),
});

/** A line that was taken off sale since it was added: no longer part of the cart, until the buyer has seen this. */
export const removedLineSchema = z.object({ id: z.uuid(), type: z.enum(cartItemTypes), name: z.string() });
/** Lines that are told of at once. */
export const cappedAtOnce = 100;
/** A line of which a sign-in kept less than two carts held: `kept` seats, or none of a line beyond the most. */
export const cappedLineSchema = z.object({
  id: z.uuid(),
  type: z.enum(cartItemTypes),
  name: z.string(),
  held: z.int(),
  kept: z.int(),
});
export type CappedLine = z.infer<typeof cappedLineSchema>;
export type RemovedLine = z.infer<typeof removedLineSchema>;
export type SeenPrices = z.infer<typeof seenPricesSchema>;
export type CartItem = z.infer<typeof cartItemSchema>;
export type AddToCart = z.input<typeof addToCartSchema>;
