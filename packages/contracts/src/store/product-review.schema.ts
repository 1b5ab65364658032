import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import {
  makersReviewSchema,
  makersReviewsOf,
  managedReviewPart,
  newReviewSchema,
  ownReviewSchema,
  repliedReviewSchema,
  reviewReplySchema,
} from '../reviews/review.schema.ts';
import { reviewLimits } from '../reviews/reviews.ts';
import { writtenLine } from '../texts/written-text.ts';

export const productReviewSchema = repliedReviewSchema.extend({ title: z.string().nullable() });

export const newProductReviewSchema = newReviewSchema.extend({
  title: writtenLine.max(reviewLimits.title).optional(),
});
export const ownProductReviewSchema = ownReviewSchema.extend({ title: z.string().nullable() });
export const adminProductReviewSchema = ownProductReviewSchema.extend({
  ...managedReviewPart,
  productId: slugSchema,
  productName: z.string(),
  reply: reviewReplySchema.nullable(),
  /** Of a product of the house, whose reviews admins reply to. */
  ofHouse: z.boolean(),
});
/** As the product's producer sees it. */
export const makersProductReviewSchema = makersReviewSchema.extend({ title: z.string().nullable() });
export const makersProductReviewsSchema = makersReviewsOf(makersProductReviewSchema).extend({
  /** The product's, in the language of the response. */
  name: z.string(),
});

export type ProductReview = z.infer<typeof productReviewSchema>;
export type NewProductReview = z.infer<typeof newProductReviewSchema>;
export type OwnProductReview = z.infer<typeof ownProductReviewSchema>;
export type MakersProductReviews = z.infer<typeof makersProductReviewsSchema>;
export type MakersProductReview = z.infer<typeof makersProductReviewSchema>;
export type AdminProductReview = z.infer<typeof adminProductReviewSchema>;
