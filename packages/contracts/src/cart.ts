import type { z } from 'zod';
import type { addToCartSchema, cartItemSchema } from './cart.schema.ts';

export const cartLimits = { minQuantity: 1, maxQuantity: 99, maxLines: 100 } as const;
export const cartItemTypes = ['product', 'course'] as const;
export type CartItem = z.infer<typeof cartItemSchema>;
export type AddToCart = z.input<typeof addToCartSchema>;
