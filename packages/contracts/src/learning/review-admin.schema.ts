import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { managedReviewPart, ownReviewSchema, reviewReplySchema } from '../reviews/review.schema.ts';

export const adminReviewSchema = ownReviewSchema.extend({
  ...managedReviewPart,
  courseId: slugSchema,
  courseTitle: z.string(),
  reply: reviewReplySchema.nullable(),
});

export type AdminReview = z.infer<typeof adminReviewSchema>;
