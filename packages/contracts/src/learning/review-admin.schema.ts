import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { ownReviewSchema } from '../reviews/review.schema.ts';

export const adminReviewSchema = ownReviewSchema.extend({
  courseId: slugSchema,
  courseTitle: z.string(),
  authorName: z.string(),
});

export type AdminReview = z.infer<typeof adminReviewSchema>;
