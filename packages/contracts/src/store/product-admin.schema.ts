import { z } from 'zod';
import { changesSomething } from '../http/change.schema.ts';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { scheduledTimeSchema } from '../http/schedule.schema.ts';
import { forEachLanguage, languages } from '../texts/languages.ts';
import { validationText } from '../texts/validation-texts.ts';
import { writtenLine, writtenText } from '../texts/written-text.ts';
import { productTypeSchema } from './product.schema.ts';
import { productCategories, productStatuses } from './product.ts';

// The column holds 64 KB of JSON.
const mostBytes = 60_000;
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .max(50)
    .refine(
      (list) => bytesOf(list) <= mostBytes,
      validationText({
        en: `Give at most ${mostBytes} bytes in all.`,
        'pt-BR': `Informe no máximo ${mostBytes} bytes ao todo.`,
        es: `Indica como máximo ${mostBytes} bytes en total.`,
      }),
    );
const line = writtenLine.min(1).max(500);
const paragraph = writtenText.min(1).max(4000);

/** It becomes part of file names and mails, and cells of spreadsheets. */
export const versionNumberSchema = z
  .string()
  .trim()
  .max(32)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._+-]*$/u,
    validationText({
      en: 'Use letters, digits, spaces, dots, hyphens, plus signs and underscores, and begin with a letter or a digit.',
      'pt-BR':
        'Use letras, dígitos, espaços, pontos, hifens, sinais de mais e sublinhados, e comece com uma letra ou um dígito.',
      es: 'Usa letras, cifras, espacios, puntos, guiones, signos más y guiones bajos, y empieza por una letra o una cifra.',
    }),
  );

/** Whether a text has more than dashes, which stand for "nothing" in tables. */
const saysSomething = (text: string) => text === '' || /[^\p{Pd}\u2212\s]/u.test(text);

/** The texts of a product in one language. What is empty is missing: a draft may lack it, a published product may not. */
export const productTextSchema = z.object({
  name: writtenLine.max(200),
  description: writtenText.max(500),
  body: listOf(paragraph),
  inside: listOf(z.object({ name: line, text: paragraph })),
  requirements: listOf(line),
  changelog: listOf(z.object({ version: versionNumberSchema, date: z.iso.date(), notes: listOf(line) })),
});
export type ProductText = z.infer<typeof productTextSchema>;

export const productPriceSchema = z
  .number()
  .min(0)
  .max(100_000)
  .refine(
    (value) => Number(value.toFixed(2)) === value,
    validationText({
      en: 'Give at most two decimals.',
      'pt-BR': 'Informe no máximo duas casas decimais.',
      es: 'Indica como máximo dos decimales.',
    }),
  );

/** What is the same in every language. */
export const productFactsSchema = z.object({
  type: productTypeSchema,
  category: z.enum(productCategories),
  price: productPriceSchema,
  version: versionNumberSchema,
  compatibility: writtenLine
    .min(1)
    .max(120)
    .refine(
      saysSomething,
      validationText({
        en: 'Write what it works with: dashes alone say nothing.',
        'pt-BR': 'Escreva com o que funciona: só traços não dizem nada.',
        es: 'Escribe con qué funciona: los guiones solos no dicen nada.',
      }),
    ),
  /** Ids of products shown below this one. */
  related: z.array(slugSchema).max(12),
  /** Position among the featured products, from 1; null: not featured. */
  featuredPlace: z.int().min(1).max(1000).nullable(),
});

export const newProductSchema = productFactsSchema
  .partial({ related: true, featuredPlace: true })
  .extend({ id: slugSchema, texts: z.object(forEachLanguage(() => productTextSchema)) });
export type NewProduct = z.infer<typeof newProductSchema>;

export const productChangeSchema = productFactsSchema
  .extend({
    status: z.enum(productStatuses),
    /** With the status `published`: when it goes on sale, in the future. */
    publishAt: scheduledTimeSchema,
    texts: z.object(forEachLanguage(() => productTextSchema.partial())).partial(),
  })
  .partial()
  .strict()
  .refine(...changesSomething);
export type ProductChange = z.infer<typeof productChangeSchema>;

/** A product in the list of the manager; its name is in the language of the response. */
export const adminProductSchema = z.object({
  id: slugSchema,
  name: z.string(),
  type: productTypeSchema,
  category: z.enum(productCategories),
  price: z.number(),
  status: z.enum(productStatuses),
  version: z.string(),
  /** Languages in which it lacks texts that it has in another, or needs to be sold. */
  missing: z.array(z.enum(languages)),
  updatedAt: z.iso.datetime(),
  /** In the future: published by schedule. */
  publishedAt: z.iso.datetime().nullable(),
});
export const adminProductsSchema = keysetPageOf(adminProductSchema);
export type AdminProduct = z.infer<typeof adminProductSchema>;

export const adminProductSorts = ['updatedAt', 'name', 'price'] as const;
/** Unknown filters mean "all", as in the store's lists. */
/** States that admins list by: `scheduled` are those published at a time to come. */
export const listedProductStates = ['draft', 'scheduled', 'published', 'archived'] as const;

export const adminProductQuery = keysetQuery(adminProductSorts).extend({
  status: z.enum(listedProductStates).optional().catch(undefined),
  type: productTypeSchema.optional().catch(undefined),
  category: z.enum(productCategories).optional().catch(undefined),
  /** Only those with these ids, separated by commas. */
  ids: z
    .string()
    .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+){0,99}$/)
    .max(10_000)
    .optional(),
  q: z.string().trim().max(100).optional(),
});
export type AdminProductQuery = z.infer<typeof adminProductQuery>;

/** A file that was put on sale with a product. Earlier ones are kept. */
export const productVersionSchema = z.object({
  id: z.uuid(),
  version: z.string(),
  /** As named by the admin who added it. */
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  addedAt: z.iso.datetime(),
  /** Whether it is the one that buyers get. */
  current: z.boolean(),
  /** Whether buyers aren't offered it any more. */
  withdrawn: z.boolean(),
});
export type ProductVersion = z.infer<typeof productVersionSchema>;

/** A product with everything an admin may change. */
export const managedProductSchema = productFactsSchema.extend({
  id: slugSchema,
  status: z.enum(productStatuses),
  texts: z.object(forEachLanguage(() => productTextSchema)),
  imageUrl: z.string(),
  /** Whether there is a file that buyers get. */
  hasFile: z.boolean(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** Names this state in If-Match: the same content has the same tag. */
  tag: z.string(),
});
export type ManagedProduct = z.infer<typeof managedProductSchema>;
