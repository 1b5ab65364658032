import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { managedReviewPart, ownReviewSchema } from '../reviews/review.schema.ts';

export const adminReviewSchema = ownReviewSchema.extend({
  ...managedReviewPart,
  courseId: slugSchema,
  courseTitle: z.string(),
});

export type AdminReview = z.infer<typeof adminReviewSchema>;
