import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import {
  managedReviewPart,
  newReviewSchema,
  ownReviewSchema,
  publishedReviewSchema,
} from '../reviews/review.schema.ts';
import { reviewLimits } from '../reviews/reviews.ts';
import { writtenLine } from '../texts/written-text.ts';

export const productReviewSchema = publishedReviewSchema.extend({ title: z.string().nullable() });

export const newProductReviewSchema = newReviewSchema.extend({
  title: writtenLine.max(reviewLimits.title).optional(),
});
export const ownProductReviewSchema = ownReviewSchema.extend({ title: z.string().nullable() });
export const adminProductReviewSchema = ownProductReviewSchema.extend({
  ...managedReviewPart,
  productId: slugSchema,
  productName: z.string(),
});

export type ProductReview = z.infer<typeof productReviewSchema>;
export type NewProductReview = z.infer<typeof newProductReviewSchema>;
export type OwnProductReview = z.infer<typeof ownProductReviewSchema>;
export type AdminProductReview = z.infer<typeof adminProductReviewSchema>;
