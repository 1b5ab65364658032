import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import {
  managedReviewPart,
  ownReviewSchema,
  publishedReviewSchema,
  reviewReplySchema,
} from '../reviews/review.schema.ts';

export const adminReviewSchema = ownReviewSchema.extend({
  ...managedReviewPart,
  courseId: slugSchema,
  courseTitle: z.string(),
  reply: reviewReplySchema.nullable(),
});

/** As the instructor of the course sees it. */
export const instructorReviewSchema = publishedReviewSchema.extend({
  reply: reviewReplySchema.nullable(),
  /** Then a reply can be removed, but not written or changed. */
  purchaseEnded: managedReviewPart.purchaseEnded,
});
export const courseReviewQuery = z.object({ show: z.enum(['all', 'unanswered']).default('all') });
export const courseReviewListSchema = z.object({
  all: z.int(),
  unanswered: z.int(),
  /** Newest first, 200 at most. */
  reviews: z.array(instructorReviewSchema),
});

export type InstructorReview = z.infer<typeof instructorReviewSchema>;
export type CourseReviewQuery = z.infer<typeof courseReviewQuery>;
export type CourseReviewList = z.infer<typeof courseReviewListSchema>;
export type AdminReview = z.infer<typeof adminReviewSchema>;
