import { z } from 'zod';
import { keysetQuery } from '../http/keyset.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { ownReviewSchema } from './discussion.schema.ts';
import { adminReviewSorts, mostReviewsAtOnce, reviewStatuses } from './learning.ts';

export const adminReviewQuery = keysetQuery(adminReviewSorts).extend({
  status: z.enum(reviewStatuses).optional(),
  q: z.string().trim().max(100).optional(),
});
export const adminReviewSchema = ownReviewSchema.extend({
  courseId: slugSchema,
  courseTitle: z.string(),
  authorName: z.string(),
});

export const reviewDecisionsSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(mostReviewsAtOnce),
  decision: z.enum(['published', 'declined']),
  /** Shown to the authors of the reviews. */
  note: z.string().trim().max(1000).optional(),
});
export const reviewResultsSchema = z.object({
  results: z.array(z.object({ id: z.uuid(), result: z.enum(['decided', 'unchanged', 'missing']) })),
});

export type AdminReview = z.infer<typeof adminReviewSchema>;
export type AdminReviewQuery = z.infer<typeof adminReviewQuery>;
export type ReviewDecisions = z.infer<typeof reviewDecisionsSchema>;
export type ReviewResults = z.infer<typeof reviewResultsSchema>;
