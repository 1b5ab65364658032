import { z } from 'zod';
import { pageQuery, slugSchema } from '../http/list.schema.ts';
import { productCategories, productSorts, productTypes } from './product.ts';
import { productReviewSchema } from './product-review.schema.ts';

export const productTypeSchema = z.enum(productTypes);

/** The fields of a card. Texts are in the language of the response. */
export const productSummarySchema = z.object({
  id: slugSchema,
  name: z.string(),
  /** One sentence. */
  description: z.string(),
  price: z.number(),
  type: productTypeSchema,
  imageUrl: z.string().optional(),
  category: z.enum(productCategories),
  version: z.string(),
  /** For example "Revit 2021–2026" or "Python 3.9+". */
  compatibility: z.string(),
  rating: z.number().min(0).max(5),
  reviewCount: z.int(),
  updatedAt: z.iso.datetime(),
  /** Whose product it is, and where their page is; without one, the shop's own. */
  producer: z.object({ id: slugSchema, name: z.string() }).optional(),
});

export const productSchema = productSummarySchema.extend({
  /** Paragraphs of the long description. */
  body: z.array(z.string()),
  inside: z.array(z.object({ name: z.string(), text: z.string() })),
  requirements: z.array(z.string()),
  changelog: z.array(z.object({ version: z.string(), date: z.iso.date(), notes: z.array(z.string()) })),
  related: z.array(productSummarySchema),
  /** The product at work, beside its cover. */
  pictures: z.array(z.object({ imageUrl: z.string(), alt: z.string() })),
  /** Newest published reviews, ten at most. */
  reviews: z.array(productReviewSchema),
  /** Number of reviews for 1, 2, 3, 4 and 5 stars, in that order. */
  reviewHistogram: z.array(z.int()).length(5),
  download: z.object({ fileName: z.string(), bytes: z.int() }),
});

/** Unknown types and categories mean "all": the page shows the notice. */
export const productQuery = pageQuery.extend({
  type: productTypeSchema.optional().catch(undefined),
  category: z.enum(productCategories).optional().catch(undefined),
  /** Only products of this producer. */
  author: slugSchema.optional(),
  q: z.string().trim().max(100).optional(),
  sort: z.enum(productSorts).default('newest').catch('newest'),
});

export type ProductSummary = z.infer<typeof productSummarySchema>;
export type Product = z.infer<typeof productSchema>;
