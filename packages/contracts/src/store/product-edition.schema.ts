import { z } from 'zod';
import { changesSomething } from '../http/change.schema.ts';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { scheduledTimeSchema } from '../http/schedule.schema.ts';
import { forEachLanguage, languages } from '../texts/languages.ts';
import { validationText } from '../texts/validation-texts.ts';
import { productTypeSchema } from './product.schema.ts';
import { productStatuses } from './product.ts';
import { managedProductSchema, productFactsSchema, productTextSchema } from './product-admin.schema.ts';

/**
 * What a producer writes of a product: a new one, or the next edition of one that is on sale. Its place among the
 * featured products is the shop's.
 */
const writtenFacts = productFactsSchema.omit({ featuredPlace: true });
const texts = z.object(forEachLanguage(() => productTextSchema));

// Addresses of the shop and of the producer's pages themselves, which would hide a product of that name.
const reserved = new Set(['bulk', 'featured', 'new', 'search-entries']);

export const newOwnProductSchema = writtenFacts.partial({ related: true }).extend({
  id: slugSchema.refine(
    (id) => !reserved.has(id),
    validationText({
      en: 'This is an address of the shop itself: choose another.',
      'pt-BR': 'Este é um endereço da própria loja: escolha outro.',
      es: 'Esta es una dirección de la propia tienda: elige otra.',
    }),
  ),
  texts,
});
export type NewOwnProduct = z.infer<typeof newOwnProductSchema>;

export const editionChangeSchema = writtenFacts
  .extend({ texts: z.object(forEachLanguage(() => productTextSchema.partial())).partial() })
  .partial()
  .strict()
  .refine(...changesSomething);
export type EditionChange = z.infer<typeof editionChangeSchema>;

export const editionStatuses = ['draft', 'submitted'] as const;
const status = z.enum(editionStatuses);
export type EditionStatus = z.infer<typeof status>;

/** A product as its producer writes it; buyers see nothing of it before an admin publishes it. */
export const productEditionSchema = writtenFacts.extend({
  id: slugSchema,
  status,
  /** Whether there is no product yet that it would change. */
  isNew: z.boolean(),
  texts,
  imageUrl: z.string(),
  /** Whether it has a picture of its own, not the one of its type. */
  hasImage: z.boolean(),
  /** The file that it brings; null: what is on sale stays. */
  file: z.object({ name: z.string(), bytes: z.int(), sha256: z.string() }).nullable(),
  /** What differs from the product as it was when this edition was begun: `price`, `texts.es.name`, `image`, `file`. */
  changed: z.array(z.string()),
  /** What an admin wrote when sending it back. */
  adminNote: z.string().nullable(),
  /** Names facts and texts in If-Match. */
  tag: z.string(),
  /** Number of saves: names the whole edition in If-Match of a decision about it. */
  revision: z.int(),
  updatedAt: z.iso.datetime(),
});
export type ProductEdition = z.infer<typeof productEditionSchema>;

/** A producer's own product: as it is on sale, and what is being written. */
export const ownProductSchema = z.object({
  id: slugSchema,
  product: managedProductSchema.nullable(),
  edition: productEditionSchema.nullable(),
});
export type OwnProduct = z.infer<typeof ownProductSchema>;

export const ownProductSummarySchema = z.object({
  id: slugSchema,
  name: z.string(),
  type: productTypeSchema,
  price: z.number(),
  /** Null: it was never published. */
  status: z.enum(productStatuses).nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** What is being written; null: nothing. */
  edition: status.nullable(),
  /** Whether an admin sent it back with a note. */
  sentBack: z.boolean(),
  /** Languages in which what is being written still lacks texts. */
  missing: z.array(z.enum(languages)),
  updatedAt: z.iso.datetime(),
});
export type OwnProductSummary = z.infer<typeof ownProductSummarySchema>;
export const ownProductsSchema = keysetPageOf(ownProductSummarySchema);
export const ownProductQuery = keysetQuery(['updatedAt', 'name']);
export type OwnProductQuery = z.infer<typeof ownProductQuery>;

/** What producers have handed in, as the products manager lists it. */
export const handedInProductSummarySchema = z.object({
  id: slugSchema,
  name: z.string(),
  isNew: z.boolean(),
  type: productTypeSchema,
  price: z.number(),
  version: z.string(),
  ownerId: z.uuid(),
  submittedAt: z.iso.datetime(),
});
export type HandedInProductSummary = z.infer<typeof handedInProductSummarySchema>;
export const handedInProductsSchema = keysetPageOf(handedInProductSummarySchema);
export const handedInProductQuery = keysetQuery(['submittedAt']);
export type HandedInProductQuery = z.infer<typeof handedInProductQuery>;

/** What a zip file says that it contains. */
export const zipContentsSchema = z.object({
  /** The first 500. */
  files: z.array(z.object({ name: z.string(), bytes: z.int() })),
  /** Of all files, as `bytes` is of all, unpacked. */
  count: z.int(),
  bytes: z.int(),
});
export type ZipContents = z.infer<typeof zipContentsSchema>;

/** What an admin decides about. */
export const handedInProductSchema = z.object({
  edition: productEditionSchema,
  /** Who handed it in, by username; null when that isn't known now. */
  producer: z.string().nullable(),
  /** As it is now; null for a new one. */
  product: managedProductSchema.nullable(),
  /** Of what the edition changes: what has been changed on the product, too, since the edition was begun. */
  outdated: z.array(z.string()),
  /** What is inside the edition's file; null when it has none, or it isn't a zip file. */
  contents: zipContentsSchema.nullable(),
});
export type HandedInProduct = z.infer<typeof handedInProductSchema>;

export const editionDecisionSchema = z.object({
  /** The tag of the product that the admin has seen; null for a new one. */
  tag: z.string().max(64).nullable(),
  /** Whether owners are mailed what is new in its version. */
  mail: z.boolean().default(false),
  /** When a new product goes on sale; at once without it. */
  publishAt: scheduledTimeSchema.optional(),
});
export type EditionDecision = z.infer<typeof editionDecisionSchema>;
