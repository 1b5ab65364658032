import {
  type Language,
  pageQuery,
  productCategories,
  productTypeSchema,
  slugSchema,
  validationText,
} from '@arcada/contracts';
import { z } from 'zod';
import { productStatuses } from '../product.entity.ts';

// The column holds 64 KB of JSON.
const mostBytes = 60_000;
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .max(50)
    .refine((list) => Buffer.byteLength(JSON.stringify(list)) <= mostBytes, `Give at most ${mostBytes} bytes in all`);
const line = z.string().trim().min(1).max(500);
const paragraph = z.string().trim().min(1).max(4000);

export const productTextSchema = z.object({
  name: z.string().trim().min(1).max(200),
  description: line,
  body: listOf(paragraph),
  inside: listOf(z.object({ name: line, text: paragraph })),
  requirements: listOf(line),
  changelog: listOf(z.object({ version: z.string().max(32), date: z.iso.date(), notes: listOf(line) })),
});
export type ProductTextInput = z.infer<typeof productTextSchema>;

const price = z
  .number()
  .min(0)
  .max(100_000)
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    validationText({
      en: 'Give at most two decimals.',
      'pt-BR': 'Informe no máximo duas casas decimais.',
      es: 'Indica como máximo dos decimales.',
    }),
  );

const textsSchema = z.object({
  en: productTextSchema,
  'pt-BR': productTextSchema,
  es: productTextSchema,
} satisfies Record<Language, z.ZodType>);

export const newProductSchema = z.object({
  id: slugSchema,
  type: productTypeSchema,
  category: z.enum(productCategories),
  price,
  version: z.string().trim().min(1).max(32),
  compatibility: z.string().trim().min(1).max(120),
  texts: textsSchema,
});
export type NewProduct = z.infer<typeof newProductSchema>;

export const productChangeSchema = z
  .object({
    price: price.optional(),
    status: z.enum(productStatuses).optional(),
    texts: z
      .object({
        en: productTextSchema.partial(),
        'pt-BR': productTextSchema.partial(),
        es: productTextSchema.partial(),
      })
      .partial()
      .optional(),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    validationText({
      en: 'Give a price, a status or texts.',
      'pt-BR': 'Informe um preço, um status ou textos.',
      es: 'Indica un precio, un estado o textos.',
    }),
  );
export type ProductChange = z.infer<typeof productChangeSchema>;

export const adminProductSchema = z.object({
  id: slugSchema,
  name: z.string(),
  type: productTypeSchema,
  category: z.enum(productCategories),
  price: z.number(),
  status: z.enum(productStatuses),
  version: z.string(),
  updatedAt: z.iso.datetime(),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

export const adminProductQuery = pageQuery.extend({
  status: z.enum(productStatuses).optional(),
  q: z.string().trim().max(100).optional(),
});
export type AdminProductQuery = z.infer<typeof adminProductQuery>;

export interface AdminProductRow extends Omit<AdminProduct, 'price' | 'updatedAt'> {
  cents: number;
  updated_at: string | Date;
}
