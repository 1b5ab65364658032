import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { validationText } from '../texts/validation-texts.ts';
import { cartItemTypes } from './cart.ts';
import { couponCodeOf, couponKinds, couponScopes, couponStatuses } from './coupon.ts';
import { orderStatuses } from './order.ts';
import { productPriceSchema } from './product-admin.schema.ts';

/** What buyers type; case and spaces around it don't matter. */
export const typedCouponSchema = z.string().min(1).max(100).transform(couponCodeOf);

const codeSchema = typedCouponSchema.refine(
  (code) => /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code),
  validationText({
    en: 'Use 3 to 40 letters without accents, digits, hyphens and underscores.',
    'pt-BR': 'Use de 3 a 40 letras sem acento, números, hifens e sublinhados.',
    es: 'Usa de 3 a 40 letras sin acento, cifras, guiones y guiones bajos.',
  }),
);
const countSchema = z.int().min(1).max(1_000_000).nullable();

const fields = z.object({
  kind: z.enum(couponKinds),
  /** Whole percent, or dollars. */
  value: productPriceSchema,
  appliesTo: z.enum(couponScopes),
  /** With `chosen`: products and courses. */
  items: z.array(z.object({ type: z.enum(cartItemTypes), id: slugSchema })).max(100),
  /** From when on; null: at once. */
  startsAt: z.iso.datetime().nullable(),
  /** Until when; null: without an end. */
  endsAt: z.iso.datetime().nullable(),
  /** By all accounts together; null: without a limit. */
  mostUses: countSchema,
  /** By one account; null: without a limit. */
  mostPerAccount: countSchema,
});

const percentText = validationText({
  en: 'Give a whole number from 1 to 100.',
  'pt-BR': 'Informe um número inteiro de 1 a 100.',
  es: 'Indica un número entero de 1 a 100.',
});
const amountText = validationText({
  en: 'Give an amount of at least $0.01.',
  'pt-BR': 'Informe um valor de pelo menos $0.01.',
  es: 'Indica un importe de al menos $0.01.',
});
const itemsText = validationText({
  en: 'Choose at least one product or course.',
  'pt-BR': 'Escolha pelo menos um produto ou curso.',
  es: 'Elige al menos un producto o curso.',
});
const endText = validationText({
  en: 'The end must be after the start.',
  'pt-BR': 'O fim deve ser depois do início.',
  es: 'El final debe ser posterior al inicio.',
});

function checked<T extends z.ZodType<z.infer<typeof fields>>>(schema: T): T {
  return schema
    .refine(({ kind, value }) => kind !== 'percent' || (Number.isInteger(value) && value >= 1 && value <= 100), {
      message: percentText,
      path: ['value'],
    })
    .refine(({ kind, value }) => kind !== 'amount' || value > 0, { message: amountText, path: ['value'] })
    .refine(({ appliesTo, items }) => appliesTo !== 'chosen' || items.length > 0, {
      message: itemsText,
      path: ['items'],
    })
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
      message: endText,
      path: ['endsAt'],
    });
}

export const newCouponSchema = checked(fields.extend({ code: codeSchema }));
/** All of it but the code, which is on orders and invoices. */
export const couponChangeSchema = checked(fields.extend({ disabled: z.boolean() }));

/** A coupon as admins see it. */
export const couponSchema = fields.extend({
  id: z.uuid(),
  code: z.string(),
  disabled: z.boolean(),
  status: z.enum(couponStatuses),
  /** By orders that are paid, and by those that wait for their payment. */
  uses: z.int(),
  createdAt: z.iso.datetime(),
  /** Names this state in If-Match. */
  version: z.int(),
});
export const couponSorts = ['createdAt', 'code'] as const;
export const couponsQuery = keysetQuery(couponSorts).extend({
  /** A part of the code. */
  q: z.string().trim().max(100).optional(),
  status: z.enum(couponStatuses).optional().catch(undefined),
});
export const couponsSchema = keysetPageOf(couponSchema);

/** `reserved`: its order waits for the payment. */
export const couponUseStates = ['reserved', 'used'] as const;
export const couponUseSchema = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  orderStatus: z.enum(orderStatuses),
  state: z.enum(couponUseStates),
  at: z.iso.datetime(),
  discount: z.number(),
  total: z.number(),
});
export const couponUseSorts = ['at'] as const;
export const couponUsesQuery = keysetQuery(couponUseSorts);
export const couponUsesSchema = keysetPageOf(couponUseSchema);

/** What a coupon gives for a cart now. */
export const couponQuoteQuery = z.object({ cartId: z.uuid(), code: typedCouponSchema });
export const couponQuoteSchema = z.object({ code: z.string(), discount: z.number(), total: z.number() });

export type NewCoupon = z.infer<typeof newCouponSchema>;
export type CouponChange = z.infer<typeof couponChangeSchema>;
export type Coupon = z.infer<typeof couponSchema>;
export type CouponsQuery = z.infer<typeof couponsQuery>;
export type CouponUse = z.infer<typeof couponUseSchema>;
export type CouponUsesQuery = z.infer<typeof couponUsesQuery>;
export type CouponQuote = z.infer<typeof couponQuoteSchema>;
